"""Binding of chlo.tan: Tangent of an angle in radians."""

# Generated from spec/ops/chlo/tan.yaml: change that file, then run `opspec generate`.

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
    "chlo.tan",
    operands=(Value("operand", "tensor", "T"),),
    results=(Value("result", "tensor", "T"),),
    typevars=(TypeVar("T", INEXACT),),
)


class Tan(OpView, signature=SIGNATURE):
    """Tangent of an angle in radians."""

    operand: SSAValue
    result: SSAValue


def tan(
    operand: Operand,
    *,
    result_type: ResultType = None,
    loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> Tan:
    """Tangent of an angle in radians.

    operand: The angles in radians.
    result: Their tangents.
    """
    return build(Tan, (operand,), result_type=result_type, loc=loc, ip=ip)
