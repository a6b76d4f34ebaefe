"""Binding of chlo.cosh: Hyperbolic cosine."""

# Generated from spec/ops/chlo/cosh.yaml: change that file, then run `opspec generate`.

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
    "chlo.cosh",
    operands=(Value("operand", "tensor", "T"),),
    results=(Value("result", "tensor", "T"),),
    typevars=(TypeVar("T", INEXACT),),
)


class Cosh(OpView, signature=SIGNATURE):
    """Hyperbolic cosine."""

    operand: SSAValue
    result: SSAValue


def cosh(
    operand: Operand,
    *,
    result_type: ResultType = None,
    loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> Cosh:
    """Hyperbolic cosine.

    operand: The arguments of the function; its sign makes no difference.
    result: The hyperbolic cosines, none below 1 where they are real.
    """
    return build(Cosh, (operand,), result_type=result_type, loc=loc, ip=ip)
