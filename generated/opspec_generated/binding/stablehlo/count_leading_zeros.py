"""Binding of stablehlo.count_leading_zeros: How many zero bits stand above the highest set bit of
each integer.
"""

# Generated from spec/ops/stablehlo/count_leading_zeros.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import TYPE_CHECKING

from opspec.building.builder import build
from opspec.building.views import OpView
from opspec.rules.signature import Signature, TypeVar, Value
from opspec_generated.classes import INT

if TYPE_CHECKING:
    from opspec.building.views import Operand, ResultType, SSAValue
    from opspec.programs.carrier import ir

SIGNATURE = Signature(
    "stablehlo.count_leading_zeros",
    operands=(Value("operand", "tensor", "T"),),
    results=(Value("result", "tensor", "T"),),
    typevars=(TypeVar("T", INT),),
)


class CountLeadingZeros(OpView, signature=SIGNATURE):
    """How many zero bits stand above the highest set bit of each integer."""

    operand: SSAValue
    result: SSAValue


def count_leading_zeros(
    operand: Operand,
    *,
    result_type: ResultType = None,
    loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> CountLeadingZeros:
    """How many zero bits stand above the highest set bit of each integer.

    operand: The integers whose bits are looked at; a signed one as the bits that hold it.
    result: Counts from 0 to the number of bits, in the type of `operand`.
    """
    return build(CountLeadingZeros, (operand,), result_type=result_type, loc=loc, ip=ip)
