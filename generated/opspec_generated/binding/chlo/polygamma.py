"""Binding of chlo.polygamma: Derivative of digamma, of an order that the first operand gives."""

# Generated from spec/ops/chlo/polygamma.yaml: change that file, then run `opspec generate`.

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
    "chlo.polygamma",
    operands=(Value("n", "tensor", "T"), Value("x", "tensor", "T")),
    results=(Value("result", "tensor", "T"),),
    typevars=(TypeVar("T", FLOAT),),
)


class Polygamma(OpView, signature=SIGNATURE):
    """Derivative of digamma, of an order that the first operand gives."""

    n: SSAValue
    x: SSAValue
    result: SSAValue


def polygamma(
    n: Operand,
    x: Operand,
    *,
    result_type: ResultType = None,
    loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> Polygamma:
    """Derivative of digamma, of an order that the first operand gives.

    n: How often digamma is differentiated; 0, 1, 2 ... in the type of the argument.
    x: The arguments of the function.
    result: The derivatives; NaN where `n` is no natural number.
    """
    return build(Polygamma, (n, x), result_type=result_type, loc=loc, ip=ip)
