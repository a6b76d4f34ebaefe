"""The list of all pages beside each page: made once a folder, since it differs between pages only in where one is.

Sphinx makes it anew for each page, which takes a third of the time that a site of two hundred pages takes.
"""

from __future__ import annotations

import posixpath
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from docutils import nodes
    from sphinx.application import Sphinx

_TREE = "furo_navigation_tree"
_HERE = '<a class="current reference internal" href="#">'
_THERE = '<a class="reference internal" href="{}">'


class _Navigation:
    """The lists of the folders that were met."""

    def __init__(self) -> None:
        self.folders: dict[str, str] = {}

    def before(self, _app: Sphinx, page: str, _template: str, context: dict[str, Any], doc: nodes.document) -> None:
        """Before the theme asks for the list: nothing where it is known."""
        if doc is not None and posixpath.dirname(page) in self.folders:
            context["toctree"] = lambda **_: ""

    def after(self, _app: Sphinx, page: str, _template: str, context: dict[str, Any], doc: nodes.document) -> None:
        if _TREE not in context:
            return
        context[_TREE] = context[_TREE].replace('role="heading"', 'role="heading" aria-level="2"')
        if doc is None:
            return
        folder, name = posixpath.split(page)
        if folder not in self.folders:
            self.folders[folder] = _nowhere(context[_TREE], f"{name}.html")
        context[_TREE] = _at(self.folders[folder], f"{name}.html")


def _nowhere(tree: str, page: str) -> str:
    """The list of a page as that of no page in particular."""
    return tree.replace(" current-page", "").replace(_HERE, _THERE.format(page))


def _at(tree: str, page: str) -> str:
    item, link = tree.partition(_THERE.format(page))[::2]
    if item == tree:
        return tree
    head, _, tail = item.rpartition('<li class="')
    return f'{head}<li class="current current-page {tail}{_HERE}{link}'


def setup(app: Sphinx) -> None:
    found = _Navigation()
    app.connect("html-page-context", found.before, priority=400)
    app.connect("html-page-context", found.after, priority=600)
