"""How values lie while a program is partitioned: the axes of each dimension, and what a device has of a shape."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise

import numpy as np

from opspec.errors import OpSpecError
from opspec.propagation.axes import Axes, Refs
from opspec.sharding.device_parts import coordinates
from opspec.sharding.shardings import AxisRef, Mesh
from opspec.values.arrays import Array

Dims = tuple[Refs, ...]  # of each dimension the axes that split it, the major one first


class PartitionError(OpSpecError):
    """An op, or a value, that cannot be partitioned."""


@dataclass(frozen=True)
class Devices:
    """The devices of a mesh: where they are, and who are together."""

    mesh: Mesh

    @cached_property
    def axes(self) -> Axes:
        return Axes(dict(self.mesh.axes))

    @property
    def count(self) -> int:
        return self.mesh.size

    @cached_property
    def _places(self) -> dict[str, Array]:
        return coordinates(self.mesh, self.count)

    def parts(self, refs: Sequence[AxisRef]) -> int:
        return self.axes.total(refs)

    def number(self, refs: Sequence[AxisRef]) -> Array:
        """Of each device which part along these axes it has."""
        found = np.zeros(self.count, np.int64)
        for axis in refs:
            low, high = self.axes.span(axis)
            size = self.axes.sizes[axis.name]
            found = found * (high // low) + self._places[axis.name] // (size // high) % (high // low)
        return found

    def groups(self, refs: Sequence[AxisRef]) -> list[list[int]]:
        """Devices that differ along these axes only, in the order of their parts."""
        own = self.number(refs)
        others = self.number(list(self._rest(refs)))
        together: dict[int, list[tuple[int, int]]] = {}
        for device in range(self.count):
            together.setdefault(int(others[device]), []).append((int(own[device]), device))
        return [[device for _, device in sorted(group)] for _, group in sorted(together.items())]

    def _rest(self, refs: Sequence[AxisRef]) -> Iterator[AxisRef]:
        """The parts of all axes that are not among these."""
        for name, size in self.mesh.axes:
            taken = sorted(self.axes.span(axis) for axis in refs if axis.name == name)
            at = 1
            for low, high in taken:
                if at < low:
                    yield self.axes.part(name, at, low)
                at = high
            if at < size:
                yield self.axes.part(name, at, size)

    def part(self, size: int, refs: Sequence[AxisRef]) -> int:
        """How many elements of a dimension a device has. Where parts are not equal the last ones are filled up."""
        return -(-size // self.parts(refs))

    def local(self, shape: Sequence[int], dims: Dims) -> tuple[int, ...]:
        """The shape on one device."""
        return tuple(self.part(size, refs) for size, refs in zip(shape, dims, strict=True))

    def equal(self, size: int, refs: Refs) -> Refs:
        """As many of these axes as cut a dimension into equal parts."""
        return next(refs[:end] for end in range(len(refs), -1, -1) if size % self.parts(refs[:end]) == 0)

    def is_filled(self, size: int, refs: Sequence[AxisRef]) -> bool:
        """Whether some devices have elements that are none of the value."""
        return size % self.parts(refs) != 0

    def nests(self, size: int, major: Refs, refs: Refs) -> bool:
        """Whether the parts along all axes make up those along the major ones."""
        inner = self.parts(refs) // self.parts(major)
        return not major or self.part(size, major) == inner * self.part(size, refs)

    def fine(self, old: Dims, new: Dims) -> tuple[Dims, Dims]:
        """Two ways to lie, their axes cut into parts so that what is alike looks alike."""
        cuts: dict[str, set[int]] = {}
        for axis in (axis for refs in (*old, *new) for axis in refs):
            cuts.setdefault(axis.name, set()).update(self.axes.span(axis))
        if all(len(found) == 2 for found in cuts.values()):
            return old, new
        chains = {name: sorted(found) for name, found in cuts.items()}
        if any(high % low for found in chains.values() for low, high in pairwise(found)):
            return old, new
        return tuple(tuple(tuple(self._cut(refs, chains)) for refs in dims) for dims in (old, new))  # type: ignore[return-value]

    def _cut(self, refs: Refs, chains: Mapping[str, Sequence[int]]) -> Iterator[AxisRef]:
        for axis in refs:
            low, high = self.axes.span(axis)
            ends = [end for end in chains[axis.name] if low <= end <= high]
            yield from (self.axes.part(axis.name, *pair) for pair in pairwise(ends))


def common(one: Refs, other: Refs) -> Refs:
    """What two lists of axes begin with alike."""
    found: list[AxisRef] = []
    for mine, theirs in zip(one, other, strict=False):
        if mine != theirs:
            break
        found.append(mine)
    return tuple(found)
