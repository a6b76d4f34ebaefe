"""The front page: what one file becomes, with the lines that are there, and all ops in a grid that can be filtered."""

from __future__ import annotations

import json
import re
from hashlib import sha256
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING, Any

from docutils import nodes
from sphinx.util.docutils import SphinxDirective

from opspec_generator.emit.site.op_facts import GROUPS
from opspec_generator.site.mirrored_pages import folder
from opspec_generator.site.op_pages import OPS
from opspec_generator.site.pictures.thumbnail import thumbnail
from opspec_generator.site.spec_ops import op_file, op_named

if TYPE_CHECKING:
    from sphinx.application import Sphinx
    from sphinx.environment import BuildEnvironment

# What is made of a rule or a meaning: what it is, where it lies, and how to find the lines that show it.
_MADE = (
    ("Verifier", "{package}/verifier/{home}.py", r'^    "{rule}": Rule\(\n(?:        .*\n){{1,2}}'),
    ("Type inference", "{package}/inference/{home}.py", r"^ +result = .*(?:\n.*){{0,4}}"),
    ("NumPy kernel", "{package}/numpy/{home}.py", r"^    hit = .*"),
    ("CUDA kernel", "{package}/cuda/{home}.cu", r"^ +result\[o\] = .*"),
    ("A program that breaks the rule", "{package}/witnesses/{home}.py", r'^ *%result = .*|"stablehlo\.pad".*'),
    ("Python builder", "{package}/binding/{home}.py", r"^def \w+\((?:\n    .*){{3}}"),
)


class Becomes(SphinxDirective):
    """`becomes OP RULE`: a rule and a meaning of an op file, and lines of what is generated from them."""

    required_arguments = 2

    def run(self) -> list[nodes.Node]:
        name, rule = self.arguments
        path = op_file(self.config, name)
        self.env.note_dependency(str(path))
        op = op_named(self.config, name)
        text = path.read_text(encoding="utf-8")
        shown = [
            line for line in text.splitlines() if re.match(rf" +{rule}:|semantics:| +(?:let|step|q|hit|value): ?", line)
        ]
        file = f"<h3>{escape(op.path)}</h3><pre>{escape(chr(10).join(shown))}</pre>"
        made = "".join(self.card(title, place, found, op, rule) for title, place, found in _MADE)
        page = f"{folder(self.config, self.env.srcdir)}{op.dialect}/{op.short}.html"
        made += f'<li><h3>Its page</h3><p><a href="{page}">{escape(op.name)}</a>, with picture and formula</p></li>'
        drawn = f'<div class="becomes-all"><div class="file">{file}</div><ul class="made">{made}</ul></div>'
        return [nodes.raw("", drawn, format="html")]

    def card(self, title: str, place: str, pattern: str, op: Any, rule: str) -> str:
        path = Path(self.config.opspec_generated) / place.format(package=op.package, home=f"{op.dialect}/{op.short}")
        found = re.search(pattern.format(rule=rule), path.read_text(encoding="utf-8"), re.MULTILINE)
        if found is None:
            return ""
        return f"<li><h3>{escape(title)}</h3><pre>{escape(_unindented(found[0]))}</pre></li>"


def _unindented(text: str) -> str:
    lines = text.rstrip().splitlines()
    edge = min(len(line) - len(line.lstrip()) for line in lines if line.strip())
    return "\n".join(line[edge:] for line in lines)


class GridDirective(SphinxDirective):
    """`grid`: every op of the site by what kind of op it is, with its picture in small."""

    def run(self) -> list[nodes.Node]:
        path = Path(self.config.opspec_generated) / "docs" / OPS
        self.env.note_dependency(str(path))
        ops: dict[str, dict[str, Any]] = json.loads(path.read_text(encoding="utf-8"))
        groups: dict[str, list[str]] = {}
        for name, row in ops.items():
            groups.setdefault(row["group"], []).append(name)
        home = folder(self.config, self.env.srcdir)
        parts = []
        for group in sorted(groups, key=GROUPS.index):
            cards = "".join(self.card(name, ops[name], home) for name in groups[group])
            parts.append(f"<section><h3>{escape(group)}</h3><ul>{cards}</ul></section>")
        return [nodes.raw("", f'<div class="op-grid">{"".join(parts)}</div>', format="html")]

    def card(self, name: str, row: dict[str, Any], home: str) -> str:
        dialect, _, short = name.partition(".")
        told = f'data-dialect="{dialect}" data-since="{row["since"]}" data-types="{" ".join(row["classes"])}"'
        words = f'title="{escape(row["summary"], quote=True)}" href="{home}{dialect}/{short}.html"'
        drawn = self.picture(name)
        prefix = "" if dialect == "stablehlo" else f"<small>{dialect}.</small>"
        shown = escape(short).replace("_", "_<wbr>")
        return f"<li {told}><a {words}>{drawn}<span>{prefix}{shown}</span></a></li>"

    def picture(self, name: str) -> str:
        """Drawn again only where the op's page is another one."""
        page = Path(self.config.opspec_generated) / "docs" / f"{name.replace('.', '/', 1)}.md"
        key = sha256(page.read_bytes()).hexdigest()
        drawn = _drawn(self.env)
        if drawn.get(name, ("",))[0] != key:
            drawn[name] = key, thumbnail(op_named(self.config, name))
        return drawn[name][1]


def _drawn(env: BuildEnvironment) -> dict[str, tuple[str, str]]:
    """Of each op the hash of its page, and its picture; kept from one build to the next."""
    if not hasattr(env, "opspec_drawn"):
        env.opspec_drawn = {}  # type: ignore[attr-defined]
    found: dict[str, tuple[str, str]] = env.opspec_drawn  # type: ignore[attr-defined]
    return found


def _merge(_app: Sphinx, env: BuildEnvironment, _pages: set[str], other: BuildEnvironment) -> None:
    _drawn(env).update(_drawn(other))


def setup(app: Sphinx) -> None:
    app.add_directive("becomes", Becomes)
    app.add_directive("grid", GridDirective)
    app.connect("env-merge-info", _merge)
