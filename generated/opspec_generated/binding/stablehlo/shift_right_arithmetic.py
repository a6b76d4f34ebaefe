"""Binding of stablehlo.shift_right_arithmetic: The first value, read as signed, moved right by as
many bits as the second says, element by element.
"""

# Generated from spec/ops/stablehlo/shift_right_arithmetic.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import TYPE_CHECKING

from opspec.building.builder import build
from opspec.building.views import OpView
from opspec.rules.signature import Signature, TypeVar, Value
from opspec_generated.classes import INT

if TYPE_CHECKING:
    from opspec.building.views import Operand, ResultType, SSAValue
    from opspec.programs.carrier import ir

SIGNATURE = Signature(
    "stablehlo.shift_right_arithmetic",
    operands=(Value("lhs", "tensor", "T"), Value("rhs", "tensor", "T")),
    results=(Value("result", "tensor", "T"),),
    typevars=(TypeVar("T", INT),),
)


class ShiftRightArithmetic(OpView, signature=SIGNATURE):
    """The first value, read as signed, moved right by as many bits as the second says, element by
    element.
    """

    lhs: SSAValue
    rhs: SSAValue
    result: SSAValue


def shift_right_arithmetic(
    lhs: Operand,
    rhs: Operand,
    *,
    result_type: ResultType = None,
    loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ShiftRightArithmetic:
    """The first value, read as signed, moved right by as many bits as the second says, element by
    element.

    lhs: The integers whose bits move.
    rhs: How far they move, read as unsigned.
    result: The integers with their bits moved.
    """
    return build(ShiftRightArithmetic, (lhs, rhs), result_type=result_type, loc=loc, ip=ip)
