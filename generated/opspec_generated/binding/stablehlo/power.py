"""Binding of stablehlo.power: The first value to the power of the second, element by element."""

# Generated from spec/ops/stablehlo/power.yaml: change that file, then run `opspec generate`.

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
    "stablehlo.power",
    operands=(Value("lhs", "tensor", "T"), Value("rhs", "tensor", "T")),
    results=(Value("result", "tensor", "T"),),
    typevars=(TypeVar("T", COMPLEX | FLOAT | QUANTIZED | SINT | UINT, baseline=True),),
)


class Power(OpView, signature=SIGNATURE):
    """The first value to the power of the second, element by element."""

    lhs: SSAValue
    rhs: SSAValue
    result: SSAValue


def power(
    lhs: Operand,
    rhs: Operand,
    *,
    result_type: ResultType = None,
    loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> Power:
    """The first value to the power of the second, element by element.

    lhs: The bases.
    rhs: The exponents.
    result: The powers.
    """
    return build(Power, (lhs, rhs), result_type=result_type, loc=loc, ip=ip)
