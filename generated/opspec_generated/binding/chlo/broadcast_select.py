"""Binding of chlo.broadcast_select: Each value from one of two tensors, as a predicate says,
dimensions of size one and missing ones repeated.
"""

# Generated from spec/ops/chlo/broadcast_select.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import TYPE_CHECKING

from opspec.building.builder import build
from opspec.building.views import OpView
from opspec.rules.signature import Signature, TypeVar, Value
from opspec_generated.classes import ANY, BOOL

if TYPE_CHECKING:
    from opspec.building.views import Operand, ResultType, SSAValue
    from opspec.programs.carrier import ir

SIGNATURE = Signature(
    "chlo.broadcast_select",
    operands=(
        Value("pred", "tensor", classes=BOOL),
        Value("on_true", "tensor", "T"),
        Value("on_false", "tensor", "T"),
    ),
    results=(Value("result", "tensor", "T"),),
    typevars=(TypeVar("T", ANY),),
)


class BroadcastSelect(OpView, signature=SIGNATURE):
    """Each value from one of two tensors, as a predicate says, dimensions of size one and missing
    ones repeated.
    """

    pred: SSAValue
    on_true: SSAValue
    on_false: SSAValue
    result: SSAValue


def broadcast_select(
    pred: Operand,
    on_true: Operand,
    on_false: Operand,
    *,
    result_type: ResultType = None,
    loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> BroadcastSelect:
    """Each value from one of two tensors, as a predicate says, dimensions of size one and missing
    ones repeated.

    pred: Which of the two values is taken; it has any shape that broadcasts with the others.
    on_true: What is taken where `pred` is true.
    on_false: What is taken where it is false.
    result: The chosen elements.
    """
    return build(
        BroadcastSelect,
        (pred, on_true, on_false),
        result_type=result_type,
        loc=loc,
        ip=ip,
    )
