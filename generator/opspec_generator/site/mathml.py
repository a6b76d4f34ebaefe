"""Formulas as MathML, made when the site is built: no script, no fonts, nothing from the network."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import TYPE_CHECKING
from xml.etree import ElementTree

from docutils import nodes
from latex2mathml.converter import convert

from opspec_generator.site.formula_names import linked

if TYPE_CHECKING:
    from sphinx.application import Sphinx
    from sphinx.writers.html5 import HTML5Translator

NAMESPACE = "http://www.w3.org/1998/Math/MathML"
WORD = re.compile(r"[A-Za-z]{2,}")
FENCES = "([{⌊⌈|"
BRACKETS = frozenset("()[]⌊⌋⌈⌉")
PLAIN = {"⧵": "∖"}  # signs that few fonts have, and what they are replaced by


def mathml(latex: str, display: str) -> str:
    """The formula as a `<math>` element."""
    root = ElementTree.fromstring(convert(latex, display=display).replace("&<", "&amp;<"))
    for element in list(root.iter()):
        _join_letters(element)
    for element in list(root.iter()):
        _space_functions(element)
        _draw_plainly(element)
    ElementTree.register_namespace("", NAMESPACE)
    return ElementTree.tostring(root, encoding="unicode")


def _join_letters(parent: ElementTree.Element) -> None:
    r"""Make one identifier of the letters of \mathit{name}, which the converter gives one by one."""
    letters = list(parent)
    variants = {letter.get("mathvariant") for letter in letters}
    if not letters or len(variants) != 1 or None in variants or any(len(letter) for letter in letters):
        return
    text = "".join(letter.text or "" for letter in letters)
    if len(letters) == 1 and letters[0].tag.endswith("mn"):
        return
    for letter in letters:
        parent.remove(letter)
    joined = ElementTree.SubElement(parent, f"{{{NAMESPACE}}}mi", {"class": f"math-{variants.pop()}"})
    joined.text = text


def _space_functions(parent: ElementTree.Element) -> None:
    """Names of functions are identifiers, with a thin space before an argument that has no brackets."""
    children = list(parent)
    for at, child in enumerate(children):
        word = child.text or ""
        if not WORD.fullmatch(word) or child.tag.endswith("mtext") or word in ("mod", "rem"):
            continue
        child.tag = f"{{{NAMESPACE}}}mi"
        after = children[at + 1] if at + 1 < len(children) else None
        if parent.tag.endswith("mrow") and after is not None and word[0].islower() and not child.get("class"):
            first = next((leaf.text or "" for leaf in after.iter() if leaf.text), "")
            if first[:1] not in FENCES and not after.tag.endswith("mo"):
                space = ElementTree.Element(f"{{{NAMESPACE}}}mspace", {"width": "0.17em"})
                parent.insert(list(parent).index(after), space)


def _draw_plainly(element: ElementTree.Element) -> None:
    """Ask for no glyph that only mathematical fonts have: the style slants letters and draws braces."""
    tag = element.tag.rpartition("}")[2]
    if tag == "mi" and re.fullmatch(r"[A-Za-z]", element.text or ""):
        element.set("mathvariant", "normal")
        element.set("class", "math-italic")
    if tag == "mtable":
        element.set("displaystyle", "true")
    if tag == "mo" and element.text in BRACKETS and element.get("stretchy") == "true":
        element.attrib.clear()  # as it is anyhow, first or last in its row
    if element.text in PLAIN:
        element.text = PLAIN[element.text]
    children = list(element)
    for brace, table in pairwise(children):
        if brace.text == "{" and brace.get("fence") and table.tag.endswith("mtable"):
            element.remove(brace)
            table.set("class", "math-cases")


def _visit_inline(self: HTML5Translator, node: nodes.math) -> None:
    self.body.append(linked(mathml(node.astext(), "inline"), node.get("known", {})))
    raise nodes.SkipNode


def _visit_block(self: HTML5Translator, node: nodes.math_block) -> None:
    formula = linked(mathml(node.astext(), "block"), node.get("known", {}))
    self.body.append(f'<div class="math">{formula}</div>\n')
    raise nodes.SkipNode


def setup(app: Sphinx) -> None:
    app.add_html_math_renderer("mathml", (_visit_inline, None), (_visit_block, None))
