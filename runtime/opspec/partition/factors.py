"""Along which axes an op shares its work: its factors split as its results are to lie, as far as devices can."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from opspec.partition.placement import Devices, Dims
from opspec.partition.resharding import cost, reduction_cost
from opspec.programs.records import View
from opspec.propagation.axes import Refs
from opspec.propagation.projection import project
from opspec.sharding.shardings import AxisRef, Sharding
from opspec.sharding_rules.rules import Dimensions, Kind, ShardingRule
from opspec.values.types import Tensor

if TYPE_CHECKING:
    from opspec.values.arrays import Array

_IDENTITIES = {"add": 0, "or": 0, "multiply": 1, "and": -1}  # by op; what is not here is the least or the largest


@dataclass(frozen=True)
class Shared:
    """The axes of each factor. `combine`: what combines the devices' terms; `whole`: why factors are not split."""

    rule: ShardingRule
    axes: tuple[Refs, ...]
    combine: str
    whole: tuple[str, ...]

    def dims(self, dimensions: Dimensions, devices: Devices) -> Dims:
        """The axes of a tensor's dimensions."""
        return tuple(self._dimension(numbers, devices) for numbers in dimensions)

    def _dimension(self, numbers: Sequence[int], devices: Devices) -> Refs:
        found: list[AxisRef] = []
        for number in numbers:
            axes = self.axes[number]
            found += axes
            if devices.parts(axes) < self.rule.factors[number].size:
                break
        return devices.axes.joined(found)

    @property
    def terms(self) -> Refs:
        """Axes along which devices have terms of the results."""
        pairs = zip(self.rule.factors, self.axes, strict=True)
        return tuple(axis for factor, axes in pairs if factor.kind is Kind.REDUCTION for axis in axes)


def shared(
    rule: ShardingRule, view: View, operands: Sequence[Dims], results: Sequence[Dims], devices: Devices
) -> Shared:
    """How an op is computed whose operands lie so, and whose results are to: the way in which least is sent."""
    sides = [*zip(rule.results, results, strict=True)], [*zip(rule.operands, operands, strict=True)]
    ways = [_way(rule, view, [*one, *other], devices) for one, other in (sides, sides[::-1])]
    shapes = [
        [tuple(type_.shape) if isinstance(type_, Tensor) else () for type_ in types]
        for types in (view.operand_types, view.result_types)
    ]

    def sent(way: Shared) -> float:
        total = 0.0
        for shape, lies, dimensions in zip(shapes[0], operands, rule.operands, strict=True):
            total += cost(devices, shape, lies, way.dims(dimensions, devices))
        for shape, wanted, dimensions in zip(shapes[1], results, rule.results, strict=True):
            made = way.dims(dimensions, devices)
            total += (
                reduction_cost(devices, shape, made, wanted, way.terms)
                if way.terms
                else cost(devices, shape, made, wanted)
            )
        return total

    return min(ways, key=sent)


def _way(rule: ShardingRule, view: View, sides: Sequence[tuple[Dimensions, Dims]], devices: Devices) -> Shared:
    """Factors split as the first tensors are that have them."""
    count = len(rule.factors)
    axes: list[Refs] = [()] * count
    whole: list[str] = []
    sizes = [factor.size for factor in rule.factors]
    taken: list[AxisRef] = []
    for dimensions, dims in sides:
        projected = project(dimensions, sizes, Sharding("", None, dims), devices.axes)
        for number, split in projected.factors.items():
            free = _free(split.axes, taken, devices)
            if axes[number] or not free:
                continue
            why = _why_whole(rule, number, view, free, devices)
            if why:
                whole.append(why)
                continue
            axes[number] = free
            taken += free
    _drop_gaps(rule, axes, devices)
    combine = next((f.combine for f, a in zip(rule.factors, axes, strict=True) if f.kind is Kind.REDUCTION and a), "")
    return Shared(rule, tuple(axes), combine, tuple(dict.fromkeys(whole)))


def _free(refs: Refs, taken: Sequence[AxisRef], devices: Devices) -> Refs:
    found: list[AxisRef] = []
    for axis in refs:
        part = devices.axes.free_of(axis, taken)
        if part is not None:
            found.append(part)
        if part != axis:
            break
    return tuple(found)


def _why_whole(rule: ShardingRule, number: int, view: View, axes: Refs, devices: Devices) -> str:
    """Why a factor cannot be split; nothing where it can."""
    factor = rule.factors[number]
    if factor.size % devices.parts(axes):
        return f"{devices.parts(axes)} parts of {factor.size} elements would not be equal"
    if factor.kind is Kind.PASS:
        return ""
    if factor.kind is Kind.REDUCTION:
        return _unfit_start(view)
    words = {
        Kind.PERMUTATION: "parts would need elements of their neighbours",
        Kind.DATA: "elements say which part is read",
        Kind.REPLICATED: "each device needs the whole",
    }
    return words[factor.kind]


def _unfit_start(view: View) -> str:
    """A fold that begins with something else than the identity would have it once for each device."""
    if not view.regions:
        return ""
    if len(view.results) != 1 or len(view.operands) != 2:
        return "terms that are combined in another way than one value at a time"
    name = view.regions[0].block.ops[0].name.partition(".")[2]
    value = view.constant(1)
    return "" if value is not None and _is_identity(name, value) else "what it begins with would count for each device"


def _is_identity(name: str, value: Array) -> bool:
    if name in _IDENTITIES:
        number = _IDENTITIES[name]
        return bool(value.all()) if value.dtype == bool and number else bool((value == number).all())
    if name not in ("maximum", "minimum"):
        return False
    if value.dtype == bool:
        return bool(value.all()) == (name == "minimum")
    if value.dtype.kind in "iu":
        info = np.iinfo(value.dtype)
        return bool(value == (info.min if name == "maximum" else info.max))
    return bool(value.astype(np.float64) == (-np.inf if name == "maximum" else np.inf))


def _drop_gaps(rule: ShardingRule, axes: list[Refs], devices: Devices) -> None:
    """A factor behind one of its dimension that is not split wholly stays whole: its parts would not lie together."""
    changed = True
    while changed:
        changed = False
        for dimensions in rule.tensors():
            for numbers in dimensions:
                full = True
                for number in numbers:
                    if not full and axes[number]:
                        axes[number] = ()
                        changed = True
                    full = full and devices.parts(axes[number]) == rule.factors[number].size
