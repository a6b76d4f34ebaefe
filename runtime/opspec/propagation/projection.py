"""How the axes of a dimension lie on its factors, and back."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import gcd

from opspec.propagation.axes import Axes, Refs
from opspec.sharding.shardings import AxisRef, Sharding
from opspec.sharding_rules.rules import Dimensions


@dataclass(frozen=True, slots=True)
class Split:
    """How a factor is split in one tensor.

    `minor`: it is the last one of its dimension. `rest`: axes of the dimension that fit into no factor; what comes
    behind is not split then.
    """

    axes: Refs
    open: bool
    minor: bool
    rest: Refs = ()


@dataclass
class Projected:
    """A tensor by its factors. `kept`: axes that must not split it."""

    factors: dict[int, Split]
    kept: Refs

    def expand(self, number: int, axes: Refs, mesh: Axes) -> bool:
        """Split a factor further; whether that is more than before."""
        split = self.factors.get(number)
        if split is None or not mesh.starts(split.axes, axes):
            return False
        self.factors[number] = replace(split, axes=axes)
        return True


def project(dimensions: Dimensions, sizes: Sequence[int], given: Sharding | None, mesh: Axes) -> Projected:
    """A tensor by its factors; one without a sharding may be split anywhere."""
    factors: dict[int, Split] = {}
    for d, numbers in enumerate(dimensions):
        axes = () if given is None else given.dimensions[d]
        factors |= _factors(numbers, sizes, axes, given is None or d in given.open, mesh)
    return Projected(factors, () if given is None else (*given.replicated, *given.unreduced))


def _factors(numbers: Sequence[int], sizes: Sequence[int], axes: Refs, is_open: bool, mesh: Axes) -> dict[int, Split]:
    """The major factor takes of the axes what divides it, then the next one."""
    found: dict[int, Split] = {}
    left = list(axes)
    full = False
    for number in numbers:
        minor = number == numbers[-1]
        if full:
            found[number] = Split((), False, minor)
            continue
        if minor:
            found[number] = Split(mesh.joined(left), is_open, minor)
            break
        taken: list[AxisRef] = []
        size = sizes[number]
        while left:
            low, high = mesh.span(left[0])
            common = gcd(size, high // low)
            if common == 1 and high > low:
                break
            size //= common
            if common == high // low:
                taken.append(left.pop(0))
            else:
                taken.append(mesh.part(left[0].name, low, low * common))
                left[0] = mesh.part(left[0].name, low * common, high)
        full = size > 1 and bool(left)
        found[number] = Split(tuple(taken), is_open, minor, tuple(left) if full else ())
    return found


def dimensions_of(tensor: Projected, dimensions: Dimensions, sizes: Sequence[int], mesh: Axes) -> tuple[Refs, ...]:
    """The axes of each dimension. Where a factor is not split wholly, those behind it cannot be."""
    return tuple(_axes(tensor, numbers, sizes, mesh) for numbers in dimensions)


def _axes(tensor: Projected, numbers: Sequence[int], sizes: Sequence[int], mesh: Axes) -> Refs:
    found: list[AxisRef] = []
    for number in numbers:
        split = tensor.factors[number]
        found += split.axes
        if split.rest:
            found += split.rest
            break
        if mesh.total(split.axes) < sizes[number]:
            break
    return mesh.joined(found)
