"""Binding of chlo.zeta: Hurwitz's zeta function."""

# Generated from spec/ops/chlo/zeta.yaml: change that file, then run `opspec generate`.

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
    "chlo.zeta",
    operands=(Value("x", "tensor", "T"), Value("q", "tensor", "T")),
    results=(Value("result", "tensor", "T"),),
    typevars=(TypeVar("T", FLOAT),),
)


class Zeta(OpView, signature=SIGNATURE):
    """Hurwitz's zeta function."""

    x: SSAValue
    q: SSAValue
    result: SSAValue


def zeta(
    x: Operand,
    q: Operand,
    *,
    result_type: ResultType = None,
    loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> Zeta:
    """Hurwitz's zeta function.

    x: The exponents of the terms.
    q: Where the sums start.
    result: The sums; NaN where `x` is below 1.
    """
    return build(Zeta, (x, q), result_type=result_type, loc=loc, ip=ip)
