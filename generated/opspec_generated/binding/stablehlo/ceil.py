"""Binding of stablehlo.ceil: The least whole number not below each value."""

# Generated from spec/ops/stablehlo/ceil.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import TYPE_CHECKING

from opspec.building.builder import build
from opspec.building.views import OpView
from opspec.rules.signature import Signature, TypeVar, Value
from opspec_generated.classes import FLOAT, QUANTIZED

if TYPE_CHECKING:
    from opspec.building.views import Operand, ResultType, SSAValue
    from opspec.programs.carrier import ir

SIGNATURE = Signature(
    "stablehlo.ceil",
    operands=(Value("operand", "tensor", "T"),),
    results=(Value("result", "tensor", "T"),),
    typevars=(TypeVar("T", FLOAT | QUANTIZED, baseline=True),),
)


class Ceil(OpView, signature=SIGNATURE):
    """The least whole number not below each value."""

    operand: SSAValue
    result: SSAValue


def ceil(
    operand: Operand,
    *,
    result_type: ResultType = None,
    loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> Ceil:
    """The least whole number not below each value.

    operand: The numbers that are rounded up.
    result: Whole numbers, in the same type.
    """
    return build(Ceil, (operand,), result_type=result_type, loc=loc, ip=ip)
