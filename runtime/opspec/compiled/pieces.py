"""Slices that are what was put side by side before: a scan that is unrolled stacks what its turns give, and its
gradient takes that apart again. What is put beside nothing, as what is padded along some dimensions alone, is that too.
"""

from __future__ import annotations

from collections.abc import Sequence

from opspec.compiled.unread_ops import Names
from opspec.programs.records import ModuleView, View
from opspec.values.types import Tensor

_SLICE, _CONCATENATE = "stablehlo.slice", "stablehlo.concatenate"

_Range = tuple[int, int]  # of indices along a dimension


def pieces(module: ModuleView) -> Names:
    """The results of slices, and of concatenations, that are values which were there before."""
    names: Names = {}
    for view in module.walk():
        if view.name in (_SLICE, _CONCATENATE):
            find = _piece if view.name == _SLICE else _only_part
            if (found := find(module, view.results[0])) is not None:
                names[view.results[0]] = names.get(found, found)
    return names


def _only_part(module: ModuleView, number: int) -> int | None:
    """The operand of a concatenation that is as long as the result: the others are empty."""
    view, (sizes,) = module.producers[number], _sizes(module, [number])
    assert view is not None
    return next((x for x in view.operands if sizes is not None and module.types[x] == module.types[number]), None)


def _piece(module: ModuleView, number: int) -> int | None:
    """The value farthest back whose elements, all of them and in their order, are those of a slice."""
    type_, found = module.types[number], None
    shape = _sizes(module, [number])[0]
    at: tuple[int, Sequence[_Range]] | None = None if shape is None else (number, [(0, size) for size in shape])
    while at is not None:
        value, ranges = at
        if value != number and module.types[value] == type_ and not any(first for first, _ in ranges):
            found = value
        view = module.producers[value]
        at = None if view is None else _operand(module, view, ranges)
    return found


def _operand(module: ModuleView, view: View, ranges: Sequence[_Range]) -> tuple[int, Sequence[_Range]] | None:
    """Where elements in some ranges of what an op gives come from, if all are elements of one operand."""
    if view.name == _SLICE and {*view.attributes["strides"]} <= {1}:
        starts = view.attributes["start_indices"]
        moved = [(first + start, last + start) for (first, last), start in zip(ranges, starts, strict=True)]
        return view.operands[0], moved
    if view.name != _CONCATENATE:
        return None
    along, begin = int(view.attributes["dimension"]), 0
    for operand, sizes in zip(view.operands, _sizes(module, view.operands), strict=True):
        if sizes is None:
            return None
        first, last = (bound - begin for bound in ranges[along])
        begin += sizes[along]
        if 0 <= first < last <= sizes[along]:
            return operand, [*ranges[:along], (first, last), *ranges[along + 1 :]]
    return None


def _sizes(module: ModuleView, numbers: Sequence[int]) -> list[tuple[int, ...] | None]:
    """The shapes of values, where all sizes are known."""
    types = [module.types[number] for number in numbers]
    shapes = [tuple(type_.shape) if isinstance(type_, Tensor) else (None,) for type_ in types]
    return [shape if all(isinstance(size, int) for size in shape) else None for shape in shapes]
