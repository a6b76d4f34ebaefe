"""Binding of stablehlo.round_nearest_even: Each value rounded to a whole number, ties to the even
one.
"""

# Generated from spec/ops/stablehlo/round_nearest_even.yaml: change that file, then run `opspec generate`.

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
    "stablehlo.round_nearest_even",
    operands=(Value("operand", "tensor", "T"),),
    results=(Value("result", "tensor", "T"),),
    typevars=(TypeVar("T", FLOAT | QUANTIZED, baseline=True),),
)


class RoundNearestEven(OpView, signature=SIGNATURE):
    """Each value rounded to a whole number, ties to the even one."""

    operand: SSAValue
    result: SSAValue


def round_nearest_even(
    operand: Operand,
    *,
    result_type: ResultType = None,
    loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> RoundNearestEven:
    """Each value rounded to a whole number, ties to the even one.

    operand: The numbers that are rounded.
    result: Whole numbers, in the same type.
    """
    return build(RoundNearestEven, (operand,), result_type=result_type, loc=loc, ip=ip)
