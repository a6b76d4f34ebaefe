"""Binding of chlo.erf: Error function."""

# Generated from spec/ops/chlo/erf.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import TYPE_CHECKING

from opspec.building.builder import build
from opspec.building.views import OpView
from opspec.rules.signature import Signature, TypeVar, Value
from opspec_generated.classes import FLOAT

if TYPE_CHECKING:
    from opspec.building.views import Operand, ResultType, SSAValue
    from opspec.programs.carrier import ir

SIGNATURE = Signature(
    "chlo.erf",
    operands=(Value("operand", "tensor", "T"),),
    results=(Value("result", "tensor", "T"),),
    typevars=(TypeVar("T", FLOAT),),
)


class Erf(OpView, signature=SIGNATURE):
    """Error function."""

    operand: SSAValue
    result: SSAValue


def erf(
    operand: Operand,
    *,
    result_type: ResultType = None,
    loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> Erf:
    """Error function.

    operand: The upper ends of the integrals.
    result: Numbers from -1 to 1.
    """
    return build(Erf, (operand,), result_type=result_type, loc=loc, ip=ip)
