"""A plan as a picture: a box for each kernel and each call of a library, a line from what is stored to who reads it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import repeat
from textwrap import wrap
from typing import Any

from opspec.buffers.drawing import box, cut, in_bytes, picture, text
from opspec.compiled.block_kernels import outer_uses
from opspec.compiled.fused_blocks import FusedBlock
from opspec.compiled.plan import Kernel, read_by, written_by
from opspec.compiled.shown import PlanOnly, block_head, kernel_head, plan_data, step_head, totals
from opspec.compiled.shown_blocks import ShownBlock, ShownKernels, ShownStep, shown_blocks
from opspec.values.types import Other, Quantized, Tensor

_WIDE = 380  # of the boxes: with a few lines beside them it is read on a phone
_LEFT, _TOP, _LINE, _LANE, _GAP, _LETTERS = 18, 66, 16, 13, 12, 54
_MOST = 60  # steps that are drawn
# The colour of what runs a step.
_KERNEL, _LIBRARY, _LOOP = "one", "other", "third"


@dataclass(frozen=True, slots=True)
class _Value:
    """What has memory: by its number, with its type and why it is stored."""

    number: int
    words: str
    why: str = ""


@dataclass(frozen=True, slots=True)
class _Box:
    """A step: what it is, its ops, and the values that it reads and gives."""

    kind: str
    head: str
    ops: str
    reads: frozenset[int]
    gives: tuple[_Value, ...]

    @property
    def lines(self) -> list[str]:
        return wrap(self.ops, _LETTERS, break_on_hyphens=False)

    @property
    def height(self) -> int:
        return 10 + _LINE * (1 + len(self.lines))


@dataclass(slots=True)
class _Line:
    """A value on its way from where it is made to its last reader, in a lane of its own beside the boxes."""

    lane: int
    top: float
    readers: list[float]


def svg_of(blocks: Sequence[FusedBlock], here: PlanOnly | None = None) -> str:
    """The picture of all blocks, one below the other. `here`: what knows of machine code."""
    drawn: list[str] = []
    said: list[str] = []
    data = plan_data(blocks, here)
    shown = [_placed_block(block, told) for block, told in zip(shown_blocks(blocks), data["blocks"], strict=True)]
    steps = sum(len(boxes) for *_, boxes in shown)
    left = _MOST
    lanes = 0
    placed: list[tuple[str, list[_Value], list[_Box], dict[int, int]]] = []
    for name, given, boxes in shown:
        own = boxes[:left]
        left -= len(own)
        if own:
            found = _lanes(given, own)
            lanes = max([lanes, *(lane + 1 for lane in found.values())])
            placed.append((name, given, own, found))
    y: float = _TOP
    x = _LEFT + _LANE * lanes
    for name, given, boxes, found in placed:
        drawn.append(text(_LEFT, y + 12, cut(name, 70), "name"))
        said.append(f"{name}: {'. '.join(f'{one.head}: {one.ops}' for one in boxes)}")
        parts, y = _block(given, boxes, found, x, y + 22)
        drawn += parts
    rest = f", of which {_MOST} steps are drawn" if steps > _MOST else ""
    words = f"{totals(data)}{rest}"
    head = [text(_LEFT, 28, "What was fused", "title"), text(_LEFT, 48, words, "soft")]
    return picture("What was fused", ". ".join([words, *said]), x + _WIDE + _LEFT, round(y), [*head, *drawn])


def _block(
    given: Sequence[_Value], boxes: Sequence[_Box], lanes: Mapping[int, int], x: float, y: float
) -> tuple[list[str], float]:
    """The boxes of a block from `y` on, and where they end."""
    drawn: list[str] = []
    lines: dict[int, _Line] = {}

    def stored(value: _Value, kind: str) -> None:
        nonlocal y
        drawn.append(box(x + 12, y + 4, 8, 8, kind))
        why = f", {value.why}" if value.why else ""
        drawn.append(text(x + 26, y + 12, cut(f"{value.words}{why}", 62), "soft"))
        if value.number in lanes:
            lines[value.number] = _Line(lanes[value.number], y + 8, [])
        y += _LINE

    for value in given:
        stored(value, "band")
    y += _GAP if given else 0
    for one in boxes:
        drawn += [
            box(x, y, _WIDE, one.height, "band", f"{one.head}: {one.ops}"),
            box(x, y, 4, one.height, one.kind),
            text(x + 12, y + 17, cut(one.head, 62)),
            *(text(x + 12, y + 17 + _LINE * at, line, "name") for at, line in enumerate(one.lines, 1)),
        ]
        reads = sorted(one.reads & lines.keys(), key=lambda number: lines[number].lane)
        apart = min(8, (one.height - 14) / max(1, len(reads)))
        for at, number in enumerate(reads):
            lines[number].readers.append(y + 10 + apart * at)
        y += one.height + 4
        for value in one.gives:
            stored(value, one.kind)
        y += _GAP
    for line in lines.values():
        drawn += _path(line, x)
    return drawn, y + _GAP


def _path(line: _Line, x: float) -> Iterator[str]:
    """From a value down its lane, and into each box that reads it."""
    if not line.readers:
        return
    at = x - _LANE * (line.lane + 1) + _LANE / 2
    yield f'<path class="line" d="M{x + 12:g} {line.top:g} H{at:g} V{max(line.readers):g}"/>'
    for reader in line.readers:
        yield f'<path class="line" d="M{at:g} {reader:g} H{x - 1:g} m-4 -3 l4 3 l-4 3"/>'


def _lanes(given: Sequence[_Value], boxes: Sequence[_Box]) -> dict[int, int]:
    """The lane of each value that a later step reads: one that is free from where it is made to its last reader."""
    made = {value.number: at for at, values in enumerate([given, *(one.gives for one in boxes)]) for value in values}
    last = {number: at for at, one in enumerate(boxes, 1) for number in one.reads}
    free: list[int] = []  # of each lane, from which step on
    found: dict[int, int] = {}
    for number in sorted(made.keys() & last.keys(), key=lambda number: (made[number], -last[number])):
        lane = next((lane for lane, end in enumerate(free) if end <= made[number]), len(free))
        free[lane : lane + 1] = [last[number]]
        found[number] = lane
    return found


def _placed_block(block: ShownBlock, data: dict[str, Any]) -> tuple[str, list[_Value], list[_Box]]:
    """Its name, the arguments that its steps read, and a box for each step."""
    boxes = [one for step, told in zip(block.steps, data["steps"], strict=True) for one in _boxes(step, told)]
    read = {number for one in boxes for number in one.reads}
    pairs = enumerate(zip(block.block.arguments, block.block.types, strict=True))
    given = [_Value(number, f"argument {at}: {_type(type_)}") for at, (number, type_) in pairs if number in read]
    return block_head(data), given, boxes


def _boxes(step: ShownStep, data: dict[str, Any]) -> Iterator[_Box]:
    if isinstance(step, ShownKernels):
        yield from map(_kernel, step.kernels, data["kernels"], repeat(step))
    else:
        kind = _LIBRARY if "library" in data else _LOOP
        gives = tuple(map(_Value, step.view.results, map(_type, step.view.result_types)))
        yield _Box(kind, step_head(data), _named([step.view.name]), frozenset(outer_uses(step.view)), gives)


def _kernel(kernel: Kernel, data: dict[str, Any], group: ShownKernels) -> _Box:
    stored = group.stored
    reads = frozenset(buffer.number for buffer in read_by(kernel) if buffer.number in stored)
    written = sorted(buffer.number for buffer in written_by(kernel) if buffer.number in stored)
    gives = tuple(_Value(number, _type(stored[number].type), stored[number].why) for number in written)
    return _Box(_KERNEL, kernel_head(data), _named(view.name for view in group.ops(kernel)), reads, gives)


def _named(names: Iterable[str]) -> str:
    counts = Counter(name.removeprefix("stablehlo.") for name in names)
    return ", ".join(f"{name} ({count} times)" if count > 1 else name for name, count in counts.items())


def _type(type_: Tensor | Other) -> str:
    """A type in short, and how many bytes its values take where that is known."""
    words = str(type_).removeprefix("tensor<").removesuffix(">")
    if not isinstance(type_, Tensor) or isinstance(type_.element, Quantized):
        return words
    size = type_.element.dtype.itemsize
    for extent in type_.shape:
        if not isinstance(extent, int):
            return words
        size *= extent
    return f"{words}, {in_bytes(size)}"
