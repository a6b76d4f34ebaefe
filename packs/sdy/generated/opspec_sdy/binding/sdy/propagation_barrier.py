"""Binding of sdy.propagation_barrier: A value as it is, through which shardings spread in one
direction only, or in none.
"""

# Generated from spec/ops/sdy/propagation_barrier.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import TYPE_CHECKING

from opspec.building.builder import build
from opspec.building.views import OpView
from opspec.rules.signature import Attribute, Signature, TypeVar, Value
from opspec_generated.classes import ANY

if TYPE_CHECKING:
    from opspec.building.views import Operand, ResultType, SSAValue
    from opspec.programs.carrier import ir

SIGNATURE = Signature(
    "sdy.propagation_barrier",
    operands=(Value("operand", "tensor", "T"),),
    results=(Value("result", "tensor", "T"),),
    attributes=(Attribute("allowed_direction", "i32"),),
    typevars=(TypeVar("T", ANY),),
)


class PropagationBarrier(OpView, signature=SIGNATURE):
    """A value as it is, through which shardings spread in one direction only, or in none."""

    operand: SSAValue
    allowed_direction: int
    """0 for none, 1 forward, 2 backward."""
    result: SSAValue


def propagation_barrier(
    operand: Operand,
    *,
    allowed_direction: int,
    result_type: ResultType = None,
    loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> PropagationBarrier:
    """A value as it is, through which shardings spread in one direction only, or in none.

    operand: The numbers that the function is applied to, each by itself.
    allowed_direction: 0 for none, 1 forward, 2 backward.
    result: At each place, what becomes of the number at that place of `operand`.
    """
    return build(
        PropagationBarrier,
        (operand,),
        {"allowed_direction": allowed_direction},
        result_type=result_type,
        loc=loc,
        ip=ip,
    )
