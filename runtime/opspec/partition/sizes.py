"""Attributes that hold sizes of what is split: those of a device in their place."""

from __future__ import annotations

from collections.abc import Mapping

from opspec.partition.placement import Devices
from opspec.programs.records import View
from opspec.propagation.axes import Refs
from opspec.sharding_rules.rules import Kind, ShardingRule
from opspec.values.dims import Vec
from opspec.values.types import Tensor

# Which attributes hold sizes of an operand's dimensions, or of a result's.
_OF_OPERAND = {"stablehlo.gather": ("slice_sizes", 0)}
_OF_RESULT = {"stablehlo.dynamic_slice": "slice_sizes"}
_BOUNDS = {"stablehlo.slice": ("start_indices", "limit_indices", "strides")}
_GROUPS = ("feature_group_count", "batch_group_count")


def localized(view: View, rule: ShardingRule, axes: tuple[Refs, ...], devices: Devices) -> Mapping[str, Vec | int]:
    """The attributes that change where factors are split so."""
    if not any(axes):
        return {}
    if view.name in _BOUNDS:
        return _bounds(view, rule, axes, devices)
    if view.name in _OF_RESULT:
        return {_OF_RESULT[view.name]: _sizes(view, _OF_RESULT[view.name], rule, axes, devices, 0)}
    if view.name in _OF_OPERAND:
        name, at = _OF_OPERAND[view.name]
        return {name: _sizes(view, name, rule, axes, devices, at)}
    return dict(_groups(view, rule, axes, devices))


def _sizes(view: View, name: str, rule: ShardingRule, axes: tuple[Refs, ...], devices: Devices, operand: int) -> Vec:
    """Those of what is taken whole; one element stays one."""
    type_ = view.operand_types[operand]
    assert isinstance(type_, Tensor)
    given = list(tuple.__iter__(view.attributes[name]))
    for d, factors in enumerate(rule.operands[operand]):
        if given[d] == type_.shape[d]:
            given[d] = devices.part(int(given[d]), [axis for factor in factors for axis in axes[factor]])
    return Vec(given)


def _bounds(view: View, rule: ShardingRule, axes: tuple[Refs, ...], devices: Devices) -> Mapping[str, Vec]:
    """Where a device starts in its window, and where it ends."""
    starts, limits, strides = (list(tuple.__iter__(view.attributes[name])) for name in _BOUNDS[view.name])
    result = view.result_types[0]
    assert isinstance(result, Tensor)
    for d, factors in enumerate(rule.results[0]):
        refs = [axis for factor in factors for axis in axes[factor]]
        if refs:
            starts[d], limits[d] = 0, (devices.part(int(result.shape[d]), refs) - 1) * int(strides[d]) + 1
        elif not result.shape[d]:
            starts[d], limits[d] = 0, 0
    return {name: Vec(found) for name, found in zip(_BOUNDS[view.name], (starts, limits, strides), strict=True)}


def _groups(view: View, rule: ShardingRule, axes: tuple[Refs, ...], devices: Devices) -> Mapping[str, int]:
    """Groups that are shared: the factor that all tensors have."""
    of_all = [
        number
        for number, factor in enumerate(rule.factors)
        if factor.kind is Kind.PASS and all(any(number in dims for dims in tensor) for tensor in rule.tensors())
    ]
    refs = [axis for number in of_all for axis in axes[number]]
    found = {name: view.attributes.get(name) for name in _GROUPS} if refs else {}
    return {name: devices.part(int(count), refs) for name, count in found.items() if count not in (None, 1)}
