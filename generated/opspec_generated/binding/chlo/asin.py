"""Binding of chlo.asin: Arc sine, in radians."""

# Generated from spec/ops/chlo/asin.yaml: change that file, then run `opspec generate`.

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
    "chlo.asin",
    operands=(Value("operand", "tensor", "T"),),
    results=(Value("result", "tensor", "T"),),
    typevars=(TypeVar("T", INEXACT),),
)


class Asin(OpView, signature=SIGNATURE):
    """Arc sine, in radians."""

    operand: SSAValue
    result: SSAValue


def asin(
    operand: Operand,
    *,
    result_type: ResultType = None,
    loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> Asin:
    """Arc sine, in radians.

    operand: The sines.
    result: The angles in radians.
    """
    return build(Asin, (operand,), result_type=result_type, loc=loc, ip=ip)
