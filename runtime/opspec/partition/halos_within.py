"""Ops whose file says between which indices of an operand an element reads: the op on windows that lie within operands.

A window ends where its operand does, or behind all that is needed. What the op does about an end (leaving out what is
padded) is right where it is the operand's own; what it makes near another end is for nobody.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import floor, lcm

from opspec.partition.permutations import Moved, NotMoved, Place, places, slope
from opspec.partition.windows import PartWindows
from opspec.reads.arithmetic import number, plus, variable
from opspec.reads.composition import Substitution
from opspec.sharding_rules.halos import Shift
from opspec.sharding_rules.rules import ShardingRule


def is_declared(rule: ShardingRule, factor: int) -> bool:
    """Whether the file of the op says between which indices operands are read along a factor."""
    return any(shift.factor == factor and shift.last is not None for shift in rule.shifts)


def moved_within(rule: ShardingRule, factor: int, parts: int) -> Moved:
    """How such a permutation is shared by so many devices; NotMoved says why it is not."""
    whole = rule.factors[factor].size
    part = -(-whole // parts)
    starts = [min(at * part, whole) for at in range(parts)]
    reaches = [_reach(shift, starts, part) for shift in rule.shifts if shift.factor == factor]
    period = lcm(*(reach.period for reach in reaches))
    for less in range((whole - part) // period * period, -1, -period):
        begins = [_begin(reaches, at, period, less) for at in range(parts)]
        if any(begin is None for begin in begins):
            continue
        known = [begin or 0 for begin in begins]
        windows = {reach.place: reach.window(known, less, parts) for reach in reaches}
        first = tuple(max(0, start - begin) for start, begin in zip(starts, known, strict=True))
        return Moved(windows, first, part, whole - less, tuple(places(rule.results, factor)))
    raise NotMoved("no window of an operand gives a part of the result")


@dataclass(frozen=True)
class _Reach:
    """A dimension of an operand, which goes on by `step` for each element of the result, wholly after `period` of them.

    `read`: by part from where to where it is read.
    """

    place: Place
    size: int
    step: Fraction
    period: int
    read: tuple[tuple[int, int], ...]

    def fits(self, at: int, begin: int, less: int) -> bool:
        """Whether a window that begins with the one of this element, and has so many less, has all that is read."""
        low, high = self.read[at]
        start = begin * self.step
        return low >= high or (start <= low and high <= start + self.size - less * self.step)

    def window(self, begins: Sequence[int], less: int, parts: int) -> PartWindows:
        starts = tuple(int(begin * self.step) for begin in begins)
        return PartWindows(self.size, -(-self.size // parts), self.size - int(less * self.step), starts, self.read)


def _reach(shift: Shift, starts: Sequence[int], part: int) -> _Reach:
    step, period = slope(shift.index, shift.variable)
    if step <= 0:
        raise NotMoved(f"elements are read from {shift.index} on, which does not go on evenly")
    read = [_read(shift, start, min(start + part, shift.variable.size)) for start in starts]
    return _Reach((shift.operand, shift.dimension), shift.size, step, period, tuple(read))


def _read(shift: Shift, start: int, end: int) -> tuple[int, int]:
    """From where to where is read of the elements that there are, for these of the result."""
    if start >= end:
        return 0, 0
    there = Substitution({shift.variable: plus(number(start), variable(shift.variable.name, end - start))})
    low, high = there.index(shift.index).low, there.index(shift.last or shift.index).high
    if low is None or high is None:
        raise NotMoved(f"elements are read between {shift.index} and {shift.last}, which have no bounds")
    return max(low, 0), min(high + 1, shift.size)


def _begin(reaches: Sequence[_Reach], at: int, period: int, less: int) -> int | None:
    """With which element a part begins, which leaves out so many; None where it would lack some."""
    read = [(reach, *reach.read[at]) for reach in reaches]
    first = min((floor(low / reach.step) for reach, low, high in read if low < high), default=0)
    begin = min(first // period * period, less)
    return begin if all(reach.fits(at, begin, less) for reach in reaches) else None
