"""The picture of an op in small: its colours alone, a path for each."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

from opspec_generator.site.pictures.colouring import Colour, coloured
from opspec_generator.site.pictures.feeding import DrawnTensor, feeding
from opspec_model.definitions.spec import Op

_CELL, _GAP = 7, 5
_MOST = 72  # elements


def thumbnail(op: Op) -> str:
    """What feeds what, without words; nothing where there would be no colour, or too much to see."""
    found = feeding(op)
    if found is None or any(tensor.process for tensor in found.results[:1]):
        return ""
    colours = coloured(found)
    tensors = [(t, c, False) for t, c in zip(found.sources, colours.sources, strict=True)]
    tensors += [(t, c, True) for t, c in zip(found.results, colours.results, strict=True)]
    if not any(any(row) for _, row, _ in tensors) or sum(len(row) for _, row, _ in tensors) > _MOST:
        return ""
    chosen = colours.chosen
    paths: dict[tuple[Colour | None, bool], list[str]] = {}
    left, height = 0, 0
    for number, (tensor, row, result) in enumerate(tensors):
        place = number - len(found.sources)
        left += _GAP if result and place == 0 else 0
        width = 0
        for at, x, y in _cells(tensor):
            framed = result and chosen == (place, at)
            paths.setdefault((row[at], framed), []).append(f"M{left + x} {y}h{_CELL - 1}v{_CELL - 1}h-{_CELL - 1}z")
            width, height = max(width, x + _CELL), max(height, y + _CELL)
        left += width + _GAP
    drawn = "".join(_path(colour, framed, places) for (colour, framed), places in paths.items())
    size = f'viewBox="0 0 {left - _GAP} {height}" width="{left - _GAP}" height="{height}"'
    return f'<svg class="thumbnail" {size} aria-hidden="true">{drawn}</svg>'


def _path(colour: Colour | None, framed: bool, places: Sequence[str]) -> str:
    if framed:
        kind = ' class="chosen"'
    elif colour is None:
        kind = ""
    else:
        kind = f' class="fed shade{colour.shade}" style="--h:{colour.hue}"'
    return f'<path{kind} d="{"".join(places)}"/>'


def _cells(tensor: DrawnTensor) -> Iterator[tuple[int, int, int]]:
    """Each element, and where it stands: matrices side by side."""
    rows, columns = (*(1, 1), *tensor.shape)[-2:]
    for at in range(math.prod(tensor.shape)):
        block, rest = divmod(at, rows * columns)
        row, column = divmod(rest, columns)
        yield at, (block * columns + column) * _CELL + block * 3, row * _CELL
