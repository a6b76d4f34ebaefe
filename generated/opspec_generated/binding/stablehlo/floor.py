"""Binding of stablehlo.floor: The largest whole number not above each value."""

# Generated from spec/ops/stablehlo/floor.yaml: change that file, then run `opspec generate`.

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
    "stablehlo.floor",
    operands=(Value("operand", "tensor", "T"),),
    results=(Value("result", "tensor", "T"),),
    typevars=(TypeVar("T", FLOAT | QUANTIZED, baseline=True),),
)


class Floor(OpView, signature=SIGNATURE):
    """The largest whole number not above each value."""

    operand: SSAValue
    result: SSAValue


def floor(
    operand: Operand,
    *,
    result_type: ResultType = None,
    loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> Floor:
    """The largest whole number not above each value.

    operand: The numbers that are rounded down.
    result: Whole numbers, in the same type.
    """
    return build(Floor, (operand,), result_type=result_type, loc=loc, ip=ip)
