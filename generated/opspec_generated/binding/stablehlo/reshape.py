"""Binding of stablehlo.reshape: The same elements, in row-major order, under another shape."""

# Generated from spec/ops/stablehlo/reshape.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import TYPE_CHECKING

from opspec.building.builder import build
from opspec.building.views import OpView
from opspec.rules.signature import Signature, TypeVar, Value
from opspec_generated.classes import BOOL, COMPLEX, FLOAT, PER_AXIS, QUANTIZED, SINT, UINT

if TYPE_CHECKING:
    from opspec.building.views import Operand, ResultType, SSAValue
    from opspec.programs.carrier import ir

SIGNATURE = Signature(
    "stablehlo.reshape",
    operands=(Value("operand", "tensor", "T"),),
    results=(Value("result", "tensor", "T"),),
    typevars=(
        TypeVar("T", BOOL | COMPLEX | FLOAT | PER_AXIS | QUANTIZED | SINT | UINT, moved=True),
    ),
)


class Reshape(OpView, signature=SIGNATURE):
    """The same elements, in row-major order, under another shape."""

    operand: SSAValue
    result: SSAValue


def reshape(
    operand: Operand,
    *,
    result_type: ResultType = None,
    loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> Reshape:
    """The same elements, in row-major order, under another shape.

    operand: The tensor whose elements are kept.
    result: The same elements in the new shape.
    """
    return build(Reshape, (operand,), result_type=result_type, loc=loc, ip=ip)
