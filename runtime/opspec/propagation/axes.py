"""What axes of a mesh, and parts of axes, have in common."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import prod

from opspec.sharding.shardings import AxisRef

Refs = tuple[AxisRef, ...]


@dataclass(frozen=True)
class Axes:
    """The axes of a mesh, by name, with their sizes."""

    sizes: Mapping[str, int]

    def span(self, axis: AxisRef) -> tuple[int, int]:
        return axis.span(self.sizes[axis.name])

    def size(self, axis: AxisRef) -> int:
        low, high = self.span(axis)
        return high // low

    def total(self, refs: Iterable[AxisRef]) -> int:
        return prod(map(self.size, refs))

    def part(self, name: str, low: int, high: int) -> AxisRef:
        """The part of an axis between two products of sizes; the axis itself where that is all of it."""
        return AxisRef(name) if (low, high) == (1, self.sizes[name]) else AxisRef(name, low, high // low)

    def begins(self, one: AxisRef, other: AxisRef) -> bool:
        """Whether `one` is the major part of `other`, and less than it."""
        if one.name != other.name:
            return False
        (low, high), (start, end) = self.span(one), self.span(other)
        return low == start and high < end and end % high == 0

    def holds(self, one: AxisRef, other: AxisRef) -> bool:
        """Whether `other` lies in `one`."""
        if one.name != other.name:
            return False
        (low, high), (start, end) = self.span(one), self.span(other)
        return low <= start and end <= high and start % low == 0 and high % end == 0

    def overlap(self, one: AxisRef, other: AxisRef) -> bool:
        if one.name != other.name:
            return False
        (low, high), (start, end) = self.span(one), self.span(other)
        return low < end and start < high

    def free_of(self, axis: AxisRef, others: Iterable[AxisRef]) -> AxisRef | None:
        """The longest major part of an axis that shares nothing with others."""
        low, high = self.span(axis)
        for other in others:
            if other.name != axis.name:
                continue
            start, end = self.span(other)
            if not _fit(low, high, start, end):
                return None
            if low < end and start < high:
                if low >= start:
                    return None
                high = start
        return self.part(axis.name, low, high)

    def joined(self, refs: Sequence[AxisRef]) -> Refs:
        """Axes one after another; parts of an axis that follow one another are one."""
        found: list[AxisRef] = []
        for axis in refs:
            if found and found[-1].name == axis.name:
                (low, high), (start, end) = self.span(found[-1]), self.span(axis)
                if high == start:
                    found[-1] = self.part(axis.name, low, end)
                    continue
            found.append(axis)
        return tuple(found)

    def starts(self, one: Sequence[AxisRef], other: Sequence[AxisRef]) -> bool:
        """Whether `one` is the major part of `other`, and less than it."""
        if not one:
            return bool(other)
        if len(one) > len(other) or tuple(one[:-1]) != tuple(other[: len(one) - 1]):
            return False
        last, there = one[-1], other[len(one) - 1]
        return len(one) < len(other) if last == there else self.begins(last, there)


def _fit(low: int, high: int, start: int, end: int) -> bool:
    """Whether two parts are of one way to write an axis as a product."""
    (first, second), (inner, outer) = sorted((low, start)), sorted((high, end))
    if inner <= second:  # they lie side by side
        return second % inner == 0
    return second % first == 0 and inner % second == 0 and outer % inner == 0
