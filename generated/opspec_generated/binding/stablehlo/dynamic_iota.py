"""Binding of stablehlo.dynamic_iota: Counts up from zero along a dimension, in a shape that an
operand gives.
"""

# Generated from spec/ops/stablehlo/dynamic_iota.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import TYPE_CHECKING

from opspec.building.builder import build
from opspec.building.views import OpView
from opspec.rules.signature import Attribute, Signature, TypeVar, Value
from opspec_generated.classes import COMPLEX, FLOAT, INDEX, QUANTIZED, SINT, UINT

if TYPE_CHECKING:
    from opspec.building.views import Operand, ResultType, SSAValue
    from opspec.programs.carrier import ir

SIGNATURE = Signature(
    "stablehlo.dynamic_iota",
    operands=(Value("output_shape", "ints", "J"),),
    results=(Value("result", "tensor", "T"),),
    attributes=(Attribute("iota_dimension", "i64"),),
    typevars=(
        TypeVar("T", COMPLEX | FLOAT | QUANTIZED | SINT | UINT),
        TypeVar("J", INDEX | SINT | UINT),
    ),
)


class DynamicIota(OpView, signature=SIGNATURE):
    """Counts up from zero along a dimension, in a shape that an operand gives."""

    output_shape: SSAValue
    iota_dimension: int
    """Along which dimension the numbers count up."""
    result: SSAValue


def dynamic_iota(
    output_shape: Operand,
    *,
    iota_dimension: int,
    result_type: ResultType = None,
    loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> DynamicIota:
    """Counts up from zero along a dimension, in a shape that an operand gives.

    output_shape: The sizes of the result.
    iota_dimension: Along which dimension the numbers count up.
    result: Numbers that count from 0 along one dimension and repeat along all others.
    """
    return build(
        DynamicIota,
        (output_shape,),
        {"iota_dimension": iota_dimension},
        result_type=result_type,
        loc=loc,
        ip=ip,
    )
