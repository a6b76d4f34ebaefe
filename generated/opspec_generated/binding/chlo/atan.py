"""Binding of chlo.atan: Arc tangent, in radians."""

# Generated from spec/ops/chlo/atan.yaml: change that file, then run `opspec generate`.

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
    "chlo.atan",
    operands=(Value("operand", "tensor", "T"),),
    results=(Value("result", "tensor", "T"),),
    typevars=(TypeVar("T", INEXACT),),
)


class Atan(OpView, signature=SIGNATURE):
    """Arc tangent, in radians."""

    operand: SSAValue
    result: SSAValue


def atan(
    operand: Operand,
    *,
    result_type: ResultType = None,
    loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> Atan:
    """Arc tangent, in radians.

    operand: The tangents.
    result: The angles in radians.
    """
    return build(Atan, (operand,), result_type=result_type, loc=loc, ip=ip)
