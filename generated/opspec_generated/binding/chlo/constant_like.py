"""Binding of chlo.constant_like: One number for every element of another tensor."""

# Generated from spec/ops/chlo/constant_like.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import TYPE_CHECKING

from opspec.building.builder import build
from opspec.building.views import OpView
from opspec.rules.signature import Attribute, Signature, TypeVar, Value
from opspec_generated.classes import ANY, PLAIN

if TYPE_CHECKING:
    from opspec.building.views import Operand, ResultType, SSAValue
    from opspec.programs.carrier import ir
    from opspec.values.arrays import Array

SIGNATURE = Signature(
    "chlo.constant_like",
    operands=(Value("operand", "tensor", "T"),),
    results=(Value("result", "tensor", "R"),),
    attributes=(Attribute("value", "elements", element="R", scalar=True),),
    typevars=(TypeVar("R", PLAIN), TypeVar("T", ANY)),
)


class ConstantLike(OpView, signature=SIGNATURE):
    """One number for every element of another tensor."""

    operand: SSAValue
    value: Array
    """The number that stands at every place."""
    result: SSAValue


def constant_like(
    operand: Operand,
    *,
    value: Array,
    result_type: ResultType = None,
    loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ConstantLike:
    """One number for every element of another tensor.

    operand: The tensor that lends its shape; what it holds does not matter.
    value: The number that stands at every place.
    result: The number, once for each element of `operand`.
    """
    return build(
        ConstantLike,
        (operand,),
        {"value": value},
        result_type=result_type,
        loc=loc,
        ip=ip,
    )
