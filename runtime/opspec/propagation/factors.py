"""One step: what the tensors of an op give one another of their axes, factor by factor.

Basic: only what no tensor contradicts. Aggressive: each tensor takes what it can, and of factors that want the same
axis the one of the largest tensor is the first.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from enum import IntFlag
from math import gcd, prod

from opspec.propagation.axes import Axes, Refs
from opspec.propagation.projection import Projected, Split, dimensions_of, project
from opspec.sharding.shardings import AxisRef, Sharding
from opspec.sharding_rules.rules import Dimensions, ShardingRule


class Direction(IntFlag):
    """Where axes go."""

    NONE = 0
    FORWARD = 1  # from operands to results
    BACKWARD = 2
    BOTH = 3


@dataclass(frozen=True, slots=True)
class Manner:
    """How far a step goes. `whole`: no axis is cut into parts, and none goes where parts would need a halo."""

    aggressive: bool = False
    whole: bool = False


@dataclass
class OpTensors:
    """The tensors of one op while axes spread among them."""

    rule: ShardingRule
    mesh: Axes
    directions: Sequence[Direction]  # by factor
    manner: Manner
    elementwise: bool

    def __post_init__(self) -> None:
        self.sizes = [factor.size for factor in self.rule.factors]

    def spread(self, given: Sequence[Sharding | None], like: Sharding) -> list[Sharding | None]:
        """The new sharding of each tensor, None where it stays. `like`: one of the same mesh."""
        tensors = [
            project(dimensions, self.sizes, sharding, self.mesh)
            for dimensions, sharding in zip(self.rule.tensors(), given, strict=True)
        ]
        changed = (self._aggressive if self.manner.aggressive else self._basic)(tensors)
        return [
            self._sharding(tensor, dimensions, old, like) if is_new else None
            for tensor, dimensions, old, is_new in zip(tensors, self.rule.tensors(), given, changed, strict=True)
        ]

    def _sharding(
        self, tensor: Projected, dimensions: Dimensions, old: Sharding | None, like: Sharding
    ) -> Sharding | None:
        axes = dimensions_of(tensor, dimensions, self.sizes, self.mesh)
        if old is None:
            if not any(axes):
                return None
            return Sharding(like.symbol, like.mesh, axes, open=frozenset(range(len(axes))))
        return None if axes == old.dimensions else replace(old, dimensions=axes, priorities=())

    # -- what is compatible --------------------------------------------------------------------------

    def _major(self, tensors: Sequence[Projected], number: int) -> Refs:
        """The longest axes of a factor that all agree on, as far as they split it at all."""
        direction = self.directions[number]
        if direction is Direction.NONE:
            return ()
        count = len(self.rule.operands)
        operands, results = tensors[:count], tensors[count:]
        first, second = (results, operands) if direction is Direction.BACKWARD else (operands, results)
        found: Refs = ()
        grows = True
        for side in (first, second):
            for tensor in side:
                split = tensor.factors.get(number)
                if split is not None:
                    found, grows = self._agreed(found, split.axes, grows)
            if direction is not Direction.BOTH:
                grows = False
        return found

    def _agreed(self, old: Refs, new: Refs, grows: bool) -> tuple[Refs, bool]:
        mesh = self.mesh
        found: list[AxisRef] = []
        at = 0
        while at < len(old) and at < len(new):
            one, other = old[at], new[at]
            at += 1
            if one == other:
                found.append(one)
            elif mesh.begins(other, one):
                if at < len(new):
                    return (*found, other), False
                found.append(one)
            elif mesh.begins(one, other):
                if not grows or at < len(old):
                    return (*found, one), False
                found.append(other)
            else:
                return tuple(found), False
        return (*found, *old[at:], *(new[at:] if grows else ())), grows

    def _cut(self, axes: Refs, allowed: Callable[[AxisRef, int], AxisRef | None]) -> Refs:
        """The axes up to the first one that is not allowed whole; of that one what is."""
        split = 1
        for at, axis in enumerate(axes):
            part = allowed(axis, split)
            if part is None or (self.manner.whole and part.size is not None):
                return axes[:at]
            if part != axis:
                return (*axes[:at], part)
            split *= self.mesh.size(part)
        return axes

    def _within(self, axis: AxisRef, tensor: Projected, split: Split, number: int, before: int) -> AxisRef | None:
        """What of an axis a factor of a tensor may have, which is split into `before` parts by those before."""
        mesh = self.mesh
        found = mesh.free_of(axis, tensor.kept)
        if found is None:
            return None
        if any(mesh.holds(own, found) for own in split.axes):
            return found
        if split.open and not split.rest:
            if split.minor:
                return found
            if self.sizes[number] % before == 0:
                low, high = mesh.span(found)
                common = gcd(self.sizes[number] // before, high // low)
                if common == high // low:
                    return found
                if common != 1:
                    return mesh.part(found.name, low, low * common)
        if split.axes and mesh.begins(split.axes[-1], found):
            return split.axes[-1]
        return None

    def _across(self, axis: AxisRef, tensor: Projected, number: int) -> AxisRef | None:
        """What of an axis no other factor of a tensor has."""
        others = (
            used for other, split in tensor.factors.items() if other != number for used in (*split.rest, *split.axes)
        )
        return self.mesh.free_of(axis, others)

    # -- basic ---------------------------------------------------------------------------------------

    def _basic(self, tensors: Sequence[Projected]) -> list[bool]:
        changed = [False] * len(tensors)
        for number in range(len(self.sizes)):
            axes = self._major(tensors, number)
            if not axes:
                continue
            axes = self._cut(axes, lambda axis, before, f=number: self._everywhere(axis, tensors, f, before))  # type: ignore[misc]
            for at, tensor in enumerate(tensors):
                changed[at] |= tensor.expand(number, axes, self.mesh)
        return changed

    def _everywhere(self, axis: AxisRef, tensors: Sequence[Projected], number: int, before: int) -> AxisRef | None:
        found: AxisRef | None = axis
        for tensor in tensors:
            found = self._across(found, tensor, number) if found is not None else None
            split = tensor.factors.get(number)
            if found is not None and split is not None:
                found = self._within(found, tensor, split, number, before)
        return found

    # -- aggressive ----------------------------------------------------------------------------------

    def _aggressive(self, tensors: Sequence[Projected]) -> list[bool]:
        wanted = [self._major(tensors, number) for number in range(len(self.sizes))]
        changed = [False] * len(tensors)
        if not any(wanted):
            return changed
        order = self._order(tensors, wanted)
        count = len(self.rule.operands)
        results = tensors[count:]
        for at in (*range(count, len(tensors)), *range(count)):
            tensor = tensors[at]
            for number in order:
                axes = self._taken(tensor, number, wanted[number])
                if axes and at < count and self.elementwise:
                    axes = self._no_more_than(results, number, axes)
                changed[at] |= bool(axes) and tensor.expand(number, axes, self.mesh)
        return changed

    def _taken(self, tensor: Projected, number: int, wanted: Refs) -> Refs:
        split = tensor.factors.get(number)
        if split is None or not wanted:
            return ()
        axes = self._cut(wanted, lambda axis, before: self._within(axis, tensor, split, number, before))
        if not self.mesh.starts(split.axes, axes):
            return ()
        return self._cut(axes, lambda axis, _: self._across(axis, tensor, number))

    def _no_more_than(self, results: Sequence[Projected], number: int, axes: Refs) -> Refs:
        """What a result refused, operands do not give one another."""
        for result in results:
            split = result.factors.get(number)
            if split is not None and self.mesh.starts(split.axes, axes):
                axes = split.axes
        return axes

    def _order(self, tensors: Sequence[Projected], wanted: Sequence[Refs]) -> list[int]:
        """Factors of larger tensors first, then those that are split most, where they are the dimensions of all."""
        source = [(-1, -1)] * len(wanted)  # of each factor the size of the largest tensor that has it so, and its place
        for at, tensor in enumerate(tensors):
            size = prod(self.sizes[number] for number in tensor.factors)
            for number, split in tensor.factors.items():
                axes = wanted[number]
                is_source = bool(axes) and (split.axes == axes or self.mesh.starts(axes, split.axes))
                if is_source and size > source[number][0]:
                    source[number] = size, at
        parts = [self.mesh.total(axes) if self.elementwise else 0 for axes in wanted]
        return sorted(range(len(wanted)), key=lambda n: (-source[n][0], -parts[n], source[n][1], n))
