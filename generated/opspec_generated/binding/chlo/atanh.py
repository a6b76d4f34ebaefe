"""Binding of chlo.atanh: Inverse hyperbolic tangent."""

# Generated from spec/ops/chlo/atanh.yaml: change that file, then run `opspec generate`.

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
    "chlo.atanh",
    operands=(Value("operand", "tensor", "T"),),
    results=(Value("result", "tensor", "T"),),
    typevars=(TypeVar("T", INEXACT),),
)


class Atanh(OpView, signature=SIGNATURE):
    """Inverse hyperbolic tangent."""

    operand: SSAValue
    result: SSAValue


def atanh(
    operand: Operand,
    *,
    result_type: ResultType = None,
    loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> Atanh:
    """Inverse hyperbolic tangent.

    operand: The hyperbolic tangents.
    result: The numbers that have them.
    """
    return build(Atanh, (operand,), result_type=result_type, loc=loc, ip=ip)
