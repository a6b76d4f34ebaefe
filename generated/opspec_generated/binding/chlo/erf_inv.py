"""Binding of chlo.erf_inv: Inverse of the error function."""

# Generated from spec/ops/chlo/erf_inv.yaml: change that file, then run `opspec generate`.

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
    "chlo.erf_inv",
    operands=(Value("operand", "tensor", "T"),),
    results=(Value("result", "tensor", "T"),),
    typevars=(TypeVar("T", FLOAT),),
)


class ErfInv(OpView, signature=SIGNATURE):
    """Inverse of the error function."""

    operand: SSAValue
    result: SSAValue


def erf_inv(
    operand: Operand,
    *,
    result_type: ResultType = None,
    loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ErfInv:
    """Inverse of the error function.

    operand: Numbers from -1 to 1; others give NaN.
    result: The numbers that have them as their error function.
    """
    return build(ErfInv, (operand,), result_type=result_type, loc=loc, ip=ip)
