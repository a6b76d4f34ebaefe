"""Instances whose values are quantized per axis, each along an axis of its own: where an op moves axes about, or has
rules for where they are.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import product

from opspec.instances.edits import with_element
from opspec.instances.instance import Groups, Instance, Type
from opspec.rules.signature import Signature, Value
from opspec.values.dims import Dim
from opspec.values.types import ELEMENT_TYPES, Quantized, Tensor
from opspec_model.definitions.spec import Op

MOST = 4  # slices of a quantized axis


def moved(op: Op, signature: Signature, instance: Instance) -> Iterator[Instance]:
    """Every pair of axes for the operand and the result of a type variable, with equal scales and with another one."""
    for var in op.typevars:
        if var.baseline and "per_axis" in var.classes:
            yield from _apart(signature, instance, var.name)
        source = _place(signature.operands, instance.operands, var.name)
        target = _place(signature.results, instance.results, var.name)
        if not var.moved or source is None or target is None:
            continue
        for axis, size in _axes(instance.operands[source][0]):
            given = _with(instance.operands, source, _element(axis, size, 0.5))
            for new_axis, new_size in _axes(instance.results[target][0]):
                for first in (0.5, 0.25):
                    made = _with(instance.results, target, _element(new_axis, new_size, first))
                    yield replace(instance, operands=given, results=made)


def _apart(signature: Signature, instance: Instance, var: str) -> Iterator[Instance]:
    """Each value of a type variable with one scale, or with scales along any axis of its own."""
    sides = (signature.operands, instance.operands), (signature.results, instance.results)
    places = [
        (side, at)
        for side, (declared, groups) in enumerate(sides)
        for at, value in enumerate(declared)
        if value.element == var and len(groups[at]) == 1
    ]
    choices = [
        [_element(None, 1, 0.5), *(_element(*axis, 0.5) for axis in _axes(sides[side][1][at][0]))]
        for side, at in places
    ]
    for elements in product(*choices):
        made = [instance.operands, instance.results]
        for (side, at), element in zip(places, elements, strict=True):
            made[side] = _with(made[side], at, element)
        yield replace(instance, operands=made[0], results=made[1])


def _place(declared: Sequence[Value], groups: Groups, var: str) -> int | None:
    return next((at for at, value in enumerate(declared) if value.element == var and len(groups[at]) == 1), None)


def _axes(type_: Type) -> Iterator[tuple[int, int]]:
    if isinstance(type_, Tensor):
        for axis, size in enumerate(tuple.__iter__(type_.shape)):
            if not isinstance(size, Dim) and 0 < size <= MOST:
                yield axis, size


def _element(axis: int | None, size: int, first: float) -> Quantized:
    scales = (first, *(0.5,) * (size - 1))
    return Quantized(ELEMENT_TYPES["i8"], ELEMENT_TYPES["f32"], scales, (0,) * size, axis, -128, 127)


def _with(groups: Groups, at: int, element: Quantized) -> Groups:
    return (*groups[:at], (with_element(groups[at][0], element),), *groups[at + 1 :])
