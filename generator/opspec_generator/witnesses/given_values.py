"""What a use of an op gives for values that are made up, by its formulas."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from opspec.errors import OpSpecError
from opspec.formula.evaluation import evaluate
from opspec.formula.example_outputs import region
from opspec.formula.values import Vector, element, vector
from opspec.instances.instance import Instance, Type
from opspec.rules.vocabulary import Ints
from opspec.values.arrays import Array
from opspec.values.dims import Undefined
from opspec.values.types import ElementType, Tensor
from opspec_model.definitions.spec import DeclaredValue, Op

Fill = Callable[[int, int, str], float]  # the element of which operand, at which place, of an element type of this kind


def counting(_operand: int, place: int, _kind: str) -> float:
    return place


def results_of(op: Op, instance: Instance, fill: Fill = counting) -> list[Array] | str:
    """The results, of operands that count from 0 or hold what `fill` says; why there are none."""
    flat = iter(range(sum(map(len, instance.operands))))
    filled_ = [[filled(type_, next(flat), fill) for type_ in group] for group in instance.operands]
    operands = [_dealt(x, group) for x, group in zip(op.operands, filled_, strict=True)]
    types = [_dealt(x, list(group)) for x, group in zip(op.operands, instance.operands, strict=True)]
    results = [_dealt(x, list(group)) for x, group in zip(op.results, instance.results, strict=True)]
    attributes = {name: vector(x) if isinstance(x, tuple) else x for name, x in instance.attributes.items()}
    bodies = {}
    for spec, body in zip(op.regions, instance.bodies, strict=True):
        arguments = ", ".join(f"{name}: {type_}" for name, type_ in zip(body.names, body.arguments, strict=True))
        bodies[spec.name] = region(op, f"({arguments}) -> {body.graph}")
    try:
        with np.errstate(all="ignore"):
            found = evaluate(op, operands, attributes, results, bodies, types=types)
    except (OpSpecError, Undefined, IndexError) as problem:
        return str(problem)
    return [x for value in found for x in (value if isinstance(value, list | Vector) else [value])]


def filled(type_: Type, at_operand: int, fill: Fill) -> Array:
    """An operand of this type, which stands there; one whose values are known has those."""
    assert isinstance(type_, Tensor)
    assert isinstance(type_.element, ElementType)
    shape = tuple(type_.shape)
    known: Sequence[int] = tuple(type_.known) if isinstance(type_, Ints) and type_.known is not None else ()
    made = np.zeros(shape, type_.element.dtype)
    for place, at in enumerate(np.ndindex(*shape)):
        made[at] = element(known[place] if known else fill(at_operand, place, type_.element.kind), type_.element)
    return made


def _dealt(value: DeclaredValue, group: list[Any]) -> Any:
    return group if value.type.variadic else group[0] if group else None
