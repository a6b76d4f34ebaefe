"""What the search of the site finds: ops by all their names, rules, functions, pages. `search.js` ranks it."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeAlias

from docutils import nodes

from opspec_generator.site.mirrored_pages import folder

if TYPE_CHECKING:
    from sphinx.application import Sphinx

Entry: TypeAlias = tuple[str, str, str, str, Sequence[str]]  # kind, name, address, text, other names

SCRIPT = "search.js"
_INDEX = "_static/search-index.js"
_ROW = re.compile(r"^\(primitive-(?P<name>\w+)\)=\n## .*\n\n(?P<text>.*)$", re.MULTILINE)
_PAGE = """<p>Ops come first, by the names that others give them too; then rules, by their number or what they say; then
functions and pages. Types find the ops that take and give them: <code>bf16 -&gt; i1</code>, <code>i1, f32 -&gt;</code>,
<code>type: f8E4M3FN</code>.</p>
<form class="search-page" action="{here}" role="search">
<input class="search-page" name="q" aria-label="Search" placeholder="matmul, pad.C4, out of bounds">
</form>
<noscript><p>The search needs a script. Without one, <a href="{rules}">all rules by name</a> are a page, and all ops
stand in the list beside this text.</p></noscript>"""


def entries(generated: Path, home: str = "") -> Iterator[Entry]:
    """What the generated files say; `home` is the folder of their pages."""
    ops: dict[str, dict[str, Any]] = json.loads((generated / "docs/ops.json").read_text(encoding="utf-8"))
    for name, row in ops.items():
        yield "op", name, f"{home}{name.replace('.', '/', 1)}.html", row["summary"], _names(row["aliases"])
    matrix: dict[str, list[dict[str, str]]] = json.loads((generated / "matrix.json").read_text(encoding="utf-8"))
    general: dict[str, str] = {}
    for name, rules in matrix.items():
        page = f"{home}{name.replace('.', '/', 1)}.html"
        for rule in rules:
            if rule["rule"].startswith("T"):
                general[rule["rule"]] = rule["says"]
            else:
                yield "rule", rule["diagnostic"], f"{page}#{rule['anchor']}", rule["says"], ()
    yield from (("rule", name, f"{home}diagnostics.html", says, ()) for name, says in general.items())
    primitives = generated / "docs/primitives.md"
    for found in _ROW.finditer(primitives.read_text(encoding="utf-8") if primitives.exists() else ""):
        address = f"{home}primitives.html#primitive-{found['name'].replace('_', '-')}"
        yield "function", found["name"], address, found["text"].replace("\\", ""), ()


def types(generated: Path) -> dict[str, Any]:
    """What each op takes and gives."""
    ops: dict[str, dict[str, Any]] = json.loads((generated / "docs/ops.json").read_text(encoding="utf-8"))
    return {name: row["types"] for name, row in ops.items()}


def _names(aliases: Mapping[str, Sequence[str]]) -> list[str]:
    return [
        *aliases.get("words", ()),
        *(f"{who}.{name}" for who, names in aliases.items() if who != "words" for name in names),
    ]


def _pages(app: Sphinx) -> Iterator[Entry]:
    """The other pages, and what they are divided into."""
    home = folder(app.config, app.srcdir)
    for page in sorted(app.env.all_docs):
        if re.fullmatch(rf"{home}\w+/[\w-]+", page) and not page.endswith("/index"):
            continue
        title = app.env.titles[page].astext()
        yield "page", title, app.builder.get_target_uri(page), "", ()
        for link in app.env.tocs[page].findall(nodes.reference):
            if link.get("anchorname") and page not in (f"{home}primitives", f"{home}diagnostics", f"{home}matrix"):
                yield "page", link.astext(), f"{app.builder.get_target_uri(page)}{link['anchorname']}", title, ()


def _write(app: Sphinx, problem: Exception | None) -> None:
    if problem is not None or app.builder.format != "html":
        return
    rows = [*entries(Path(app.config.opspec_generated), folder(app.config, app.srcdir)), *_pages(app)]
    lines = ",\n".join(json.dumps(row, ensure_ascii=False) for row in rows)
    typed = json.dumps(types(Path(app.config.opspec_generated)))
    (Path(app.outdir) / _INDEX).write_text(f"opspecIndex([\n{lines}\n], {typed});\n", encoding="utf-8")


def _page(app: Sphinx) -> Iterator[tuple[str, dict[str, Any], str]]:
    """The page that a search without the list beside it leads to."""
    if app.builder.format == "html":
        body = _PAGE.format(here="search.html", rules=f"{folder(app.config, app.srcdir)}diagnostics.html")
        yield "search", {"title": "Search", "body": f"<h1>Search</h1>{body}"}, "page.html"


def _without_sphinx(app: Sphinx) -> None:
    """Sphinx's own index of words is not made."""
    app.builder.search = False  # type: ignore[attr-defined]


def setup(app: Sphinx) -> None:
    app.connect("builder-inited", _without_sphinx)
    app.connect("html-collect-pages", _page)
    app.connect("build-finished", _write)
