"""Values of which each device has a term along some axes: what may be done to them as they are, and how they get so."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

import numpy as np

from opspec.catalog.dialects import generated
from opspec.catalog.op_traits import traits_of
from opspec.partition.collectives import Collectives
from opspec.partition.identities import identity_of
from opspec.partition.placement import Dims, PartitionError
from opspec.partition.resharding import scattered
from opspec.partition.writing import element_of, shape_of
from opspec.programs.records import View
from opspec.propagation.axes import Refs
from opspec.values.types import ELEMENT_TYPES, Tensor

if TYPE_CHECKING:
    from opspec.programs.carrier import SSAValue

SUM, EITHER = "stablehlo.add", "stablehlo.or"
COMBINE = {"SUM": SUM, "MAX": "stablehlo.maximum", "MIN": "stablehlo.minimum"}


@dataclass(frozen=True)
class Lies:
    """How a value lies: the axes that split its dimensions, and those along which devices have terms of it."""

    dims: Dims
    terms: Refs = ()
    combine: str = SUM


@dataclass(frozen=True)
class HeldValue:
    """A value as a device has it. `shape`: that of the whole. `spread`: it is the scalar that each element is."""

    value: SSAValue
    lies: Lies
    shape: tuple[int, ...]
    spread: bool = False

    @property
    def dims(self) -> Dims:
        return self.lies.dims


def as_wanted(local: Collectives, held: HeldValue, wanted: Lies) -> SSAValue:
    """A value that is to lie so: terms are combined, or made, and parts brought where they are to be."""
    if held.spread:
        made = local.spread(held.value, local.devices.local(held.shape, wanted.dims))
        return local.first_only(made, wanted.terms, _neutral(local, made, wanted.combine)) if wanted.terms else made
    held = combined(local, held, wanted)
    new = tuple(axis for axis in wanted.terms if axis not in held.lies.terms)
    kept = tuple(tuple(axis for axis in refs if axis in new) for refs in held.dims)
    value, dims = held.value, held.dims
    for d, refs in enumerate(kept):
        if refs and refs == dims[d]:
            value, dims = _placed(local, value, held.shape, dims, d), (*dims[:d], (), *dims[d + 1 :])
            new = tuple(axis for axis in new if axis not in refs)
    value = local.reshard(value, held.shape, dims, wanted.dims)
    if new:
        value = local.first_only(value, new, _neutral(local, value, wanted.combine))
    return value


def combined(local: Collectives, held: HeldValue, wanted: Lies) -> HeldValue:
    """A value without the terms that are not wanted."""
    lies = held.lies
    kept = wanted.terms if lies.combine == wanted.combine else ()
    axes = tuple(axis for axis in lies.terms if axis not in kept)
    if not axes:
        return held
    rest = tuple(axis for axis in lies.terms if axis in kept)
    name = lies.combine.partition(".")[2]
    d = scattered(local.devices, held.shape, lies.dims, wanted.dims, axes)
    if d is None:
        made, dims = local.all_reduce(held.value, axes, name), lies.dims
    else:
        size = local.devices.part(held.shape[d], wanted.dims[d])
        made = local.reduce_scatter(held.value, axes, d, size, name)
        dims = (*lies.dims[:d], wanted.dims[d], *lies.dims[d + 1 :])
    return HeldValue(made, Lies(dims, rest, lies.combine), held.shape)


def _placed(local: Collectives, value: SSAValue, shape: Sequence[int], dims: Dims, d: int) -> SSAValue:
    """The part of a device among zeros, as its term of the whole dimension."""
    sizes = shape_of(value)
    part = sizes[d]
    sizes[d] = part * local.devices.parts(dims[d])
    zeros = local.spread(local.number(0, element_of(value)), sizes)
    none = local.constant(np.array(0, np.int32))
    begin = local.by_device(local.starts(dims[d], part))
    starts = [begin if e == d else none for e in range(len(sizes))]
    made = local.made("dynamic_update_slice", zeros.type, [zeros, value, *starts])
    return local.resized(made, d, shape[d])


def _neutral(local: Collectives, value: SSAValue, combine: str) -> SSAValue:
    found = identity_of(combine, ELEMENT_TYPES[str(element_of(value))])
    if found is None:
        raise PartitionError(f"expected values that {combine} has something neutral for, found {value.type}")
    return local.constant(found)


def is_op(combine: str) -> bool:
    """Whether what combines terms is an op, and no primitive that ops are made of."""
    return traits_of(f"stablehlo.{combine}") is not None


# --- what terms go through ---------------------------------------------------------------------------------


def passes(view: View, given: Sequence[bool]) -> bool:
    """Whether an op of operands of which these are terms of a sum gives terms of its result."""
    traits = traits_of(view.name)
    if traits is None or traits.unknown or not any(given):
        return False
    if traits.elementwise and not view.regions:
        types = view.operand_types, view.result_types
        elements = [tuple(t.element if isinstance(t, Tensor) else None for t in side) for side in types]
        return _is_additive(view.name, tuple(elements[0]), elements[1][0], tuple(given))
    result = view.result_types[0]
    same = [
        isinstance(t, Tensor) and isinstance(result, Tensor) and t.element == result.element for t in view.operand_types
    ]
    if traits.contracts:
        return sum(given) == 1
    if traits.moves or (view.regions and view.regions[0].block.ops[0].name == SUM):
        return given == [*same]
    return False


@cache
def _is_additive(name: str, operands: tuple[object, ...], result: object, given: tuple[bool, ...]) -> bool:
    """Whether an op of elements makes of two sums the sum of what it makes of their terms; tried on small numbers."""
    module = generated("numpy", name)
    types = [*operands, result]
    if module is None or any(getattr(one, "kind", "") not in ("float", "sint", "complex") for one in types):
        return False
    random = np.random.default_rng(0)

    def numbers() -> list[np.ndarray[tuple[int], np.dtype[np.int64]]]:
        return [random.integers(-4, 5, 16) for _ in operands]

    def made(values: Sequence[object]) -> object:
        arrays = [np.asarray(x).astype(t.dtype) for x, t in zip(values, operands, strict=True)]  # type: ignore[attr-defined]
        return np.asarray(module.kernel(*arrays, result=Tensor((16,), result)))  # type: ignore[arg-type]

    one, other = numbers(), numbers()
    other = [y if is_term else x for x, y, is_term in zip(one, other, given, strict=True)]
    both = [x + y if is_term else x for x, y, is_term in zip(one, other, given, strict=True)]
    try:
        with np.errstate(all="ignore"):
            whole = made(both)
            parts = made(one) + made(other)  # type: ignore[operator]
    except (TypeError, KeyError):
        return False
    return bool(np.array_equal(whole, parts))  # type: ignore[arg-type]
