"""Binding of stablehlo.remainder: What truncating division leaves, with the sign of the dividend,
element by element.
"""

# Generated from spec/ops/stablehlo/remainder.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import TYPE_CHECKING

from opspec.building.builder import build
from opspec.building.views import OpView
from opspec.rules.signature import Signature, TypeVar, Value
from opspec_generated.classes import FLOAT, QUANTIZED, SINT, UINT

if TYPE_CHECKING:
    from opspec.building.views import Operand, ResultType, SSAValue
    from opspec.programs.carrier import ir

SIGNATURE = Signature(
    "stablehlo.remainder",
    operands=(Value("lhs", "tensor", "T"), Value("rhs", "tensor", "T")),
    results=(Value("result", "tensor", "T"),),
    typevars=(TypeVar("T", FLOAT | QUANTIZED | SINT | UINT, baseline=True),),
)


class Remainder(OpView, signature=SIGNATURE):
    """What truncating division leaves, with the sign of the dividend, element by element."""

    lhs: SSAValue
    rhs: SSAValue
    result: SSAValue


def remainder(
    lhs: Operand,
    rhs: Operand,
    *,
    result_type: ResultType = None,
    loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> Remainder:
    """What truncating division leaves, with the sign of the dividend, element by element.

    lhs: The dividends.
    rhs: The divisors.
    result: What is left, with the signs of the dividends.
    """
    return build(Remainder, (lhs, rhs), result_type=result_type, loc=loc, ip=ip)
