"""Binding of chlo.square: The product of each value with itself."""

# Generated from spec/ops/chlo/square.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import TYPE_CHECKING

from opspec.building.builder import build
from opspec.building.views import OpView
from opspec.rules.signature import Signature, TypeVar, Value
from opspec_generated.classes import INEXACT

if TYPE_CHECKING:
    from opspec.building.views import Operand, ResultType, SSAValue
    from opspec.programs.carrier import ir

SIGNATURE = Signature(
    "chlo.square",
    operands=(Value("operand", "tensor", "T"),),
    results=(Value("result", "tensor", "T"),),
    typevars=(TypeVar("T", INEXACT),),
)


class Square(OpView, signature=SIGNATURE):
    """The product of each value with itself."""

    operand: SSAValue
    result: SSAValue


def square(
    operand: Operand,
    *,
    result_type: ResultType = None,
    loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> Square:
    """The product of each value with itself.

    operand: The numbers that are multiplied with themselves.
    result: Their squares, never negative where they are real.
    """
    return build(Square, (operand,), result_type=result_type, loc=loc, ip=ip)
