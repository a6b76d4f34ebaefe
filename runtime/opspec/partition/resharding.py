"""How a value gets from one way to lie to another, and what that costs."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import prod
from typing import Literal, TypeAlias

from opspec.partition.placement import Devices, Dims, common
from opspec.propagation.axes import Refs

Kind: TypeAlias = Literal["all_to_all", "all_gather", "cut"]


@dataclass(frozen=True, slots=True)
class Step:
    """`source`: the dimension that is gathered, `target`: the one that is split; `cuts`: of each dimension."""

    kind: Kind
    axes: Refs = ()
    source: int = 0
    target: int = 0
    cuts: Dims = ()


def steps(old: Dims, new: Dims) -> Iterator[Step]:
    """Axes that are to split another dimension go there; others that go are gathered; what comes each device takes."""
    now = list(old)
    moved = _moved(old, new)
    if moved is not None:
        source, target, axes = moved
        yield Step("all_to_all", axes, source, target)
        now[source], now[target] = old[source][: -len(axes)], (*old[target], *axes)
    for d, refs in enumerate(now):
        kept = common(refs, new[d])
        if len(kept) < len(refs):
            yield Step("all_gather", refs[len(kept) :], d)
            now[d] = kept
    cuts = tuple(new[d][len(refs) :] for d, refs in enumerate(now))
    if any(cuts):
        yield Step("cut", cuts=cuts)


def _moved(old: Dims, new: Dims) -> tuple[int, int, Refs] | None:
    """The minor axes of one dimension that are to be the next ones of another."""
    for source, refs in enumerate(old):
        axes = refs[len(common(refs, new[source])) :]
        for target, wanted in enumerate(new):
            start = len(old[target])
            if target != source and axes and wanted[: start + len(axes)] == (*old[target], *axes):
                return source, target, axes
    return None


def share(kind: str, parts: int) -> float:
    """What a device sends in a collective, in units of what it has."""
    return {
        "all_gather": parts - 1.0,
        "all_to_all": (parts - 1) / parts,
        "reduce_scatter": (parts - 1) / parts,
        "all_reduce": 2 * (parts - 1) / parts,
    }[kind]


def cost(devices: Devices, shape: Sequence[int], old: Dims, new: Dims) -> float:
    """How many elements each device sends for a value to lie otherwise."""
    local = float(prod(devices.local(shape, old)))
    sent = 0.0
    for step in steps(old, new):
        if step.kind != "cut":
            parts = devices.parts(step.axes)
            sent += share(step.kind, parts) * local
            local *= parts if step.kind == "all_gather" else 1
    return sent


def reduction_cost(devices: Devices, shape: Sequence[int], dims: Dims, wanted: Dims, terms: Refs) -> float:
    """The same for terms that are combined, and then lie as is wanted."""
    local = prod(devices.local(shape, dims))
    parts = devices.parts(terms)
    at = scattered(dims, wanted, terms)
    if at is not None:
        made = (*dims[:at], wanted[at], *dims[at + 1 :])
        return share("reduce_scatter", parts) * local + cost(devices, shape, made, wanted)
    return share("all_reduce", parts) * local + cost(devices, shape, dims, wanted)


def scattered(dims: Dims, wanted: Dims, terms: Refs) -> int | None:
    """The dimension that is to be split along the axes of terms next; None where none is."""
    return next((d for d, refs in enumerate(dims) if wanted[d] == (*refs, *terms)), None)
