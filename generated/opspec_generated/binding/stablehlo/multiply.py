"""Binding of stablehlo.multiply: The product of two values, element by element."""

# Generated from spec/ops/stablehlo/multiply.yaml: change that file, then run `opspec generate`.

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
    "stablehlo.multiply",
    operands=(Value("lhs", "tensor", "T"), Value("rhs", "tensor", "T")),
    results=(Value("result", "tensor", "T"),),
    typevars=(TypeVar("T", ANY, baseline=True),),
)


class Multiply(OpView, signature=SIGNATURE):
    """The product of two values, element by element."""

    lhs: SSAValue
    rhs: SSAValue
    result: SSAValue


def multiply(
    lhs: Operand,
    rhs: Operand,
    *,
    result_type: ResultType = None,
    loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> Multiply:
    """The product of two values, element by element.

    lhs: The first factors.
    rhs: The second factors.
    result: The products.
    """
    return build(Multiply, (lhs, rhs), result_type=result_type, loc=loc, ip=ip)
