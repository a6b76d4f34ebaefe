"""Binding of chlo.acosh: Inverse hyperbolic cosine."""

# Generated from spec/ops/chlo/acosh.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import TYPE_CHECKING

from opspec.building.builder import build
from opspec.building.views import OpView
from opspec.rules.signature import Signature, TypeVar, Value
from opspec_generated.classes import INEXACT

if TYPE_CHECKING:
    from opspec.building.views import Operand, ResultType, SSAValue
    from opspec.programs.carrier import ir

SIGNATURE = Signature(
    "chlo.acosh",
    operands=(Value("operand", "tensor", "T"),),
    results=(Value("result", "tensor", "T"),),
    typevars=(TypeVar("T", INEXACT),),
)


class Acosh(OpView, signature=SIGNATURE):
    """Inverse hyperbolic cosine."""

    operand: SSAValue
    result: SSAValue


def acosh(
    operand: Operand,
    *,
    result_type: ResultType = None,
    loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> Acosh:
    """Inverse hyperbolic cosine.

    operand: The hyperbolic cosines.
    result: The numbers that have them, none negative where they are real.
    """
    return build(Acosh, (operand,), result_type=result_type, loc=loc, ip=ip)
