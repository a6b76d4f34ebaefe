"""Binding of chlo.erfc: One less the error function."""

# Generated from spec/ops/chlo/erfc.yaml: change that file, then run `opspec generate`.

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
    "chlo.erfc",
    operands=(Value("operand", "tensor", "T"),),
    results=(Value("result", "tensor", "T"),),
    typevars=(TypeVar("T", FLOAT),),
)


class Erfc(OpView, signature=SIGNATURE):
    """One less the error function."""

    operand: SSAValue
    result: SSAValue


def erfc(
    operand: Operand,
    *,
    result_type: ResultType = None,
    loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> Erfc:
    """One less the error function.

    operand: The lower ends of the integrals, which here go to infinity.
    result: Numbers from 0 to 2.
    """
    return build(Erfc, (operand,), result_type=result_type, loc=loc, ip=ip)
