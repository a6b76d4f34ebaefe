"""What order a comparator stands for: keys compared one after another, the same way on both sides."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from opspec.programs.records import Block, View
from opspec.values.types import Quantized, Tensor

FIRST, SECOND = 1, 2  # the sides that a value depends on: of the element that may come first, of the other


@dataclass(frozen=True, slots=True)
class FoundKey:
    """A key in the program: the value that computes it on one side, which side that is, and how it is
    compared.
    """

    value: int
    descending: bool
    total: bool


def keys_of(block: Block, is_elementwise: Callable[[View], bool]) -> tuple[FoundKey, ...]:
    """The keys of a comparator, the most significant first; none where the form of its body does not tell.

    The form: `compare LT` or `GT` of the same expression of either side. Keys that decide only where a more
    significant one is equal follow by `select(equal, <rest>, less)`, or by `or(less, and(equal, <rest>))`.
    """
    shapes = _Shapes(block)
    for op in block.ops[:-1]:
        if op.name != "stablehlo.constant" and not is_elementwise(op):
            return ()
        shapes.add(op)
    makers = {op.results[0]: op for op in block.ops[:-1]}
    found: list[FoundKey] = []
    value: int | None = block.ops[-1].operands[0]
    while value is not None:
        parts = _chain(value, makers)
        if parts is None:
            less, equal, value = makers.get(value), None, None
        else:
            (less, equal), value = (makers.get(part) for part in parts[:2]), parts[2]
        key = _compared(less, shapes)
        if key is None or less is None or (value is not None and not _is_equality(equal, less, shapes)):
            return ()
        found.append(key)
    return tuple(found)


def _chain(value: int, makers: dict[int, View]) -> tuple[int, int, int] | None:
    """Of a value that says "less, or equal and the rest", the three parts."""
    op = makers.get(value)
    if op is None:
        return None
    if op.name == "stablehlo.select":
        equal, rest, less = op.operands
        return less, equal, rest
    if op.name == "stablehlo.or":
        less, both = op.operands
        inner = makers.get(both)
        if inner is not None and inner.name == "stablehlo.and":
            return less, inner.operands[0], inner.operands[1]
    return None


class _Shapes:
    """Numbers for expressions, equal ones for equal expressions; `mirrored`: with the two sides exchanged."""

    def __init__(self, block: Block) -> None:
        self._numbers: dict[object, int] = {}
        self.own: dict[int, int] = {}
        self.mirrored: dict[int, int] = {}
        self.sides: dict[int, int] = {}
        for at, argument in enumerate(block.arguments):
            self.own[argument] = self._number(("argument", at // 2, at % 2))
            self.mirrored[argument] = self._number(("argument", at // 2, 1 - at % 2))
            self.sides[argument] = SECOND if at % 2 else FIRST

    def add(self, op: View) -> None:
        key = op.name, _spelled(op), tuple(map(str, op.result_types))
        result = op.results[0]
        self.own[result] = self._number((*key, tuple(self._own(x) for x in op.operands)))
        self.mirrored[result] = self._number((*key, tuple(self.mirrored.get(x, self._own(x)) for x in op.operands)))
        self.sides[result] = 0
        for x in op.operands:
            self.sides[result] |= self.sides.get(x, 0)

    def _own(self, value: int) -> int:
        return self.own[value] if value in self.own else self._number(("outer", value))

    def _number(self, key: object) -> int:
        return self._numbers.setdefault(key, len(self._numbers))


def _spelled(op: View) -> tuple[tuple[str, str | bytes], ...]:
    attributes = []
    for name in sorted(op.attributes):
        value = op.attributes[name]
        attributes.append((name, value.tobytes() if isinstance(value, np.ndarray) else repr(value)))
    return tuple(attributes)


def _compared(op: View | None, shapes: _Shapes) -> FoundKey | None:
    """The key that `compare LT` or `GT` compares."""
    if op is None or op.name != "stablehlo.compare" or op.attributes["comparison_direction"] not in ("LT", "GT"):
        return None
    left, right = op.operands
    type_ = op.operand_types[0]
    sides = shapes.sides.get(left, 0)
    mirror = shapes.own.get(left) == shapes.mirrored.get(right, -1)
    if not mirror or sides not in (FIRST, SECOND) or not isinstance(type_, Tensor):
        return None
    if isinstance(type_.element, Quantized) or type_.element.kind == "complex":
        return None
    less = op.attributes["comparison_direction"] == "LT"
    return FoundKey(left, less != (sides == FIRST), op.attributes.get("compare_type") == "TOTALORDER")


def _is_equality(op: View | None, compared: View, shapes: _Shapes) -> bool:
    """Whether an op says that the keys are equal by the order in which they are compared."""
    if op is None or op.name != "stablehlo.compare" or op.attributes["comparison_direction"] != "EQ":
        return False
    if op.attributes.get("compare_type") != compared.attributes.get("compare_type"):
        return False
    return {shapes.own.get(x) for x in op.operands} == {shapes.own.get(x) for x in compared.operands}
