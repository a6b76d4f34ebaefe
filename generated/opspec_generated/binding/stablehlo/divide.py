"""Binding of stablehlo.divide: The quotient of two values, element by element; integers drop the
fraction.
"""

# Generated from spec/ops/stablehlo/divide.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import TYPE_CHECKING

from opspec.building.builder import build
from opspec.building.views import OpView
from opspec.rules.signature import Signature, TypeVar, Value
from opspec_generated.classes import COMPLEX, FLOAT, QUANTIZED, SINT, UINT

if TYPE_CHECKING:
    from opspec.building.views import Operand, ResultType, SSAValue
    from opspec.programs.carrier import ir

SIGNATURE = Signature(
    "stablehlo.divide",
    operands=(Value("lhs", "tensor", "T"), Value("rhs", "tensor", "T")),
    results=(Value("result", "tensor", "T"),),
    typevars=(TypeVar("T", COMPLEX | FLOAT | QUANTIZED | SINT | UINT, baseline=True),),
)


class Divide(OpView, signature=SIGNATURE):
    """The quotient of two values, element by element; integers drop the fraction."""

    lhs: SSAValue
    rhs: SSAValue
    result: SSAValue


def divide(
    lhs: Operand,
    rhs: Operand,
    *,
    result_type: ResultType = None,
    loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> Divide:
    """The quotient of two values, element by element; integers drop the fraction.

    lhs: The dividends.
    rhs: The divisors.
    result: The quotients.
    """
    return build(Divide, (lhs, rhs), result_type=result_type, loc=loc, ip=ip)
