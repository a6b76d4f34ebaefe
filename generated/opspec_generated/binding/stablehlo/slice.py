"""Binding of stablehlo.slice: The elements from a start up to a limit, one in every stride, along
each dimension.
"""

# Generated from spec/ops/stablehlo/slice.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import TYPE_CHECKING

from opspec.building.builder import build
from opspec.building.views import OpView
from opspec.rules.signature import Attribute, Signature, TypeVar, Value
from opspec_generated.classes import ANY

if TYPE_CHECKING:
    from collections.abc import Sequence

    from opspec.building.views import Operand, ResultType, SSAValue
    from opspec.programs.carrier import ir

SIGNATURE = Signature(
    "stablehlo.slice",
    operands=(Value("operand", "tensor", "T"),),
    results=(Value("result", "tensor", "T"),),
    attributes=(
        Attribute("start_indices", "i64[]"),
        Attribute("limit_indices", "i64[]"),
        Attribute("strides", "i64[]"),
    ),
    typevars=(TypeVar("T", ANY),),
)


class Slice(OpView, signature=SIGNATURE):
    """The elements from a start up to a limit, one in every stride, along each dimension."""

    operand: SSAValue
    start_indices: tuple[int, ...]
    """The first position that is taken, in each dimension."""
    limit_indices: tuple[int, ...]
    """The position before which taking ends, in each dimension."""
    strides: tuple[int, ...]
    """How far apart positions that are taken stand."""
    result: SSAValue


def slice(
    operand: Operand,
    *,
    start_indices: Sequence[int],
    limit_indices: Sequence[int],
    strides: Sequence[int],
    result_type: ResultType = None,
    loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> Slice:
    """The elements from a start up to a limit, one in every stride, along each dimension.

    operand: The tensor that is cut.
    start_indices: The first position that is taken, in each dimension.
    limit_indices: The position before which taking ends, in each dimension.
    strides: How far apart positions that are taken stand.
    result: What is taken.
    """
    return build(
        Slice,
        (operand,),
        {"start_indices": start_indices, "limit_indices": limit_indices, "strides": strides},
        result_type=result_type,
        loc=loc,
        ip=ip,
    )
