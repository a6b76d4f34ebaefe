"""Binding of chlo.lgamma: Logarithm of the magnitude of the gamma function."""

# Generated from spec/ops/chlo/lgamma.yaml: change that file, then run `opspec generate`.

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
    "chlo.lgamma",
    operands=(Value("operand", "tensor", "T"),),
    results=(Value("result", "tensor", "T"),),
    typevars=(TypeVar("T", FLOAT),),
)


class Lgamma(OpView, signature=SIGNATURE):
    """Logarithm of the magnitude of the gamma function."""

    operand: SSAValue
    result: SSAValue


def lgamma(
    operand: Operand,
    *,
    result_type: ResultType = None,
    loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> Lgamma:
    """Logarithm of the magnitude of the gamma function.

    operand: The arguments of the gamma function.
    result: The logarithms; infinite at 0 and the negative whole numbers, and at both infinities.
    """
    return build(Lgamma, (operand,), result_type=result_type, loc=loc, ip=ip)
