"""The list of all pages beside each page: made once a folder, since it differs between pages only in where one is.

Sphinx makes it anew for each page, which takes a third of the time that a site of two hundred pages takes. Ops stand in
it by kind, and a line before the first one of each kind says which.
"""

from __future__ import annotations

import json
import posixpath
import re
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING, Any

from opspec_generator.site.mirrored_pages import folder as home_of
from opspec_generator.site.op_pages import OPS

if TYPE_CHECKING:
    from collections.abc import Mapping

    from docutils import nodes
    from sphinx.application import Sphinx

_TREE = "furo_navigation_tree"
_ITEM = re.compile(r'<li class="toctree-l\d(?: current)?"><a class="reference internal" href="([^"]+)\.html">')
_HERE = '<a class="current reference internal" href="#">'
_CURRENT = re.compile(r'(?<=<li class="toctree-l\d) current')
_OPENED = re.compile(r"<li\b|</li>|<ul>|</ul>")
_BOX, _CHECKED = ' class="toctree-checkbox"', ' checked=""'
_THERE = '<a class="reference internal" href="{}">'


class _Navigation:
    """The lists of the folders that were met."""

    def __init__(self) -> None:
        self.folders: dict[str, str] = {}

    def before(self, _app: Sphinx, page: str, _template: str, context: dict[str, Any], doc: nodes.document) -> None:
        """Before the theme asks for the list: nothing where it is known."""
        if doc is not None and posixpath.dirname(page) in self.folders:
            context["toctree"] = lambda **_: ""

    def after(self, app: Sphinx, page: str, _template: str, context: dict[str, Any], doc: nodes.document) -> None:
        if _TREE not in context:
            return
        context[_TREE] = context[_TREE].replace('role="heading"', 'role="heading" aria-level="2"')
        if doc is None:
            return
        folder, name = posixpath.split(page)
        if folder not in self.folders:
            tree = _nowhere(context[_TREE], f"{name}.html")
            self.folders[folder] = by_kind(tree, folder, _kinds(app))
        context[_TREE] = _at(self.folders[folder], f"{name}.html")


def _kinds(app: Sphinx) -> dict[str, str]:
    """The kind of each op, by the page of it."""
    ops = json.loads((Path(app.config.opspec_generated) / "docs" / OPS).read_text(encoding="utf-8"))
    home = home_of(app.config, app.srcdir)
    return {f"{home}{name.replace('.', '/', 1)}": row["group"] for name, row in ops.items()}


def by_kind(tree: str, at: str, kinds: Mapping[str, str]) -> str:
    """The list as pages of the folder `at` have it, with the kinds of ops told."""
    last = ""

    def told(match: re.Match[str]) -> str:
        nonlocal last
        page = posixpath.normpath(posixpath.join(at, match[1]))
        before, last = last, f"{posixpath.dirname(page)}: {kinds.get(page, '')}"
        if page not in kinds or last == before:
            return match[0]
        return f'<li class="kind"><span>{escape(kinds[page])}</span></li>{match[0]}'

    return _ITEM.sub(told, tree)


def _nowhere(tree: str, page: str) -> str:
    """The list of a page as that of no page in particular: it is kept for others, whichever page came first."""
    tree = tree.replace(" current-page", "").replace(_HERE, _THERE.format(page)).replace(_CHECKED, "")
    return _CURRENT.sub("", tree).replace('<ul class="current">', "<ul>")


def _at(tree: str, page: str) -> str:
    """The list as that of a page: it and what it stands in are current, and open."""
    item, link = tree.partition(_THERE.format(page))[::2]
    if item == tree:
        return tree
    around: list[int] = []
    for mark in _OPENED.finditer(item):
        if mark[0].startswith("</"):
            around.pop()
        else:
            around.append(mark.start())
    for at in reversed(around):
        own = item[at:].replace("<ul>", '<ul class="current">', 1) if item.startswith("<ul>", at) else item[at:]
        if own.startswith("<li"):
            own = own.replace('<li class="', '<li class="current ', 1)
            if at != around[-1]:
                own = own.replace(_BOX, f"{_CHECKED}{_BOX}", 1)
        item = item[:at] + own
    if link.partition("</a>")[2].startswith("<input"):
        link = link.replace(_BOX, f"{_CHECKED}{_BOX}", 1)
    head, _, tail = item.rpartition('<li class="current ')
    return f'{head}<li class="current current-page {tail}{_HERE}{link}'


def setup(app: Sphinx) -> None:
    found = _Navigation()
    app.connect("html-page-context", found.before, priority=400)
    app.connect("html-page-context", found.after, priority=600)
