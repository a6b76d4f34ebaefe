"""Binding of stablehlo.abs: The magnitude of each value; a complex value gives a real one."""

# Generated from spec/ops/stablehlo/abs.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import TYPE_CHECKING

from opspec.building.builder import build
from opspec.building.views import OpView
from opspec.rules.signature import Signature, TypeVar, Value
from opspec_generated.classes import COMPLEX, FLOAT, QUANTIZED, SINT

if TYPE_CHECKING:
    from opspec.building.views import Operand, ResultType, SSAValue
    from opspec.programs.carrier import ir

SIGNATURE = Signature(
    "stablehlo.abs",
    operands=(Value("operand", "tensor", "T"),),
    results=(Value("result", "tensor", "R"),),
    typevars=(
        TypeVar("T", COMPLEX | FLOAT | QUANTIZED | SINT, baseline=True),
        TypeVar("R", FLOAT | QUANTIZED | SINT, baseline=True),
    ),
)


class Abs(OpView, signature=SIGNATURE):
    """The magnitude of each value; a complex value gives a real one."""

    operand: SSAValue
    result: SSAValue


def abs(
    operand: Operand,
    *,
    result_type: ResultType = None,
    loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> Abs:
    """The magnitude of each value; a complex value gives a real one.

    operand: The numbers, with signs, or complex.
    result: Their magnitudes, real even where the operand is complex.
    """
    return build(Abs, (operand,), result_type=result_type, loc=loc, ip=ip)
