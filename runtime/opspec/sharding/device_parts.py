"""Which part of a value each device of a mesh has."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from functools import cached_property
from math import prod

import numpy as np

from opspec.errors import OpSpecError
from opspec.sharding.shardings import AxisRef, Mesh, Sharding
from opspec.values.arrays import Array
from opspec.values.types import Tensor

Box = tuple[slice, ...]


@dataclass(frozen=True)
class Parts:
    """The box of each device in a value, and the numbers that it has along each dimension, of how many.

    Where a sum is left to be done later, each device has a term of it. Of a value that is taken apart so the first one
    has all, and the others have zeros.
    """

    boxes: tuple[Box, ...]
    numbers: Array  # by device and dimension
    counts: tuple[int, ...]
    terms: tuple[int, ...] = ()  # by device: the number of its term; none where there is nothing to sum
    sizes: tuple[int, ...] = ()  # of what a device has, where it is more than its box, and filled up behind

    @property
    def count(self) -> int:
        """Of how many parts the value consists."""
        return prod(self.counts)

    @cached_property
    def whole(self) -> bool:
        """Whether every device has all of it."""
        return self.count == 1 and not self.terms

    @cached_property
    def first(self) -> tuple[int, ...]:
        """A device for each part and term."""
        chosen: dict[tuple[int, ...], int] = {}
        for device, numbers in enumerate(map(tuple, self.numbers.tolist())):
            chosen.setdefault((*numbers, *self.terms[device : device + 1]), device)
        return tuple(chosen.values())

    def join(self, items: Sequence[Array], shape: Sequence[int], devices: Sequence[int] | None = None) -> Array:
        """A value of what each device has of it. `devices`: those that have it, if not all of them do."""
        if self.whole:
            return items[0 if devices is None else devices[0]]
        made = np.zeros(tuple(shape), items[0].dtype)
        for device in self.first if devices is None else devices:
            box = self.boxes[device]
            own = items[device]
            if self.sizes:
                own = own[tuple(slice(0, side.stop - side.start) for side in box)]
            made[box] = made[box] + own if self.terms else own
        return made

    def of(self, device: int, value: Array) -> Array:
        """What a device has of a value."""
        if self.whole:
            return value
        own: Array = value[self.boxes[device]]
        if self.sizes and own.shape != self.sizes:
            more = [(0, size - some) for size, some in zip(self.sizes, own.shape, strict=True)]
            own = np.pad(own, more)
        return np.zeros_like(own) if self.terms and self.terms[device] else own


def coordinates(mesh: Mesh, count: int) -> dict[str, Array]:
    """Where each of `count` devices is along each axis. On a mesh without axes all devices are at one place."""
    if mesh.size != count:
        if mesh.size != 1:
            raise OpSpecError(f"expected a mesh of {count} devices, those of the program, found one of {mesh.size}")
        return {name: np.zeros(count, np.int64) for name, _ in mesh.axes}
    at = np.arange(count) if mesh.devices is None else np.argsort(mesh.devices)
    found = np.unravel_index(at, [size for _, size in mesh.axes]) if mesh.axes else ()
    return {name: places for (name, _), places in zip(mesh.axes, found, strict=True)}


def part_numbers(
    sharding: Sharding, mesh: Mesh, count: int, rank: int, axes: Collection[str] | None = None
) -> tuple[Array, list[int], Array, int]:
    """Which part each device has along each dimension, of how many; and which term of a sum, of how many."""
    sizes = dict(mesh.axes)
    places = coordinates(mesh, count)

    def number(splitting: Sequence[AxisRef]) -> tuple[Array, int]:
        found, of = np.zeros(count, np.int64), 1
        for axis in splitting:
            if axes is None or axis.name in axes:
                low, high = axis.span(sizes[axis.name])
                found = found * (high // low) + places[axis.name] // (sizes[axis.name] // high) % (high // low)
                of *= high // low
        return found, of

    split = [number(splitting) for splitting in sharding.dimensions] or [(np.zeros(count, np.int64), 1)] * rank
    numbers = np.stack([found for found, _ in split], axis=1) if rank else np.zeros((count, 0), np.int64)
    return numbers, [of for _, of in split] if rank else [], *number(sharding.unreduced)


def parts(
    sharding: Sharding,
    mesh: Mesh,
    count: int,
    shape: Sequence[int],
    axes: Collection[str] | None = None,
    *,
    filled: bool = False,
) -> Parts:
    """The parts of a value of this shape. `axes`: those that count, if not all of them do.

    `filled`: where sizes do not divide, the last parts are filled up to those of the others; else that is an error.
    """
    numbers, counts, terms, several = part_numbers(sharding, mesh, count, len(shape), axes)
    is_equal = not any(size % by for size, by in zip(shape, counts, strict=True))
    if not is_equal and not filled:
        raise OpSpecError(f"expected sizes that {counts} parts divide, found {list(shape)}")
    steps = [-(-size // by) for size, by in zip(shape, counts, strict=True)]
    boxes = tuple(
        tuple(
            slice(min(at * step, size), min((at + 1) * step, size))
            for at, step, size in zip(row, steps, shape, strict=True)
        )
        for row in numbers.tolist()
    )
    own_terms = tuple(terms.tolist()) if several > 1 else ()
    return Parts(boxes, numbers, tuple(counts), own_terms, () if is_equal else tuple(steps))


def everywhere(count: int, shape: Sequence[int]) -> Parts:
    """All of a value on each device."""
    box = tuple(slice(0, size) for size in shape)
    return Parts((box,) * count, np.zeros((count, len(shape)), np.int64), (1,) * len(shape))


def parts_of(sharding: Sharding | None, value: object, mesh: Mesh | None, count: int) -> Parts:
    """The parts of an argument or result of a program; one without a sharding is on all devices."""
    shape = tuple(value.shape) if isinstance(value, Tensor) else ()
    if sharding is None or mesh is None:
        return everywhere(count, shape)
    return parts(sharding, mesh, count, shape)
