"""Attributes that hold sizes of what is split: those of a device in their place."""

from __future__ import annotations

from opspec.partition.factors import Shared
from opspec.partition.placement import Devices
from opspec.programs.records import View

# Which attributes hold sizes of an operand's dimensions, or of a result's; what is split of them passes through.
_OF_OPERAND = {"stablehlo.gather": ("slice_sizes", 0)}
_OF_RESULT = {"stablehlo.slice": "limit_indices", "stablehlo.dynamic_slice": "slice_sizes"}
_GROUPS = ("feature_group_count", "batch_group_count")


def localized(view: View, how: Shared, devices: Devices) -> dict[str, str] | None:
    """The attributes that change, as text; None where one cannot be told."""
    if not any(how.axes):
        return {}
    if any(view.attributes.get(name) not in (None, 1) for name in _GROUPS):
        return None
    if view.name in _OF_RESULT:
        name = _OF_RESULT[view.name]
        dims = how.dims(how.rule.results[0], devices)
    elif view.name in _OF_OPERAND:
        name, at = _OF_OPERAND[view.name]
        dims = how.dims(how.rule.operands[at], devices)
    else:
        return {}
    given = view.attributes.get(name)
    sizes = [int(size) // devices.parts(refs) for size, refs in zip(given, dims, strict=True)]
    return {name: f"array<i64: {', '.join(map(str, sizes))}>"}
