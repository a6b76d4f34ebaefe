"""Binding of stablehlo.uniform_quantize: The stored values of a quantized type that are nearest to
floating-point or other quantized values.
"""

# Generated from spec/ops/stablehlo/uniform_quantize.yaml: change that file, then run `opspec generate`.

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
    "stablehlo.uniform_quantize",
    operands=(Value("operand", "tensor", "S"),),
    results=(Value("result", "tensor", "T"),),
    typevars=(TypeVar("T", PER_AXIS | QUANTIZED), TypeVar("S", FLOAT | PER_AXIS | QUANTIZED)),
)


class UniformQuantize(OpView, signature=SIGNATURE):
    """The stored values of a quantized type that are nearest to floating-point or other quantized
    values.
    """

    operand: SSAValue
    result: SSAValue


def uniform_quantize(
    operand: Operand,
    *,
    result_type: ResultType = None,
    loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> UniformQuantize:
    """The stored values of a quantized type that are nearest to floating-point or other quantized
    values.

    operand: The values, floats or quantized.
    result: The quantized values nearest to them.
    """
    return build(UniformQuantize, (operand,), result_type=result_type, loc=loc, ip=ip)
