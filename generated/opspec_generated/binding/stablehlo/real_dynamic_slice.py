"""Binding of stablehlo.real_dynamic_slice: The elements from a start up to a limit, one in every
stride, where operands say.
"""

# Generated from spec/ops/stablehlo/real_dynamic_slice.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import TYPE_CHECKING

from opspec.building.builder import build
from opspec.building.views import OpView
from opspec.rules.signature import Signature, TypeVar, Value
from opspec_generated.classes import ANY, INDEX, SINT, UINT

if TYPE_CHECKING:
    from opspec.building.views import Operand, ResultType, SSAValue
    from opspec.programs.carrier import ir

SIGNATURE = Signature(
    "stablehlo.real_dynamic_slice",
    operands=(
        Value("operand", "tensor", "T"),
        Value("start_indices", "ints", classes=INDEX | SINT | UINT),
        Value("limit_indices", "ints", classes=INDEX | SINT | UINT),
        Value("strides", "ints", classes=INDEX | SINT | UINT),
    ),
    results=(Value("result", "tensor", "T"),),
    typevars=(TypeVar("T", ANY),),
)


class RealDynamicSlice(OpView, signature=SIGNATURE):
    """The elements from a start up to a limit, one in every stride, where operands say."""

    operand: SSAValue
    start_indices: SSAValue
    limit_indices: SSAValue
    strides: SSAValue
    result: SSAValue


def real_dynamic_slice(
    operand: Operand,
    start_indices: Operand,
    limit_indices: Operand,
    strides: Operand,
    *,
    result_type: ResultType = None,
    loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> RealDynamicSlice:
    """The elements from a start up to a limit, one in every stride, where operands say.

    operand: The tensor that is cut.
    start_indices: The first position that is taken, in each dimension.
    limit_indices: The position before which taking ends, in each dimension.
    strides: How far apart positions that are taken stand.
    result: What is taken.
    """
    return build(
        RealDynamicSlice,
        (operand, start_indices, limit_indices, strides),
        result_type=result_type,
        loc=loc,
        ip=ip,
    )
