"""Binding of stablehlo.convert: Each value as the nearest value of another element type."""

# Generated from spec/ops/stablehlo/convert.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import TYPE_CHECKING

from opspec.building.builder import build
from opspec.building.views import OpView
from opspec.rules.signature import Signature, TypeVar, Value
from opspec_generated.classes import PLAIN

if TYPE_CHECKING:
    from opspec.building.views import Operand, ResultType, SSAValue
    from opspec.programs.carrier import ir

SIGNATURE = Signature(
    "stablehlo.convert",
    operands=(Value("operand", "tensor", "S"),),
    results=(Value("result", "tensor", "T"),),
    typevars=(TypeVar("S", PLAIN), TypeVar("T", PLAIN)),
)


class Convert(OpView, signature=SIGNATURE):
    """Each value as the nearest value of another element type."""

    operand: SSAValue
    result: SSAValue


def convert(
    operand: Operand,
    *,
    result_type: ResultType = None,
    loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> Convert:
    """Each value as the nearest value of another element type.

    operand: The numbers in their old type.
    result: The nearest numbers of the new type.
    """
    return build(Convert, (operand,), result_type=result_type, loc=loc, ip=ip)
