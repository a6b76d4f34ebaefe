"""Binding of chlo.acos: Arc cosine, in radians."""

# Generated from spec/ops/chlo/acos.yaml: change that file, then run `opspec generate`.

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
    "chlo.acos",
    operands=(Value("operand", "tensor", "T"),),
    results=(Value("result", "tensor", "T"),),
    typevars=(TypeVar("T", INEXACT),),
)


class Acos(OpView, signature=SIGNATURE):
    """Arc cosine, in radians."""

    operand: SSAValue
    result: SSAValue


def acos(
    operand: Operand,
    *,
    result_type: ResultType = None,
    loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> Acos:
    """Arc cosine, in radians.

    operand: The cosines.
    result: The angles in radians.
    """
    return build(Acos, (operand,), result_type=result_type, loc=loc, ip=ip)
