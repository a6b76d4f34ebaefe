"""How values lie on a mesh, by the definition of shardings: their parts, taken apart and put together."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from math import prod

import numpy as np

from opspec.values.arrays import Array

KINDS = ("sum", "max", "min")
COMBINE = {"sum": np.add, "max": np.maximum, "min": np.minimum}
# A name, the size of the axis, the product of the sizes before the part, and its size.
Axis = tuple[str, int, int, int]


@dataclass
class Mesh:
    """Axes with their sizes, and the devices in their order; without axes one device, which has all."""

    name: str
    axes: list[tuple[str, int]]
    devices: list[int]

    def text(self) -> str:
        ids = f", device_ids={self.devices}" if not self.axes or self.devices != sorted(self.devices) else ""
        axes = ", ".join(f'"{name}"={size}' for name, size in self.axes)
        return f"sdy.mesh @{self.name} = <[{axes}]{ids}>"


@dataclass
class Lying:
    """How a value lies: the axes of each dimension, those along which it is unreduced, and how terms combine."""

    mesh: Mesh
    dimensions: list[list[Axis]]
    unreduced: list[Axis] = field(default_factory=list)
    kind: str = "sum"

    def text(self) -> str:
        order = [name for name, _ in self.mesh.axes]
        listed = ", ".join(f"{{{written(axes)}}}" for axes in self.dimensions) if self.mesh.axes else ""
        terms = sorted(self.unreduced, key=lambda axis: (order.index(axis[0]), axis[2]))
        kind = "" if self.kind == "sum" else f"{self.kind}"
        rest = f", unreduced={kind}{{{written(terms)}}}" if terms else ""
        return f"<@{self.mesh.name}, [{listed}]{rest}>"

    def parts(self) -> list[int]:
        return [prod(own for *_, own in axes) for axes in self.dimensions]


def random_mesh(source: random.Random) -> Mesh:
    axes = [(name, source.choice((2, 2, 3, 4, 8))) for name in source.sample("xyz", source.choice((1, 2, 2, 3)))]
    while prod(size for _, size in axes) > 24:
        axes.pop()
    return Mesh("mesh", axes, order_of_devices(source, prod(size for _, size in axes)))


def order_of_devices(source: random.Random, count: int) -> list[int]:
    return source.sample(range(count), count) if source.random() < 0.5 else list(range(count))


def random_lying(source: random.Random, mesh: Mesh, rank: int, kinds: Sequence[str]) -> Lying:
    refs = [ref for name, size in mesh.axes for ref in parts_of_axis(source, name, size)]
    source.shuffle(refs)
    found = Lying(mesh, [[] for _ in range(rank)], [], source.choice(kinds))
    for ref in refs:
        where = source.randrange(rank + 2)
        (found.dimensions[where] if where < rank else found.unreduced if where == rank else []).append(ref)
    found.dimensions = [joined(axes) for axes in found.dimensions]
    found.unreduced = in_order(mesh, found.unreduced)
    return found


def in_order(mesh: Mesh, axes: Sequence[Axis]) -> list[Axis]:
    order = [name for name, _ in mesh.axes]
    return joined(sorted(axes, key=lambda axis: (order.index(axis[0]), axis[2])))


def parts_of_axis(source: random.Random, name: str, size: int) -> list[Axis]:
    """An axis, or the parts of one."""
    if size < 4 or size % 2 or source.random() < 0.4:
        return [(name, size, 1, size)]
    cuts = [1, 2, 4, 8] if size == 8 and source.random() < 0.5 else [1, 2, size]
    return [(name, size, low, high // low) for low, high in pairwise(cuts)]


def joined(axes: Sequence[Axis]) -> list[Axis]:
    made: list[Axis] = []
    for name, size, before, own in axes:
        if made and made[-1][0] == name and made[-1][2] * made[-1][3] == before:
            *_, start, length = made.pop()
            before, own = start, length * own
        made.append((name, size, before, own))
    return made


def written(axes: Sequence[Axis]) -> str:
    return ", ".join(f'"{n}"' if own == size else f'"{n}":({before}){own}' for n, size, before, own in axes)


# --- parts -------------------------------------------------------------------------------------------------


def numbers(lying: Lying, count: int) -> list[tuple[tuple[int, ...], int] | None]:
    """By device: its part along each dimension, and the number of its term; None of one that has nothing."""
    sizes = [size for _, size in lying.mesh.axes]
    places = {device: np.unravel_index(at, sizes) if sizes else () for at, device in enumerate(lying.mesh.devices)}
    names = [name for name, _ in lying.mesh.axes]

    def number(axes: Sequence[Axis], device: int) -> int:
        made = 0
        for name, size, before, own in axes:
            digit = int(places[device][names.index(name)]) // (size // (before * own)) % own
            made = made * own + digit
        return made

    return [
        (tuple(number(axes, device) for axes in lying.dimensions), number(lying.unreduced, device))
        if device in places
        else None
        for device in range(count)
    ]


def box(lying: Lying, shape: Sequence[int], part: tuple[int, ...]) -> tuple[slice, ...]:
    steps = [size // count for size, count in zip(shape, lying.parts(), strict=True)]
    return tuple(slice(at * step, (at + 1) * step) for at, step in zip(part, steps, strict=True))


def taken_apart(lying: Lying, count: int, whole: Array, source: np.random.Generator) -> list[Array]:
    """What each device has of a value: of one that is unreduced a term."""
    by_device = numbers(lying, count)
    most = max(own[1] for own in by_device if own is not None) + 1
    terms = [source.integers(0, 9, whole.shape, dtype=np.int32) for _ in range(most)]
    if lying.kind == "sum":
        terms[0] = whole - sum(terms[1:], np.zeros_like(whole))
    else:  # one of them is the value, others are on its side
        chosen = source.integers(0, most, whole.shape)
        sign = -1 if lying.kind == "max" else 1
        terms = [whole + sign * np.where(chosen == at, 0, term).astype(np.int32) for at, term in enumerate(terms)]
    nothing = source.integers(-9, 9, whole.shape, dtype=np.int32)
    return [
        nothing if own is None else np.ascontiguousarray(terms[own[1]][box(lying, whole.shape, own[0])])
        for own in by_device
    ]


def put_together(lying: Lying, shape: Sequence[int], parts: Sequence[Array]) -> Array:
    """The value that devices have; those that have the same have to agree on it."""
    combined: dict[tuple[int, ...], dict[int, Array]] = {}
    for place, own in zip(numbers(lying, len(parts)), parts, strict=True):
        if place is not None:
            part, term = place
            assert np.array_equal(combined.setdefault(part, {}).setdefault(term, own), own)
    whole = np.full(shape, -12345, np.int32)
    for part, by_term in combined.items():
        whole[box(lying, shape, part)] = COMBINE[lying.kind].reduce([*by_term.values()])
    return whole
