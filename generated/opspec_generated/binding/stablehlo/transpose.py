"""Binding of stablehlo.transpose: The same elements with the dimensions in another order."""

# Generated from spec/ops/stablehlo/transpose.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import TYPE_CHECKING

from opspec.building.builder import build
from opspec.building.views import OpView
from opspec.rules.signature import Attribute, Signature, TypeVar, Value
from opspec_generated.classes import BOOL, COMPLEX, FLOAT, PER_AXIS, QUANTIZED, SINT, UINT

if TYPE_CHECKING:
    from collections.abc import Sequence

    from opspec.building.views import Operand, ResultType, SSAValue
    from opspec.programs.carrier import ir

SIGNATURE = Signature(
    "stablehlo.transpose",
    operands=(Value("operand", "tensor", "T"),),
    results=(Value("result", "tensor", "T"),),
    attributes=(Attribute("permutation", "i64[]"),),
    typevars=(
        TypeVar("T", BOOL | COMPLEX | FLOAT | PER_AXIS | QUANTIZED | SINT | UINT, moved=True),
    ),
)


class Transpose(OpView, signature=SIGNATURE):
    """The same elements with the dimensions in another order."""

    operand: SSAValue
    permutation: tuple[int, ...]
    """For each dimension of `result`, the dimension of `operand` that it was."""
    result: SSAValue


def transpose(
    operand: Operand,
    *,
    permutation: Sequence[int],
    result_type: ResultType = None,
    loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> Transpose:
    """The same elements with the dimensions in another order.

    operand: The tensor whose dimensions change places.
    permutation: For each dimension of `result`, the dimension of `operand` that it was.
    result: The elements in the new order.
    """
    return build(
        Transpose,
        (operand,),
        {"permutation": permutation},
        result_type=result_type,
        loc=loc,
        ip=ip,
    )
