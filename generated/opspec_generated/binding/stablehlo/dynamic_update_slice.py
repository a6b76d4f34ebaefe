"""Binding of stablehlo.dynamic_update_slice: A tensor with a box of it replaced, from a start that
operands give, moved to lie inside.
"""

# Generated from spec/ops/stablehlo/dynamic_update_slice.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import TYPE_CHECKING

from opspec.building.builder import build
from opspec.building.views import OpView
from opspec.rules.signature import Signature, TypeVar, Value
from opspec_generated.classes import ANY, INT

if TYPE_CHECKING:
    from collections.abc import Sequence

    from opspec.building.views import Operand, ResultType, SSAValue
    from opspec.programs.carrier import ir

SIGNATURE = Signature(
    "stablehlo.dynamic_update_slice",
    operands=(
        Value("operand", "tensor", "T"),
        Value("update", "tensor", "T"),
        Value("start_indices", "scalar", "J", variadic=True),
    ),
    results=(Value("result", "tensor", "T"),),
    typevars=(TypeVar("T", ANY), TypeVar("J", INT)),
)


class DynamicUpdateSlice(OpView, signature=SIGNATURE):
    """A tensor with a box of it replaced, from a start that operands give, moved to lie inside."""

    operand: SSAValue
    update: SSAValue
    start_indices: tuple[SSAValue, ...]
    result: SSAValue


def dynamic_update_slice(
    operand: Operand,
    update: Operand,
    start_indices: Sequence[Operand],
    *,
    result_type: ResultType = None,
    loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> DynamicUpdateSlice:
    """A tensor with a box of it replaced, from a start that operands give, moved to lie inside.

    operand: The tensor of which most is kept.
    update: What stands in the box.
    start_indices: Where the box begins, a number for each dimension.
    result: The tensor with the new box.
    """
    return build(
        DynamicUpdateSlice,
        (operand, update, start_indices),
        result_type=result_type,
        loc=loc,
        ip=ip,
    )
