"""Binding of stablehlo.not: The other truth value, or each integer with every bit changed."""

# Generated from spec/ops/stablehlo/not.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import TYPE_CHECKING

from opspec.building.builder import build
from opspec.building.views import OpView
from opspec.rules.signature import Signature, TypeVar, Value
from opspec_generated.classes import BITS

if TYPE_CHECKING:
    from opspec.building.views import Operand, ResultType, SSAValue
    from opspec.programs.carrier import ir

SIGNATURE = Signature(
    "stablehlo.not",
    operands=(Value("operand", "tensor", "T"),),
    results=(Value("result", "tensor", "T"),),
    typevars=(TypeVar("T", BITS),),
)


class Not(OpView, signature=SIGNATURE):
    """The other truth value, or each integer with every bit changed."""

    operand: SSAValue
    result: SSAValue


def not_(
    operand: Operand,
    *,
    result_type: ResultType = None,
    loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> Not:
    """The other truth value, or each integer with every bit changed.

    operand: Truth values, or integers.
    result: True where the operand is false; of integers, a bit set where there was none.
    """
    return build(Not, (operand,), result_type=result_type, loc=loc, ip=ip)
