"""Binding of stablehlo.bitcast_convert: The bits of the operand, in row-major order with the lowest
bits first, read as values of another type.
"""

# Generated from spec/ops/stablehlo/bitcast_convert.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import TYPE_CHECKING

from opspec.building.builder import build
from opspec.building.views import OpView
from opspec.rules.signature import Signature, TypeVar, Value
from opspec_generated.classes import BOOL, COMPLEX, FLOAT, PER_AXIS, QUANTIZED, SINT, UINT

if TYPE_CHECKING:
    from opspec.building.views import Operand, ResultType, SSAValue
    from opspec.programs.carrier import ir

SIGNATURE = Signature(
    "stablehlo.bitcast_convert",
    operands=(Value("operand", "tensor", "S"),),
    results=(Value("result", "tensor", "T"),),
    typevars=(
        TypeVar("S", BOOL | COMPLEX | FLOAT | PER_AXIS | QUANTIZED | SINT | UINT),
        TypeVar("T", BOOL | COMPLEX | FLOAT | PER_AXIS | QUANTIZED | SINT | UINT),
    ),
)


class BitcastConvert(OpView, signature=SIGNATURE):
    """The bits of the operand, in row-major order with the lowest bits first, read as values of
    another type.
    """

    operand: SSAValue
    result: SSAValue


def bitcast_convert(
    operand: Operand,
    *,
    result_type: ResultType = None,
    loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> BitcastConvert:
    """The bits of the operand, in row-major order with the lowest bits first, read as values of
    another type.

    operand: The values whose bits are read.
    result: The same bits as values of the new type.
    """
    return build(BitcastConvert, (operand,), result_type=result_type, loc=loc, ip=ip)
