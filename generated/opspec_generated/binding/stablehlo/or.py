"""Binding of stablehlo.or: Either of two truth values, or the bits set in either of two integers,
element by element.
"""

# Generated from spec/ops/stablehlo/or.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import TYPE_CHECKING

from opspec.building.builder import build
from opspec.building.views import OpView
from opspec.rules.signature import Signature, TypeVar, Value
from opspec_generated.classes import BITS

if TYPE_CHECKING:
    from opspec.building.views import Operand, ResultType, SSAValue
    from opspec.programs.carrier import ir

SIGNATURE = Signature(
    "stablehlo.or",
    operands=(Value("lhs", "tensor", "T"), Value("rhs", "tensor", "T")),
    results=(Value("result", "tensor", "T"),),
    typevars=(TypeVar("T", BITS),),
)


class Or(OpView, signature=SIGNATURE):
    """Either of two truth values, or the bits set in either of two integers, element by element."""

    lhs: SSAValue
    rhs: SSAValue
    result: SSAValue


def or_(
    lhs: Operand,
    rhs: Operand,
    *,
    result_type: ResultType = None,
    loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> Or:
    """Either of two truth values, or the bits set in either of two integers, element by element.

    lhs: The first truth values, or integers.
    rhs: The second ones.
    result: True, or a bit set, where either has it.
    """
    return build(Or, (lhs, rhs), result_type=result_type, loc=loc, ip=ip)
