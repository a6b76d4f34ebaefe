"""Binding of stablehlo.dynamic_slice: A box of a given size, from a start that operands give, moved
to lie inside.
"""

# Generated from spec/ops/stablehlo/dynamic_slice.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import TYPE_CHECKING

from opspec.building.builder import build
from opspec.building.views import OpView
from opspec.rules.signature import Attribute, Signature, TypeVar, Value
from opspec_generated.classes import ANY, INT

if TYPE_CHECKING:
    from collections.abc import Sequence

    from opspec.building.views import Operand, ResultType, SSAValue
    from opspec.programs.carrier import ir

SIGNATURE = Signature(
    "stablehlo.dynamic_slice",
    operands=(
        Value("operand", "tensor", "T"),
        Value("start_indices", "scalar", "J", variadic=True),
    ),
    results=(Value("result", "tensor", "T"),),
    attributes=(Attribute("slice_sizes", "i64[]"),),
    typevars=(TypeVar("T", ANY), TypeVar("J", INT)),
)


class DynamicSlice(OpView, signature=SIGNATURE):
    """A box of a given size, from a start that operands give, moved to lie inside."""

    operand: SSAValue
    start_indices: tuple[SSAValue, ...]
    slice_sizes: tuple[int, ...]
    """How large the box is."""
    result: SSAValue


def dynamic_slice(
    operand: Operand,
    start_indices: Sequence[Operand],
    *,
    slice_sizes: Sequence[int],
    result_type: ResultType = None,
    loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> DynamicSlice:
    """A box of a given size, from a start that operands give, moved to lie inside.

    operand: The tensor that is cut.
    start_indices: Where the box begins, a number for each dimension.
    slice_sizes: How large the box is.
    result: The box.
    """
    return build(
        DynamicSlice,
        (operand, start_indices),
        {"slice_sizes": slice_sizes},
        result_type=result_type,
        loc=loc,
        ip=ip,
    )
