"""How a value gets from one way to lie to another, and what that costs."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import prod
from typing import Literal, TypeAlias

from opspec.partition.placement import Devices, Dims, common
from opspec.propagation.axes import Refs

Kind: TypeAlias = Literal["collective_permute", "all_to_all", "all_gather", "cut"]
Shape: TypeAlias = Sequence[int]


@dataclass(frozen=True, slots=True)
class ReshardingStep:
    """`source`: the dimension that is gathered, `target`: the one that is split. `before`, `after`: how it lies."""

    kind: Kind
    before: Dims
    after: Dims
    axes: Refs = ()
    source: int = 0
    target: int = 0


def steps(devices: Devices, shape: Shape, old: Dims, new: Dims) -> Iterator[ReshardingStep]:
    """Where each device needs another one's part as it is, it gets that. Else axes that are to split another dimension
    go there, others that go are gathered, and what comes each device takes: before the rest where that is possible.
    """
    now, new = devices.fine(old, new)
    if now == new:
        return
    if all(devices.parts(one) == devices.parts(other) for one, other in zip(now, new, strict=True)):
        changed = [refs for dims in (now, new) for refs, other in zip(dims, now, strict=True) if refs != other]
        axes = tuple(dict.fromkeys(axis for refs in changed for axis in refs))
        yield ReshardingStep("collective_permute", now, new, axes)
        return
    for step in _in_order(devices, shape, now, new):
        yield step
        now = step.after
    assert now == new


def _in_order(devices: Devices, shape: Shape, now: Dims, new: Dims) -> Iterator[ReshardingStep]:
    used = [axis for refs in now for axis in refs]

    def is_free(refs: Refs) -> bool:
        return not any(devices.axes.overlap(one, other) for one in refs for other in used)

    first = tuple(
        wanted
        if wanted[: len(refs)] == refs and is_free(wanted[len(refs) :]) and devices.nests(size, refs, wanted)
        else refs
        for size, refs, wanted in zip(shape, now, new, strict=True)
    )
    if first != now:
        yield ReshardingStep("cut", now, first)
        now = first
    while (moved := _moved(devices, shape, now, new)) is not None:
        yield moved
        now = moved.after
    for d, refs in enumerate(now):
        kept = common(refs, new[d])
        if not (devices.nests(shape[d], kept, refs) and devices.nests(shape[d], kept, new[d])):
            kept = ()
        if len(kept) < len(refs):
            after = (*now[:d], kept, *now[d + 1 :])
            yield ReshardingStep("all_gather", now, after, refs[len(kept) :], d)
            now = after
    if now != new:
        yield ReshardingStep("cut", now, new)


def _moved(devices: Devices, shape: Shape, now: Dims, new: Dims) -> ReshardingStep | None:
    """The minor axes of one dimension that are to be the next ones of another."""
    for source, refs in enumerate(now):
        kept = common(refs, new[source])
        axes = refs[len(kept) :]
        if not axes or not devices.nests(shape[source], kept, refs):
            continue
        for target, wanted in enumerate(new):
            more = (*now[target], *axes)
            if target == source or wanted[: len(more)] != more or not devices.nests(shape[target], now[target], more):
                continue
            after = tuple(kept if d == source else more if d == target else own for d, own in enumerate(now))
            return ReshardingStep("all_to_all", now, after, axes, source, target)
    return None


def share(kind: str, parts: int) -> float:
    """What a device sends in a collective, in units of what it has."""
    return {
        "all_gather": parts - 1.0,
        "all_to_all": (parts - 1) / parts,
        "reduce_scatter": (parts - 1) / parts,
        "all_reduce": 2 * (parts - 1) / parts,
        "collective_permute": 1.0,
    }[kind]


def cost(devices: Devices, shape: Shape, old: Dims, new: Dims) -> float:
    """How many elements each device sends for a value to lie otherwise."""
    return sum(
        share(step.kind, devices.parts(step.axes)) * prod(devices.local(shape, step.before))
        for step in steps(devices, shape, old, new)
        if step.kind != "cut"
    )


def reduction_cost(devices: Devices, shape: Shape, dims: Dims, wanted: Dims, terms: Refs) -> float:
    """The same for terms that are combined, and then lie as is wanted."""
    local = prod(devices.local(shape, dims))
    parts = devices.parts(terms)
    at = scattered(devices, shape, dims, wanted, terms)
    if at is not None:
        made = (*dims[:at], wanted[at], *dims[at + 1 :])
        return share("reduce_scatter", parts) * local + cost(devices, shape, made, wanted)
    return share("all_reduce", parts) * local + cost(devices, shape, dims, wanted)


def scattered(devices: Devices, shape: Shape, dims: Dims, wanted: Dims, terms: Refs) -> int | None:
    """The dimension that is to be split along the axes of terms next; None where none is."""
    fitting = (
        d for d, refs in enumerate(dims) if wanted[d] == (*refs, *terms) and devices.nests(shape[d], refs, wanted[d])
    )
    return next(fitting, None)
