"""Tensors as SVG: a cell for each element, blocks of matrices where there are more than two dimensions.

Colours are left to the style sheet: a cell has a hue and a shade, so that light, dark and print each have their own.
Who cannot see them has them in words: each drawing has a title and a description.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence
from html import escape

from opspec_generator.site.pictures.colouring import Colour
from opspec_generator.site.pictures.feeding import DrawnTensor

_HEIGHT, _CHARACTER, _GAP, _LABEL, _EDGE = 26, 7.3, 16, 16, 3
_LONGEST = 11  # characters in a cell


def drawn(
    tensor: DrawnTensor,
    colours: Sequence[Colour | None],
    words: str,
    reads: Sequence[str] = (),
    chosen: int | None = None,
) -> str:
    """The tensor as one drawing. `reads`: of each element what a script needs to follow it."""
    texts = [_short(value) for value in tensor.values]
    width = max([2.6, *map(len, texts)]) * _CHARACTER + 12
    rows, columns = (*(1, 1), *tensor.shape)[-2:]
    blocks = list(_blocks(tensor.shape[:-2]))
    label = _LABEL if tensor.shape[:-2] else 0
    across = max((block[1] for block in blocks), default=0) + 1
    down = max((block[0] for block in blocks), default=0) + 1
    named = max(((len(name) + 8) * 6.2 for _, _, name in blocks), default=0) if label else 0
    step_x, step_y = max(columns * width, named) + _GAP, rows * _HEIGHT + _GAP + label
    whole = (across * step_x - _GAP + 2 * _EDGE, down * step_y - _GAP + 2 * _EDGE)
    parts = [_head(tensor, words, *whole)]
    for number, (y, x, name) in enumerate(blocks):
        left, top = x * step_x + _EDGE, y * step_y + label + _EDGE
        if label:
            parts.append(f'<text class="note" x="{left:g}" y="{top - 5:g}">[{name}, :, :]</text>')
        for row, column in itertools.product(range(rows), range(columns)):
            at = number * rows * columns + row * columns + column
            place = (left + column * width, top + row * _HEIGHT, width)
            told = f' data-reads="{reads[at]}"' if reads else ""
            parts.append(_cell(place, texts[at], colours[at], told, chosen == at))
    parts.append("</svg>")
    return "".join(parts)


def _head(tensor: DrawnTensor, words: str, width: float, height: float) -> str:
    size = f'viewBox="0 0 {width:g} {height:g}" width="{width:g}" height="{height:g}"'
    title = escape(f"{tensor.name}, {tensor.type}")
    return f'<svg class="tensor-picture" {size} role="img"><title>{title}</title><desc>{escape(words)}</desc>'


def _cell(place: tuple[float, float, float], text: str, colour: Colour | None, told: str, chosen: bool) -> str:
    left, top, width = place
    names, style = ["cell"], ""
    if colour is not None:
        names += ["fed", f"shade{colour.shade}", *(["faint"] if colour.faint else [])]
        style = f' style="--h:{colour.hue}"'
    if chosen:
        names.append("chosen")
    box = f'<rect x="{left:g}" y="{top:g}" width="{width:g}" height="{_HEIGHT}"/>'
    words = f'<text x="{left + width / 2:g}" y="{top + _HEIGHT / 2 + 4:g}">{escape(text)}</text>'
    return f'<g class="{" ".join(names)}"{style}{told}>{box}{words}</g>'


def _blocks(outer: tuple[int, ...]) -> Iterator[tuple[int, int, str]]:
    """Where the matrices of a tensor stand: side by side along the last of the outer dimensions, else below another."""
    for number, index in enumerate(itertools.product(*map(range, outer))):
        row, column = divmod(number, outer[-1]) if outer else (0, 0)
        yield row, column, ", ".join(map(str, index))


def _short(value: str) -> str:
    """The text of a number in few characters: 3.14159 for 3.14159265358979."""
    if len(value) <= _LONGEST:
        return value
    try:
        number = float(value)
    except ValueError:
        return f"{value[: _LONGEST - 1]}…"
    return f"{number:.4g}"
