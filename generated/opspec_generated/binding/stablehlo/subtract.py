"""Binding of stablehlo.subtract: The difference of two values, element by element."""

# Generated from spec/ops/stablehlo/subtract.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import TYPE_CHECKING

from opspec.building.builder import build
from opspec.building.views import OpView
from opspec.rules.signature import Signature, TypeVar, Value
from opspec_generated.classes import COMPLEX, FLOAT, QUANTIZED, SINT, UINT

if TYPE_CHECKING:
    from opspec.building.views import Operand, ResultType, SSAValue
    from opspec.programs.carrier import ir

SIGNATURE = Signature(
    "stablehlo.subtract",
    operands=(Value("lhs", "tensor", "T"), Value("rhs", "tensor", "T")),
    results=(Value("result", "tensor", "T"),),
    typevars=(TypeVar("T", COMPLEX | FLOAT | QUANTIZED | SINT | UINT, baseline=True),),
)


class Subtract(OpView, signature=SIGNATURE):
    """The difference of two values, element by element."""

    lhs: SSAValue
    rhs: SSAValue
    result: SSAValue


def subtract(
    lhs: Operand,
    rhs: Operand,
    *,
    result_type: ResultType = None,
    loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> Subtract:
    """The difference of two values, element by element.

    lhs: What is taken from.
    rhs: What is taken off.
    result: The differences.
    """
    return build(Subtract, (lhs, rhs), result_type=result_type, loc=loc, ip=ip)
