"""The list of all pages beside each page: made once, since it differs between pages only in where one is.

Sphinx makes it anew for each page, which takes a third of the time that a site of two hundred pages takes. It is kept
from one build to the next. Ops stand in it by kind, and a line before the first one of each kind says which.
"""

from __future__ import annotations

import json
import os
import posixpath
import re
from contextlib import suppress
from hashlib import sha256
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING, Any

import furo
import sphinx
from sphinx.addnodes import toctree
from sphinx.util.osutil import relative_uri

from opspec_generator.site.mirrored_pages import folder as home_of
from opspec_generator.site.op_pages import OPS

if TYPE_CHECKING:
    from collections.abc import Mapping

    from docutils import nodes
    from sphinx.application import Sphinx

_TREE = "furo_navigation_tree"
_FILE = "navigation.html"  # beside what Sphinx keeps
_OUTSIDE = "search"  # a page at the top that no list has
_ITEM = re.compile(r'<li class="toctree-l\d(?: current)?"><a class="reference internal" href="([^"]+)\.html">')
_HERE = '<a class="current reference internal" href="#">'
_LINK = re.compile(r'(<a class="reference internal" href=")([^"]*)"')
_OPENED = re.compile(r"<li\b|</li>|<ul>|</ul>")
_BOX, _CHECKED = ' class="toctree-checkbox"', ' checked=""'
_THERE = '<a class="reference internal" href="{}">'


class _Navigation:
    """The list as a page at the top has it, and as pages of folders have it that were met."""

    def __init__(self) -> None:
        self.top = ""
        self.folders: dict[str, str] = {}

    def before(self, app: Sphinx, _page: str, _template: str, context: dict[str, Any], _doc: nodes.document) -> None:
        """Before the theme asks for the list: nothing where it is known, else that of a page that is not in it."""
        self.top = self.top or _kept(app)
        builder: Any = app.builder
        context["toctree"] = lambda **asked: "" if self.top else builder._get_local_toctree(_OUTSIDE, **asked)

    def after(self, app: Sphinx, page: str, _template: str, context: dict[str, Any], _doc: nodes.document) -> None:
        if _TREE not in context:
            return
        if not self.top:
            tree = context[_TREE].replace('role="heading"', 'role="heading" aria-level="2"')
            self.top = by_kind(tree, "", _kinds(app))
            _keep(app, self.top)
        folder, name = posixpath.split(page)
        if folder not in self.folders:
            self.folders[folder] = _seen_from(self.top, folder)
        context[_TREE] = _at(self.folders[folder], f"{name}.html")


def _kept(app: Sphinx) -> str:
    """The list of the last build, if it was made of the same."""
    with suppress(FileNotFoundError):
        state, _, tree = (Path(app.doctreedir) / _FILE).read_text(encoding="utf-8").partition("\n")
        return tree if state == _state(app) else ""
    return ""


def _keep(app: Sphinx, tree: str) -> None:
    path = Path(app.doctreedir) / _FILE
    beside = path.with_name(f"{path.name}.{os.getpid()}")  # others write it too, where several processes do
    beside.write_text(f"{_state(app)}\n{tree}", encoding="utf-8")
    beside.replace(path)


def _state(app: Sphinx) -> str:
    """The hash of what the list is made of: titles, lists on pages, kinds of ops, and who makes it."""
    lists = [node.pformat() for page in app.env.toctree_includes for node in app.env.tocs[page].findall(toctree)]
    titles = [f"{page} {title.pformat()}" for page, title in sorted(app.env.titles.items())]
    makers = [sphinx.__version__, furo.__version__, Path(__file__).read_text(encoding="utf-8")]
    return sha256("\0".join([*lists, *titles, *makers, json.dumps(_kinds(app))]).encode()).hexdigest()


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


def _seen_from(tree: str, folder: str) -> str:
    """The list of a page at the top as pages of a folder have it."""
    here = f"{folder}/" if folder else ""
    return _LINK.sub(lambda link: f'{link[1]}{relative_uri(here, link[2])}"', tree)


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
