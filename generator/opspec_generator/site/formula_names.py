"""Names in the formulas of an op's page: each leads to where it is declared, and says under the pointer what it is."""

from __future__ import annotations

import re
from dataclasses import dataclass
from html import escape
from typing import TYPE_CHECKING, TypeAlias

from docutils import nodes

from opspec_generator.site.op_pages import op_of
from opspec_generator.site.spec_ops import op_named
from opspec_generator.spelling.plain import plain
from opspec_model.definitions.spec import Op, Pull

if TYPE_CHECKING:
    from sphinx.application import Sphinx

_DEFINED = re.compile(r"(?:\\mathit\{(?P<name>[\w\\]+)\}|(?P<letter>[a-zA-Z]))\s*(?:=|\\;\\iff)")
_NAME = re.compile(r'(<mi[^>]*class="math-italic"[^>]*>)([^<]+)(</mi>)')
_FUNCTION = re.compile(r"(<mi(?: class=\"math-normal\")?>)([a-z_]\w+)(</mi>)")


@dataclass(frozen=True)
class DeclaredName:
    """Where a name is declared on the page, or on another, and what it is."""

    address: str
    words: str


Names: TypeAlias = dict[str, DeclaredName]


def names_of(op: Op) -> Names:
    """The names that formulas of an op may have, and the functions."""
    found = {
        name: DeclaredName(f"../primitives.html#{nodes.make_id(f'primitive-{name}')}", row.summary)
        for name, row in op.base.primitives.items()
    }
    for value in (*op.operands, *op.results):
        found[value.name] = DeclaredName(f"#param-{value.name}", f"{value.name}: {value.type}. {value.words}")
    for leaf in op.leaves:
        found[leaf.name] = DeclaredName(f"#param-{leaf.name}", f"{leaf.name}: {leaf.kind}. {leaf.words}")
    for region in op.regions:
        found[region.name] = DeclaredName(f"#param-{region.name}", f"{region.name}: {region.text}. {region.words}")
    stages = op.semantics.stages if isinstance(op.semantics, Pull) else ()
    for binding in (*op.defines, *(binding for stage in stages for binding in stage.bindings)):
        text = f"{binding.name} = {plain(binding.value, op.base)}"
        found[binding.name] = DeclaredName(f"#let-{binding.name}", text)
    for stage in stages:
        found.setdefault(
            stage.index, DeclaredName("#meaning", f"{stage.index}: the index of an element of {stage.name}")
        )
    return found


def linked(formula: str, names: Names) -> str:
    """MathML in which names are links."""

    def link(match: re.Match[str]) -> str:
        meant = names.get(match[2])
        if meant is None:
            return match[0]
        words = escape(" ".join(meant.words.split()), quote=True)
        return f'{match[1]}<a class="name" href="{meant.address}" title="{words}">{match[2]}</a>{match[3]}'

    return _FUNCTION.sub(link, _NAME.sub(link, formula))


def defined_in(latex: str) -> str:
    """The name that an equation defines."""
    found = _DEFINED.match(latex)
    return (found["name"] or found["letter"]).replace("\\", "") if found else ""


def _prepare(app: Sphinx, doctree: nodes.document) -> None:
    """Formulas of an op's page get its names, and rows of its tables are places to go to."""
    name = op_of(app.env, app.env.docname)
    if not name:
        return
    names = names_of(op_named(app.config, name))
    inside = {meant.address for meant in names.values()}
    for row in doctree.findall(nodes.row):
        told = row[0].astext().removeprefix("↳ ").strip()
        if f"#param-{told}" in inside and f"param-{told}" not in doctree.ids:
            row["ids"].append(f"param-{told}")
            doctree.ids[f"param-{told}"] = row
    formulas = list(doctree.findall(lambda node: isinstance(node, nodes.math | nodes.math_block)))
    for formula in formulas:
        let = f"let-{defined_in(formula.astext())}"
        if isinstance(formula, nodes.math_block) and f"#{let}" in inside and let not in doctree.ids:
            formula["ids"].append(let)
            doctree.ids[let] = formula
    # What only rules use has no equation of its own.
    placed = {
        name: one if _is_there(one, doctree) else DeclaredName("#meaning", one.words) for name, one in names.items()
    }
    for formula in formulas:
        formula["known"] = placed


def _is_there(meant: DeclaredName, doctree: nodes.document) -> bool:
    return not meant.address.startswith("#") or meant.address[1:] in doctree.ids


def setup(app: Sphinx) -> None:
    app.connect("doctree-read", _prepare)
