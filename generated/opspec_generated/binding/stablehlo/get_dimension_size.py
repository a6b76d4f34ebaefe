"""Binding of stablehlo.get_dimension_size: The size of a dimension."""

# Generated from spec/ops/stablehlo/get_dimension_size.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import TYPE_CHECKING

from opspec.building.builder import build
from opspec.building.views import OpView
from opspec.rules.signature import Attribute, Signature, TypeVar, Value
from opspec_generated.classes import BOOL, COMPLEX, FLOAT, PER_AXIS, QUANTIZED, SINT, UINT

if TYPE_CHECKING:
    from opspec.building.views import Operand, ResultType, SSAValue
    from opspec.programs.carrier import ir

SIGNATURE = Signature(
    "stablehlo.get_dimension_size",
    operands=(Value("operand", "tensor", "T"),),
    results=(Value("result", "scalar", "i32"),),
    attributes=(Attribute("dimension", "i64"),),
    typevars=(TypeVar("T", BOOL | COMPLEX | FLOAT | PER_AXIS | QUANTIZED | SINT | UINT),),
)


class GetDimensionSize(OpView, signature=SIGNATURE):
    """The size of a dimension."""

    operand: SSAValue
    dimension: int
    """Which dimension is meant."""
    result: SSAValue


def get_dimension_size(
    operand: Operand,
    *,
    dimension: int,
    result_type: ResultType = None,
    loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> GetDimensionSize:
    """The size of a dimension.

    operand: The tensor that is asked; its elements do not matter.
    dimension: Which dimension is meant.
    result: Its size.
    """
    return build(
        GetDimensionSize,
        (operand,),
        {"dimension": dimension},
        result_type=result_type,
        loc=loc,
        ip=ip,
    )
