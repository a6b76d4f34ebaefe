"""Binding of stablehlo.exponential_minus_one: e to the power of each value, less one, exact near
zero.
"""

# Generated from spec/ops/stablehlo/exponential_minus_one.yaml: change that file, then run `make generate`.

from __future__ import annotations

from typing import TYPE_CHECKING

from opspec.binding import OpView
from opspec.build import build
from opspec.signature import Signature, TypeVar, Value
from opspec_generated.classes import COMPLEX, FLOAT, QUANTIZED

if TYPE_CHECKING:
    from opspec.binding import Operand, ResultType, SSAValue
    from opspec.carrier import ir

SIGNATURE = Signature(
    "stablehlo.exponential_minus_one",
    operands=(Value("operand", "tensor", "T"),),
    results=(Value("result", "tensor", "T"),),
    typevars=(TypeVar("T", COMPLEX | FLOAT | QUANTIZED, baseline=True),),
)


class ExponentialMinusOne(OpView, signature=SIGNATURE):
    """e to the power of each value, less one, exact near zero."""

    operand: SSAValue
    result: SSAValue


def exponential_minus_one(
    operand: Operand,
    *,
    result_type: ResultType = None,
    loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ExponentialMinusOne:
    """e to the power of each value, less one, exact near zero."""
    return build(ExponentialMinusOne, (operand,), result_type=result_type, loc=loc, ip=ip)
