"""Binding of stablehlo.uniform_dequantize: The floating-point values that quantized ones stand for.
"""

# Generated from spec/ops/stablehlo/uniform_dequantize.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import TYPE_CHECKING

from opspec.building.builder import build
from opspec.building.views import OpView
from opspec.rules.signature import Signature, TypeVar, Value
from opspec_generated.classes import FLOAT, PER_AXIS, QUANTIZED

if TYPE_CHECKING:
    from opspec.building.views import Operand, ResultType, SSAValue
    from opspec.programs.carrier import ir

SIGNATURE = Signature(
    "stablehlo.uniform_dequantize",
    operands=(Value("operand", "tensor", "S"),),
    results=(Value("result", "tensor", "T"),),
    typevars=(TypeVar("T", FLOAT), TypeVar("S", PER_AXIS | QUANTIZED)),
)


class UniformDequantize(OpView, signature=SIGNATURE):
    """The floating-point values that quantized ones stand for."""

    operand: SSAValue
    result: SSAValue


def uniform_dequantize(
    operand: Operand,
    *,
    result_type: ResultType = None,
    loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> UniformDequantize:
    """The floating-point values that quantized ones stand for.

    operand: The quantized values.
    result: The floats that they stand for.
    """
    return build(UniformDequantize, (operand,), result_type=result_type, loc=loc, ip=ip)
