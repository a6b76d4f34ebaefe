"""How exact an op is, by element type: its rows of the measurement that `accuracy.md` is, on the page of the op."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from docutils import nodes
from sphinx.addnodes import pending_xref
from sphinx.util.docutils import SphinxDirective

from opspec_generator.site.pages import tabled

if TYPE_CHECKING:
    from sphinx.application import Sphinx

PAGE = "accuracy"
# What the rows are of: the first table, and both numbers of each cell of the second one.
RUN, LOWERED, LIBRARY = "as it is run", "lowered by opspec lower", "lowered by the C++ library"

Row = dict[str, str]  # a number for each type that was measured


@cache
def measured(path: Path, _changed: int) -> dict[str, dict[str, Row]]:
    """Of each op, the rows by what they are of."""
    found: dict[str, dict[str, Row]] = {}
    tables = list(_tables(path.read_text(encoding="utf-8").splitlines()))
    for at, (head, rows) in enumerate(tables):
        for name, *cells in rows:
            told = {kind.strip("`"): cell.replace("**", "") for kind, cell in zip(head[1:], cells, strict=True) if cell}
            own = found.setdefault(name.strip("`"), {})
            if at == 0:
                own[RUN] = told
                continue
            own[LOWERED] = {kind: cell.partition(" / ")[0] for kind, cell in told.items()}
            own[LIBRARY] = {kind: cell.partition(" / ")[2] for kind, cell in told.items() if " / " in cell}
    return found


def _tables(lines: list[str]) -> Iterator[tuple[list[str], list[list[str]]]]:
    """Head and rows of each table of a page."""
    cells = [[cell.strip() for cell in line.strip("|").split("|")] if line.startswith("|") else [] for line in lines]
    starts = [at for at, (row, before) in enumerate(zip(cells, [[], *cells], strict=False)) if row and not before]
    for at in starts:
        end = next((end for end in range(at, len(cells)) if not cells[end]), len(cells))
        yield cells[at], cells[at + 2 : end]


class MeasuredDirective(SphinxDirective):
    """`measured OP`: its rows; nothing where the site has no such page, or the op is not on it."""

    required_arguments = 1

    def run(self) -> list[nodes.Node]:
        path = Path(self.env.srcdir) / f"{PAGE}.md"
        if not path.exists():
            return []
        self.env.note_dependency(str(path))
        rows = measured(path, path.stat().st_mtime_ns).get(self.arguments[0], {})
        if not rows:
            return []
        kinds = list(dict.fromkeys(kind for row in rows.values() for kind in row))
        cells = [[what, *(row.get(kind, "") for kind in kinds)] for what, row in rows.items() if row]
        words = nodes.paragraph("", "Measured, in units in the last place: ")
        how = pending_xref("", nodes.inline("", "how, and on which arguments"), refdomain="std", reftype="doc")
        how.attributes |= {"reftarget": f"/{PAGE}", "refdoc": self.env.docname, "refexplicit": True, "refwarn": True}
        words += [how, nodes.Text(".")]
        return [words, tabled(cells, ["", *kinds])]


def setup(app: Sphinx) -> None:
    app.add_directive("measured", MeasuredDirective)
