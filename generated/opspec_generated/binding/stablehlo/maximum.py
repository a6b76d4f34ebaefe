"""Binding of stablehlo.maximum: The larger of two values, element by element."""

# Generated from spec/ops/stablehlo/maximum.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import TYPE_CHECKING

from opspec.building.builder import build
from opspec.building.views import OpView
from opspec.rules.signature import Signature, TypeVar, Value
from opspec_generated.classes import ANY

if TYPE_CHECKING:
    from opspec.building.views import Operand, ResultType, SSAValue
    from opspec.programs.carrier import ir

SIGNATURE = Signature(
    "stablehlo.maximum",
    operands=(Value("lhs", "tensor", "T"), Value("rhs", "tensor", "T")),
    results=(Value("result", "tensor", "T"),),
    typevars=(TypeVar("T", ANY, baseline=True),),
)


class Maximum(OpView, signature=SIGNATURE):
    """The larger of two values, element by element."""

    lhs: SSAValue
    rhs: SSAValue
    result: SSAValue


def maximum(
    lhs: Operand,
    rhs: Operand,
    *,
    result_type: ResultType = None,
    loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> Maximum:
    """The larger of two values, element by element.

    lhs: The first numbers.
    rhs: The second numbers.
    result: The larger ones.
    """
    return build(Maximum, (lhs, rhs), result_type=result_type, loc=loc, ip=ip)
