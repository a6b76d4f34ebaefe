"""The op files themselves, as plain pages with a number for each line, and links to places in them."""

from __future__ import annotations

from html import escape
from pathlib import Path
from typing import TYPE_CHECKING, Any

from docutils import nodes
from pygments.lexers import YamlLexer
from pygments.token import Token
from sphinx.util.osutil import relative_uri

from opspec_generator.site.mirrored_pages import folder
from opspec_generator.site.spec_ops import op_named

if TYPE_CHECKING:
    from sphinx.application import Sphinx
    from sphinx.builders.html import StandaloneHTMLBuilder
    from sphinx.environment import BuildEnvironment

FOLDER = "spec"
_HEAD = """<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>{name}</title>
<style>
:root {{ color-scheme: light dark; }}
body {{ margin: 1rem; font: 14px/1.45 system-ui, sans-serif; }}
pre {{ font: 13px/1.5 ui-monospace, monospace; overflow-x: auto; }}
pre a {{ color: inherit; opacity: 0.75; text-decoration: none; display: inline-block; width: 3.5em; }}
span:target {{ background: #fa05; display: inline-block; min-width: 100%; }}
.c {{ opacity: 0.75; font-style: italic; }} .k {{ font-weight: 600; }}
</style>
<main><h1>{name}</h1><p><a href="{back}">The page of this site that it becomes</a></p>
<pre tabindex="0">"""


def write(app: Sphinx, problem: Exception | None) -> None:
    """A page for each op file, below `spec/`."""
    if problem is not None or app.builder.format != "html":
        return
    spec = Path(app.config.opspec_spec)
    for path in sorted((spec / "ops").rglob("*.yaml")):
        place = path.relative_to(spec / "ops")
        target = Path(app.outdir) / FOLDER / place.with_suffix(".html")
        if not target.exists() or target.stat().st_mtime_ns < path.stat().st_mtime_ns:
            target.parent.mkdir(parents=True, exist_ok=True)
            back = f"../../{folder(app.config, app.srcdir)}{place.with_suffix('').as_posix()}.html"
            target.write_text(_page(place.as_posix(), back, path.read_text(encoding="utf-8")), encoding="utf-8")


def _page(name: str, back: str, text: str) -> str:
    lines: list[list[str]] = [[]]
    for kind, value in YamlLexer(stripnl=False).get_tokens(text):
        mark = "c" if kind in Token.Comment else "k" if kind in Token.Name.Tag else ""
        for at, part in enumerate(value.split("\n")):
            if at:
                lines.append([])
            if part:
                lines[-1].append(f'<span class="{mark}">{escape(part)}</span>' if mark else escape(part))
    numbered = (
        f'<span id="L{at}"><a href="#L{at}">{at}</a>{"".join(line)}</span>' for at, line in enumerate(lines[:-1], 1)
    )
    listing = "\n".join(numbered)
    return f"{_HEAD.format(name=escape(name), back=escape(back))}{listing}\n</pre></main></html>\n"


class defined(nodes.reference):  # noqa: N801 (docutils names the visitors after it)
    """A link to a line of an op file; it is resolved where the page is written."""


def place_in_file(env: BuildEnvironment, name: str, rule: str = "") -> tuple[str, int]:
    """In which file, as a path below the spec's ops, and on which line an op or one of its rules is."""
    op = op_named(env.config, name)
    found = next((one.formula.span for one in op.rules if one.name == rule), None)
    inside = found is not None and Path(found.file).name == op.file.name
    return f"{op.dialect}/{op.short}", found.line if found is not None and inside else 1


def link(env: BuildEnvironment, name: str, rule: str = "") -> nodes.Node:
    file, line = place_in_file(env, name, rule)
    words = f"{file}.yaml, line {line}" if rule else f"{file}.yaml"
    return defined("", words, file=f"{FOLDER}/{file}.html", line=line, internal=True, refuri="")


def _resolve(app: Sphinx, doctree: nodes.document, page: str) -> None:
    builder: StandaloneHTMLBuilder = app.builder  # type: ignore[assignment]
    if builder.format != "html":
        return
    for node in doctree.findall(defined):
        uri = relative_uri(builder.get_target_uri(page), node["file"])
        node["refuri"] = f"{uri}#L{node['line']}"


def _role(
    _name: str, _raw: str, text: str, _line: int, inliner: Any, *_: Any
) -> tuple[list[nodes.Node], list[nodes.system_message]]:
    """{defined}`stablehlo.pad`: the op file."""
    return [link(inliner.document.settings.env, text)], []


def setup(app: Sphinx) -> None:
    app.add_role("defined", _role)
    app.connect("doctree-resolved", _resolve)
    app.connect("build-finished", write)
