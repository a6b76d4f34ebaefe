"""Binding of stablehlo.set_dimension_size: A tensor of which only so many slices along a dimension
count; how many is known when the program runs.
"""

# Generated from spec/ops/stablehlo/set_dimension_size.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import TYPE_CHECKING

from opspec.building.builder import build
from opspec.building.views import OpView
from opspec.rules.signature import Attribute, Signature, TypeVar, Value
from opspec_generated.classes import ANY

if TYPE_CHECKING:
    from opspec.building.views import Operand, ResultType, SSAValue
    from opspec.programs.carrier import ir

SIGNATURE = Signature(
    "stablehlo.set_dimension_size",
    operands=(Value("operand", "tensor", "T"), Value("size", "size", "i32")),
    results=(Value("result", "tensor", "T"),),
    attributes=(Attribute("dimension", "i64"),),
    typevars=(TypeVar("T", ANY),),
)


class SetDimensionSize(OpView, signature=SIGNATURE):
    """A tensor of which only so many slices along a dimension count; how many is known when the
    program runs.
    """

    operand: SSAValue
    size: SSAValue
    dimension: int
    """Which dimension is meant."""
    result: SSAValue


def set_dimension_size(
    operand: Operand,
    size: Operand,
    *,
    dimension: int,
    result_type: ResultType = None,
    loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> SetDimensionSize:
    """A tensor of which only so many slices along a dimension count; how many is known when the
    program runs.

    operand: The tensor of which a part counts.
    size: How many slices along the dimension count, from the first on.
    dimension: Which dimension is meant.
    result: The part that counts.
    """
    return build(
        SetDimensionSize,
        (operand, size),
        {"dimension": dimension},
        result_type=result_type,
        loc=loc,
        ip=ip,
    )
