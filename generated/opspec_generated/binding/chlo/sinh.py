"""Binding of chlo.sinh: Hyperbolic sine."""

# Generated from spec/ops/chlo/sinh.yaml: change that file, then run `opspec generate`.

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
    "chlo.sinh",
    operands=(Value("operand", "tensor", "T"),),
    results=(Value("result", "tensor", "T"),),
    typevars=(TypeVar("T", INEXACT),),
)


class Sinh(OpView, signature=SIGNATURE):
    """Hyperbolic sine."""

    operand: SSAValue
    result: SSAValue


def sinh(
    operand: Operand,
    *,
    result_type: ResultType = None,
    loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> Sinh:
    """Hyperbolic sine.

    operand: The arguments of the function.
    result: The hyperbolic sines, with the signs of the arguments.
    """
    return build(Sinh, (operand,), result_type=result_type, loc=loc, ip=ip)
