"""Binding of stablehlo.select: Each value from one of two tensors, as a predicate says."""

# Generated from spec/ops/stablehlo/select.yaml: change that file, then run `opspec generate`.

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
    "stablehlo.select",
    operands=(
        Value("pred", "tensor", classes=BOOL),
        Value("on_true", "tensor", "T"),
        Value("on_false", "tensor", "T"),
    ),
    results=(Value("result", "tensor", "T"),),
    typevars=(TypeVar("T", ANY, baseline=True),),
)


class Select(OpView, signature=SIGNATURE):
    """Each value from one of two tensors, as a predicate says."""

    pred: SSAValue
    on_true: SSAValue
    on_false: SSAValue
    result: SSAValue


def select(
    pred: Operand,
    on_true: Operand,
    on_false: Operand,
    *,
    result_type: ResultType = None,
    loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> Select:
    """Each value from one of two tensors, as a predicate says.

    pred: True where the element is taken from `on_true`; one value for all, or one for each
    element.
    on_true: What is taken where `pred` is true.
    on_false: What is taken where it is false.
    result: The chosen elements.
    """
    return build(Select, (pred, on_true, on_false), result_type=result_type, loc=loc, ip=ip)
