"""Binding of stablehlo.clamp: Each value, raised to a least and lowered to a largest one where it
lies outside.
"""

# Generated from spec/ops/stablehlo/clamp.yaml: change that file, then run `opspec generate`.

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
    "stablehlo.clamp",
    operands=(
        Value("min", "tensor", "T"),
        Value("operand", "tensor", "T"),
        Value("max", "tensor", "T"),
    ),
    results=(Value("result", "tensor", "T"),),
    typevars=(TypeVar("T", ANY, baseline=True),),
)


class Clamp(OpView, signature=SIGNATURE):
    """Each value, raised to a least and lowered to a largest one where it lies outside."""

    min: SSAValue
    operand: SSAValue
    max: SSAValue
    result: SSAValue


def clamp(
    min: Operand,
    operand: Operand,
    max: Operand,
    *,
    result_type: ResultType = None,
    loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> Clamp:
    """Each value, raised to a least and lowered to a largest one where it lies outside.

    min: The least values, one for all or one for each element.
    operand: The values that are kept between the bounds.
    max: The largest values, one for all or one for each element.
    result: The values within their bounds.
    """
    return build(Clamp, (min, operand, max), result_type=result_type, loc=loc, ip=ip)
