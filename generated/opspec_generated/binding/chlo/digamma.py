"""Binding of chlo.digamma: Derivative of the logarithm of the gamma function."""

# Generated from spec/ops/chlo/digamma.yaml: change that file, then run `opspec generate`.

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
    "chlo.digamma",
    operands=(Value("operand", "tensor", "T"),),
    results=(Value("result", "tensor", "T"),),
    typevars=(TypeVar("T", FLOAT),),
)


class Digamma(OpView, signature=SIGNATURE):
    """Derivative of the logarithm of the gamma function."""

    operand: SSAValue
    result: SSAValue


def digamma(
    operand: Operand,
    *,
    result_type: ResultType = None,
    loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> Digamma:
    """Derivative of the logarithm of the gamma function.

    operand: The arguments of the function.
    result: The slopes; NaN at 0 and the negative whole numbers.
    """
    return build(Digamma, (operand,), result_type=result_type, loc=loc, ip=ip)
