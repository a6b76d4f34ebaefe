"""What a part needs of its neighbours where a dimension is read shifted, turned round or in windows."""

from __future__ import annotations

from dataclasses import dataclass

from opspec.reads.arithmetic import number, plus, variable
from opspec.reads.composition import Substitution
from opspec.reads.symbols import Index, Variable


@dataclass(frozen=True)
class Shift:
    """A dimension of an operand, of `size` elements, that is read at `index` for an element at `variable`, or between
    that and `last`.
    """

    operand: int
    dimension: int
    factor: int
    size: int
    index: Index
    variable: Variable
    last: Index | None = None

    def halo(self, parts: int) -> tuple[int, int]:
        """How many elements before its own part, and behind it, a device needs at most of `parts` devices."""
        before = behind = 0
        for part in range(parts):
            start, end = _bounds(self.variable.size, part, parts)
            if start == end:
                continue
            block = plus(number(start), variable(self.variable.name, end - start))
            there = Substitution({self.variable: block})
            first = there.index(self.index)
            last = first if self.last is None else there.index(self.last)
            low = 0 if first.low is None else max(first.low, 0)
            high = self.size - 1 if last.high is None else min(last.high, self.size - 1)
            own, end = _bounds(self.size, part, parts)
            if low <= high:
                before, behind = max(before, own - low), max(behind, high + 1 - end)
        return before, behind


def _bounds(size: int, part: int, parts: int) -> tuple[int, int]:
    """Where a part of a dimension starts and ends: with equal steps, the last ones shorter."""
    step = -(-size // parts)
    return min(part * step, size), min((part + 1) * step, size)
