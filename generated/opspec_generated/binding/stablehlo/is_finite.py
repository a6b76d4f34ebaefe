"""Binding of stablehlo.is_finite: Whether each value is neither infinite nor NaN."""

# Generated from spec/ops/stablehlo/is_finite.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import TYPE_CHECKING

from opspec.building.builder import build
from opspec.building.views import OpView
from opspec.rules.signature import Signature, TypeVar, Value
from opspec_generated.classes import BOOL, FLOAT, QUANTIZED

if TYPE_CHECKING:
    from opspec.building.views import Operand, ResultType, SSAValue
    from opspec.programs.carrier import ir

SIGNATURE = Signature(
    "stablehlo.is_finite",
    operands=(Value("x", "tensor", "T"),),
    results=(Value("y", "tensor", classes=BOOL),),
    typevars=(TypeVar("T", FLOAT | QUANTIZED),),
)


class IsFinite(OpView, signature=SIGNATURE):
    """Whether each value is neither infinite nor NaN."""

    x: SSAValue
    y: SSAValue


def is_finite(
    x: Operand,
    *,
    result_type: ResultType = None,
    loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> IsFinite:
    """Whether each value is neither infinite nor NaN.

    x: The numbers that are asked about.
    y: True where the number is finite.
    """
    return build(IsFinite, (x,), result_type=result_type, loc=loc, ip=ip)
