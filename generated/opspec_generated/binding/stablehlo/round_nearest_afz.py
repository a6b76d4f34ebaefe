"""Binding of stablehlo.round_nearest_afz: Each value rounded to a whole number, ties away from
zero.
"""

# Generated from spec/ops/stablehlo/round_nearest_afz.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import TYPE_CHECKING

from opspec.building.builder import build
from opspec.building.views import OpView
from opspec.rules.signature import Signature, TypeVar, Value
from opspec_generated.classes import FLOAT, QUANTIZED

if TYPE_CHECKING:
    from opspec.building.views import Operand, ResultType, SSAValue
    from opspec.programs.carrier import ir

SIGNATURE = Signature(
    "stablehlo.round_nearest_afz",
    operands=(Value("operand", "tensor", "T"),),
    results=(Value("result", "tensor", "T"),),
    typevars=(TypeVar("T", FLOAT | QUANTIZED, baseline=True),),
)


class RoundNearestAfz(OpView, signature=SIGNATURE):
    """Each value rounded to a whole number, ties away from zero."""

    operand: SSAValue
    result: SSAValue


def round_nearest_afz(
    operand: Operand,
    *,
    result_type: ResultType = None,
    loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> RoundNearestAfz:
    """Each value rounded to a whole number, ties away from zero.

    operand: The numbers that are rounded.
    result: Whole numbers, in the same type.
    """
    return build(RoundNearestAfz, (operand,), result_type=result_type, loc=loc, ip=ip)
