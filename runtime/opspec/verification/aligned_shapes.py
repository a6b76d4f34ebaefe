"""Shapes that should broadcast together, one below the other, for diagnostics."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, cast

from opspec.values.dims import Dim, Undefined, broadcast

if TYPE_CHECKING:
    from opspec_model.definitions.spec import Op

TOGETHER, RESULT = "B1", "B2"  # the rules that are about sizes

Row = dict[int, int | Dim]  # the size of a tensor in each dimension of the result that it has


def aligned(op: Op, rule: str, values: Mapping[str, Any]) -> tuple[tuple[str, str], tuple[str, ...]] | None:
    """A dimension and what is wrong there, and the shapes with a mark below it; None where the rule is another one."""
    if op.broadcasts is None or rule not in (TOGETHER, RESULT):
        return None
    operands = {name: values[name].shape for name in op.broadcasts.operands}
    rank = max(map(len, operands.values()))
    along = values.get(op.broadcasts.along)
    rows: dict[str, Row] = {}
    for name, shape in operands.items():
        axes = along if along is not None and len(shape) < rank else range(rank - len(shape), rank)
        rows[name] = dict(zip(axes, tuple.__iter__(shape), strict=True))
    if rule == TOGETHER:
        wrong = [at for at in range(rank) if _together(rows, at) is None]
        sizes = [_shown(row[wrong[0]]) for row in rows.values() if wrong[0] in row and row[wrong[0]] != 1]
        part = f"dimension {wrong[0]}", f"sizes {' and '.join(dict.fromkeys(sizes))}"
        return part, _lines(rows, rank, wrong)
    (name,) = (value.name for value in op.results)
    found = tuple(tuple.__iter__(values[name].shape))
    if len(found) != rank:
        rows[name] = dict(enumerate(found, rank - len(found)))
        return ("rank", f"{rank}, but {name} has {len(found)}"), _lines(rows, rank, [])
    wrong = [at for at in range(rank) if (_together(rows, at) == found[at]) is False]
    part = f"dimension {wrong[0]}", f"{_shown(_together(rows, wrong[0]))}, but {name} has {_shown(found[wrong[0]])}"
    return part, _lines({**rows, name: dict(enumerate(found))}, rank, wrong)


def _together(rows: Mapping[str, Row], at: int) -> int | Dim | None:
    """The size of a dimension of the result; None where there is none."""
    size: int | Dim = 1
    for row in rows.values():
        try:
            size = cast("int | Dim", broadcast(size, row.get(at, 1)))
        except Undefined:
            return None
    return size


def _lines(rows: Mapping[str, Row], rank: int, wrong: list[int]) -> tuple[str, ...]:
    first = min((at for row in rows.values() for at in row), default=0)
    columns = range(first, rank)
    widths = {at: max(len(_shown(row[at])) for row in rows.values() if at in row) for at in columns}
    margin = max(map(len, rows))
    lines = []
    for name, row in rows.items():
        cells = ((_shown(row[at]) if at in row else "").rjust(width) for at, width in widths.items())
        lines.append(" ".join([f"{name:<{margin}} ", *cells]))
    carets = (("^" if at in wrong else " ") * width for at, width in widths.items())
    marks = " ".join([" " * (margin + 1), *carets])
    return tuple(line.rstrip() for line in (*lines, *([marks] if wrong else [])))


def _shown(size: int | Dim | None) -> str:
    return repr(size) if isinstance(size, Dim) else str(size)
