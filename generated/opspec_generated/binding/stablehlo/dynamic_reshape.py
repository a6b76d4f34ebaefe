"""Binding of stablehlo.dynamic_reshape: The same elements, in row-major order, under a shape that
an operand gives.
"""

# Generated from spec/ops/stablehlo/dynamic_reshape.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import TYPE_CHECKING

from opspec.building.builder import build
from opspec.building.views import OpView
from opspec.rules.signature import Signature, TypeVar, Value
from opspec_generated.classes import BOOL, COMPLEX, FLOAT, INDEX, PER_AXIS, QUANTIZED, SINT, UINT

if TYPE_CHECKING:
    from opspec.building.views import Operand, ResultType, SSAValue
    from opspec.programs.carrier import ir

SIGNATURE = Signature(
    "stablehlo.dynamic_reshape",
    operands=(Value("operand", "tensor", "T"), Value("output_shape", "ints", "J")),
    results=(Value("result", "tensor", "T"),),
    typevars=(
        TypeVar("T", BOOL | COMPLEX | FLOAT | PER_AXIS | QUANTIZED | SINT | UINT, moved=True),
        TypeVar("J", INDEX | SINT | UINT),
    ),
)


class DynamicReshape(OpView, signature=SIGNATURE):
    """The same elements, in row-major order, under a shape that an operand gives."""

    operand: SSAValue
    output_shape: SSAValue
    result: SSAValue


def dynamic_reshape(
    operand: Operand,
    output_shape: Operand,
    *,
    result_type: ResultType = None,
    loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> DynamicReshape:
    """The same elements, in row-major order, under a shape that an operand gives.

    operand: The tensor whose elements are kept.
    output_shape: The sizes of the result.
    result: The same elements in the new shape.
    """
    return build(DynamicReshape, (operand, output_shape), result_type=result_type, loc=loc, ip=ip)
