"""Binding of stablehlo.dynamic_pad: Surround and interleave a tensor with a padding value, as much
as operands say.
"""

# Generated from spec/ops/stablehlo/dynamic_pad.yaml: change that file, then run `opspec generate`.

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
    "stablehlo.dynamic_pad",
    operands=(
        Value("operand", "tensor", "T"),
        Value("padding_value", "scalar", "T"),
        Value("edge_padding_low", "ints", classes=INDEX | SINT | UINT),
        Value("edge_padding_high", "ints", classes=INDEX | SINT | UINT),
        Value("interior_padding", "ints", classes=INDEX | SINT | UINT),
    ),
    results=(Value("result", "tensor", "T"),),
    typevars=(TypeVar("T", ANY),),
)


class DynamicPad(OpView, signature=SIGNATURE):
    """Surround and interleave a tensor with a padding value, as much as operands say."""

    operand: SSAValue
    padding_value: SSAValue
    edge_padding_low: SSAValue
    edge_padding_high: SSAValue
    interior_padding: SSAValue
    result: SSAValue


def dynamic_pad(
    operand: Operand,
    padding_value: Operand,
    edge_padding_low: Operand,
    edge_padding_high: Operand,
    interior_padding: Operand,
    *,
    result_type: ResultType = None,
    loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> DynamicPad:
    """Surround and interleave a tensor with a padding value, as much as operands say.

    operand: The tensor that is surrounded.
    padding_value: What stands at every new place.
    edge_padding_low: How much is put before each dimension; negative numbers take away.
    edge_padding_high: How much is put behind each dimension; negative numbers take away.
    interior_padding: How much is put between neighbours, in each dimension.
    result: The elements of `operand` among new ones.
    """
    return build(
        DynamicPad,
        (operand, padding_value, edge_padding_low, edge_padding_high, interior_padding),
        result_type=result_type,
        loc=loc,
        ip=ip,
    )
