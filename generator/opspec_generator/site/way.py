"""Where a page stands, above its title, and ways from programs to the pages of the ops that they apply."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import escape
from typing import TYPE_CHECKING, Any

from sphinx.addnodes import toctree
from sphinx.util.osutil import relative_uri

from opspec_generator.site.mirrored_pages import folder
from opspec_generator.site.op_pages import known_ops

if TYPE_CHECKING:
    from docutils import nodes
    from sphinx.application import Sphinx

_PROGRAM = re.compile(r'<div class="highlight-mlir notranslate">.*?</pre>', re.DOTALL)
_OP = re.compile(r'<span class="nb">(\w+\.\w+)</span>')


def _complete(app: Sphinx, page: str, _template: str, context: dict[str, Any], doc: nodes.document | None) -> None:
    root = app.config.root_doc
    if doc is None or page == root or app.builder.format != "html":
        return
    context["body"] = _way(app, page, context) + _PROGRAM.sub(
        lambda program: _linked(app, page, program[0]), context["body"]
    )


def _way(app: Sphinx, page: str, context: dict[str, Any]) -> str:
    """The front page, the part of the list that the page is in, and the pages that it stands below."""
    above = context.get("parents") or []
    home = app.builder.get_relative_uri(page, app.config.root_doc)
    steps = [f'<a href="{escape(home)}">{escape(app.config.project)}</a>']
    steps += [escape(caption) for caption in _captions(app, page, above)]
    steps += [f'<a href="{escape(parent["link"])}">{parent["title"]}</a>' for parent in above]
    # On a phone the list, and the search in it, is a touch away.
    search = (
        f'<a class="search" href="{escape(relative_uri(app.builder.get_target_uri(page), "search.html"))}">Search</a>'
    )
    return f'<nav class="way" aria-label="Where this page is">{" / ".join(steps)}{search}</nav>'


def _captions(app: Sphinx, page: str, above: list[dict[str, str]]) -> Iterator[str]:
    """What the list on the front page that leads here is called."""
    lists = app.env.tocs[app.config.root_doc].findall(toctree)
    captions = {
        app.builder.get_relative_uri(page, name): one["caption"] for one in lists for name in one["includefiles"]
    }
    first = above[0]["link"] if above else app.builder.get_relative_uri(page, page)
    if captions.get(first):
        yield captions[first]


def _linked(app: Sphinx, page: str, program: str) -> str:
    """A program in which names of ops lead to their pages."""
    known, home = known_ops(app.config), folder(app.config, app.srcdir)

    def link(match: re.Match[str]) -> str:
        target = f"{home}{match[1].replace('.', '/', 1)}"
        if match[1] not in known or target == page:
            return match[0]
        return f'<a class="nb" href="{app.builder.get_relative_uri(page, target)}">{match[1]}</a>'

    return _OP.sub(link, program)


def setup(app: Sphinx) -> None:
    app.connect("html-page-context", _complete)
