"""What pages of the spec are written in: rules with permanent anchors, tensors as tables, files folded away.

The pages themselves are generated (`docs/` among what is generated). A pack's `conf.py` lies there; ours lies with the
pages written by hand, below which the generated ones are mirrored, so that one site holds both.
"""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Sequence
from functools import cache
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING, Any

from docutils import nodes
from pygments.formatters import HtmlFormatter
from pygments.lexers import PythonLexer, TextLexer
from pygments.token import Token
from sphinx.highlighting import PygmentsBridge
from sphinx.util.docutils import SphinxDirective
from sphinx.util.osutil import relative_uri

from opspec_generator.emit.site.markup import worded
from opspec_generator.fingerprints import digest_files, files_below
from opspec_generator.site import op_files
from opspec_generator.site.mirrored_pages import folder
from opspec_generator.site.mlir_lexer import BriefMlirLexer, MlirLexer
from opspec_model.names import module_name
from opspec_model.text.literals import TensorLiteral, parse_literal

if TYPE_CHECKING:
    from sphinx.application import Sphinx
    from sphinx.environment import BuildEnvironment
    from sphinx.writers.html5 import HTML5Translator

_HYPHENED = re.compile(r"\S*-\S*")
MOST_ROWS, MOST_COLUMNS = 16, 16
WORTH_A_PROCESS = 12  # pages that are read by several
MOST_COLOURED = 5_000  # characters of a generated file whose words have colours: each takes as much room again


# --- rules ----------------------------------------------------------------------------------------


class _Lean(HtmlFormatter[str]):
    """Colours without elements for what has none: names, blanks and brackets, which are most words of a program."""

    _none = (Token.Name, Token.Punctuation, Token.Text, Token.Text.Whitespace)

    def _get_css_classes(self, ttype: Any) -> str:
        return "" if ttype in self._none else str(super()._get_css_classes(ttype))


class RuleDirective(SphinxDirective):
    """`rule NAME ANCHOR`: a rule of an op, to be referred to as {ref}`NAME`, and a program that breaks it."""

    required_arguments = 2
    has_content = True

    def run(self) -> list[nodes.Node]:
        name, anchor = self.arguments
        label = name.lower()
        domain = self.env.domains.standard_domain
        # Not by way of a target: docutils would write the anchor in lower case.
        domain.anonlabels[label] = self.env.docname, anchor
        domain.labels[label] = self.env.docname, anchor, name
        box = nodes.container(classes=["rule"], ids=[anchor])
        heading = nodes.paragraph(classes=["rule-name"])
        heading += nodes.reference("", name, internal=True, refuri=f"#{anchor}")
        box += heading
        said = self.parse_content_to_nodes()
        if said and isinstance(said[0], nodes.paragraph):
            box += said.pop(0)
        found = self.broken(name)
        title = ["formula"] if said else []
        if found is not None:
            program, message = found
            title += ["message", "a program that breaks it"]
            said += [
                nodes.literal_block("", message, language="text"),
                nodes.literal_block("", program, language="mlir-brief"),
            ]
        if not name.rpartition(".")[2].startswith("T"):
            said.append(nodes.paragraph("", "", op_files.link(self.env, self.of(name), name.rpartition(".")[2])))
        if said:
            words = ", ".join(title)
            box += folded_away(f"{words[0].upper()}{words[1:]}", *said)
        return [box]

    def of(self, name: str) -> str:
        """The op that has a rule of this name."""
        op = name.rpartition(".")[0]
        return op if "." in op else f"stablehlo.{op}"

    def broken(self, name: str) -> tuple[str, str] | None:
        rule = name.rpartition(".")[2]
        dialect, _, short = self.of(name).partition(".")
        path = next(Path(self.config.opspec_generated).glob(f"*/witnesses/{dialect}/{module_name(short)}.py"), None)
        if path is None:
            return None
        self.env.note_dependency(str(path))
        return _broken_programs(path, path.stat().st_mtime_ns).get(rule)


@cache
def _broken_programs(path: Path, _changed: int) -> dict[str, tuple[str, str]]:
    """For each rule a generated program that breaks it, and the diagnostic."""
    from opspec.programs.loading import load_generic
    from opspec.programs.records import import_module
    from opspec.verification.verifier import verify_view

    found: dict[str, tuple[str, str]] = {}
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.AnnAssign) and getattr(node.target, "id", "") == "BREAKS" and node.value:
            for rule, program in ast.literal_eval(node.value):
                if rule in found:
                    continue
                # None where the rule was edited, and programs that break what it says now are not found yet.
                if diagnostics := verify_view(import_module(load_generic(program))).diagnostics:
                    found[rule] = program.strip(), "\n\n".join(map(str, diagnostics))
    return found


# --- tensors --------------------------------------------------------------------------------------


class TensorDirective(SphinxDirective):
    """`tensor NAME` with a literal: its type, and its elements as a table; a token or a tuple as it is written."""

    required_arguments = 1
    final_argument_whitespace = True
    has_content = True

    def run(self) -> list[nodes.Node]:
        text = " ".join(self.content)
        literal = parse_literal(text)
        if not isinstance(literal, TensorLiteral):
            line = nodes.paragraph(classes=["tensor-name"])
            line += [nodes.literal("", self.arguments[0]), nodes.Text(" "), nodes.literal("", text)]
            return [nodes.container("", line, classes=["tensor"])]
        figure = nodes.container(classes=["tensor"])
        caption = nodes.paragraph(classes=["tensor-name"])
        type_ = text[: len(text) - len(text.partition("> ")[2])].strip()
        caption += [
            nodes.literal("", self.arguments[0]),
            nodes.Text(" "),
            nodes.inline("", type_, classes=["tensor-type"]),
        ]
        figure += caption
        size = 1
        for extent in literal.shape:
            size *= extent
        values = list(literal.values) * (size if literal.splat else 1)
        if size == 0:
            figure += nodes.paragraph("", "no elements", classes=["tensor-note"])
            return [figure]
        columns = literal.shape[-1] if literal.shape else 1
        rows = [values[at : at + columns] for at in range(0, size, columns)]
        if columns > MOST_COLUMNS or len(rows) > MOST_ROWS:
            figure += nodes.literal_block("", text.removeprefix(type_).strip(), language="text")
            return [figure]
        # Blocks of two dimensions, one for each index of the others.
        height = literal.shape[-2] if len(literal.shape) > 1 else 1
        for at in range(0, len(rows), height):
            if len(literal.shape) > 2:
                index: list[str] = []
                block = at // height
                for extent in reversed(literal.shape[:-2]):
                    block, digit = divmod(block, extent)
                    index.insert(0, str(digit))
                figure += nodes.paragraph("", f"[{', '.join(index)}, :, :]", classes=["tensor-note"])
            figure += tabled(rows[at : at + height])
        return [figure]


def tabled(rows: list[list[str]], head: Sequence[str] | None = None) -> nodes.table:
    width = len(head or rows[0])
    table = nodes.table(classes=["cells"] if head is None else ["wide"])
    group = nodes.tgroup(cols=width)
    table += group
    group += [nodes.colspec(colwidth=1) for _ in range(width)]
    if head is not None:
        group += nodes.thead("", _row([[nodes.Text(text)] for text in head]))
    body = nodes.tbody()
    group += body
    body += [_row([[nodes.Text(text)] for text in row]) for row in rows]
    return table


def _row(cells: list[list[nodes.Node]]) -> nodes.row:
    return nodes.row("", *(nodes.entry("", nodes.paragraph("", "", *cell)) for cell in cells))


# --- files ----------------------------------------------------------------------------------------


class folded(nodes.General, nodes.Element):  # noqa: N801 (docutils names the visitors after it)
    """Content that is shown on demand."""


def folded_away(title: str, *content: nodes.Node) -> folded:
    return folded("", *content, title=title)


def _visit_folded(self: HTML5Translator, node: folded) -> None:
    self.body.append(f'<details class="folded"><summary>{self.encode(node["title"])}</summary>\n')


def _depart_folded(self: HTML5Translator, _node: folded) -> None:
    self.body.append("</details>\n")


class FoldedDirective(SphinxDirective):
    """`folded TITLE`: content that is shown on demand."""

    required_arguments = 1
    final_argument_whitespace = True
    has_content = True

    def run(self) -> list[nodes.Node]:
        return [folded_away(self.arguments[0].replace("`", ""), *self.parse_content_to_nodes())]


class Generated(SphinxDirective):
    """`generated TITLE` with the path of a generated file: its text, folded; nothing without such a file."""

    required_arguments = 1
    final_argument_whitespace = True
    has_content = True

    def run(self) -> list[nodes.Node]:
        path = Path(self.config.opspec_generated) / self.content[0]
        if not path.exists():
            return []
        self.env.note_dependency(str(path))
        content = path.read_text(encoding="utf-8").rstrip()
        language = {".py": "python", ".cu": "cuda"}.get(path.suffix, "text") if len(content) < MOST_COLOURED else "text"
        text = nodes.literal_block("", content, language=language)
        return [folded_away(f"{self.arguments[0]}: {path.name}", text)]


class SectionDirective(SphinxDirective):
    """`section FILE KEY`: that part of an op file, as it is written."""

    required_arguments = 2

    def run(self) -> list[nodes.Node]:
        file, key = self.arguments
        path = Path(self.config.opspec_spec) / file.removeprefix("spec/")
        self.env.note_dependency(str(path))
        lines = path.read_text(encoding="utf-8").splitlines()
        start = next(at for at, line in enumerate(lines) if line.startswith(f"{key}:"))
        rest = lines[start + 1 :]
        length = next((at for at, line in enumerate(rest) if line[:1].strip()), len(rest))
        text = "\n".join([lines[start], *rest[:length]])
        return [nodes.literal_block("", text, language="yaml")]


# --- the matrix -----------------------------------------------------------------------------------


class Matrix(SphinxDirective):
    """`matrix`: how many rules the coverage matrix has. `matrix DIALECT`: its rows for the ops of a dialect."""

    optional_arguments = 1
    head = ("rule", "what it says", "programs that break it", "programs that keep it", "bounds met")

    def run(self) -> list[nodes.Node]:
        path = Path(self.config.opspec_generated) / "matrix.json"
        if not path.exists():
            return [nodes.paragraph("", "It has not been generated yet.")]
        self.env.note_dependency(str(path))
        matrix: dict[str, list[dict[str, Any]]] = json.loads(path.read_text(encoding="utf-8"))
        if not self.arguments:
            rules = [row for found in matrix.values() for row in found]
            waived = sum(bool(row["unwitnessed"]) for row in rules)
            counts = f"{len(rules)} rules of {len(matrix)} operations; unwitnessed, with a reason: {waived or 'none'}."
            return [nodes.paragraph("", counts)]
        rows = [
            row
            for op, found in matrix.items()
            if op.startswith(f"{self.arguments[0]}.")
            for row in (
                *(self.cells(op, row) for row in found if not row["rule"].startswith("T")),
                self.together(op, [row for row in found if row["rule"].startswith("T")]),
            )
        ]
        # As text: there are a thousand of them, and an edit of any rule makes the page anew.
        lines = "\n".join(f"<tr>{''.join(f'<td>{cell}</td>' for cell in row)}</tr>" for row in rows)
        head = "".join(f'<th class="head">{words}</th>' for words in self.head)
        table = f'<table class="wide docutils"><thead><tr>{head}</tr></thead>\n<tbody>\n{lines}\n</tbody></table>'
        return [nodes.raw("", f'<div class="table-wrapper wide docutils container">{table}</div>', format="html")]

    def cells(self, op: str, row: dict[str, Any]) -> list[str]:
        missed = row["bounds_missed"]
        met = f"{row['bounds'] - len(missed)} of {row['bounds']}" if row["bounds"] else ""
        broken = escape(row["unwitnessed"] or str(row["negative"]))
        return [self.link(op, row), worded(row["says"]), broken, str(row["positive"]), met]

    def together(self, op: str, rows: list[dict[str, Any]]) -> list[str]:
        """What is asked of every op, in one row."""
        names = f"{self.link(op, rows[0])} to {rows[-1]['rule']}"
        return [names, "what is asked of every operation", _spread(rows, "negative"), _spread(rows, "positive"), ""]

    def link(self, op: str, row: dict[str, Any]) -> str:
        page = relative_uri(self.env.docname, f"{folder(self.config, self.env.srcdir)}{op.replace('.', '/', 1)}.html")
        return f'<a class="reference internal" href="{page}#{row["anchor"]}">{escape(row["diagnostic"])}</a>'


def _spread(rows: Sequence[dict[str, Any]], key: str) -> str:
    """How many programs each of several rules has, and why one has none."""
    counts = [row[key] for row in rows if not row["unwitnessed"]]
    each = str(min(counts, default=0)) if len({*counts}) < 2 else f"{min(counts)} to {max(counts)}"
    reasons = dict.fromkeys(escape(row["unwitnessed"]) for row in rows if row["unwitnessed"])
    return "; ".join([f"{each} each" if len(rows) > 1 else each, *reasons])


# --- words that are code --------------------------------------------------------------------------


def _visit_literal(self: HTML5Translator, node: nodes.literal) -> None:
    """As one text: Sphinx would put an element around each word, which doubles pages that are mostly code. Only words
    with a hyphen need one, or they are broken there.
    """
    words = _HYPHENED.sub(r'<span class="pre">\g<0></span>', self.encode(node.astext()))
    self.body.append(f"{self.starttag(node, 'code', '', CLASS='literal notranslate')}{words}</code>")
    raise nodes.SkipNode


# What code blocks of hand-written pages are called: tests find them by these names.
LEXERS = {
    "holds": PythonLexer,
    "refused": PythonLexer,
    "mlir": MlirLexer,
    "mlir-brief": BriefMlirLexer,
    "types": TextLexer,
    "literals": TextLexer,
    "attributes": TextLexer,
    "ebnf": TextLexer,
}


def _read_few_alone(app: Sphinx, _env: BuildEnvironment, pages: list[str]) -> None:
    """Where few pages are read, a process for them costs more than it saves: it hands back all that is known."""
    if len(pages) < WORTH_A_PROCESS:
        app.parallel = 1


def setup(app: Sphinx) -> None:
    PygmentsBridge.html_formatter = _Lean
    app.connect("env-before-read-docs", _read_few_alone)
    for alias, lexer in LEXERS.items():
        app.add_lexer(alias, lexer)
    app.add_config_value("opspec_generated", "", "env", (str,))
    app.add_config_value("opspec_spec", "", "env", (str,))
    # Nobody sets it: pages that this code made otherwise are made anew.
    app.add_config_value("opspec_code", digest_files(files_below(Path(__file__).parent)), "env", (str,))
    app.add_node(nodes.literal, override=True, html=(_visit_literal, None))
    app.add_node(folded, html=(_visit_folded, _depart_folded))
    for name, directive in {
        "rule": RuleDirective,
        "folded": FoldedDirective,
        "tensor": TensorDirective,
        "generated": Generated,
        "section": SectionDirective,
        "matrix": Matrix,
    }.items():
        app.add_directive(name, directive)
