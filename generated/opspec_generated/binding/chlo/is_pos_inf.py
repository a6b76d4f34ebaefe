"""Binding of chlo.is_pos_inf: Whether each value is infinite and positive."""

# Generated from spec/ops/chlo/is_pos_inf.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import TYPE_CHECKING

from opspec.building.builder import build
from opspec.building.views import OpView
from opspec.rules.signature import Signature, TypeVar, Value
from opspec_generated.classes import BOOL, FLOAT

if TYPE_CHECKING:
    from opspec.building.views import Operand, ResultType, SSAValue
    from opspec.programs.carrier import ir

SIGNATURE = Signature(
    "chlo.is_pos_inf",
    operands=(Value("operand", "tensor", "T"),),
    results=(Value("result", "tensor", classes=BOOL),),
    typevars=(TypeVar("T", FLOAT),),
)


class IsPosInf(OpView, signature=SIGNATURE):
    """Whether each value is infinite and positive."""

    operand: SSAValue
    result: SSAValue


def is_pos_inf(
    operand: Operand,
    *,
    result_type: ResultType = None,
    loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> IsPosInf:
    """Whether each value is infinite and positive.

    operand: The numbers that are asked about.
    result: True where the number is plus infinity.
    """
    return build(IsPosInf, (operand,), result_type=result_type, loc=loc, ip=ip)
