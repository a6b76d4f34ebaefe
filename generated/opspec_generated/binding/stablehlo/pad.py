"""Binding of stablehlo.pad: Surround and interleave a tensor with a padding value; negative edges
trim it.
"""

# Generated from spec/ops/stablehlo/pad.yaml: change that file, then run `opspec generate`.

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
    "stablehlo.pad",
    operands=(Value("operand", "tensor", "T"), Value("padding_value", "scalar", "T")),
    results=(Value("result", "tensor", "T"),),
    attributes=(
        Attribute("edge_padding_low", "i64[]"),
        Attribute("edge_padding_high", "i64[]"),
        Attribute("interior_padding", "i64[]"),
    ),
    typevars=(TypeVar("T", ANY),),
)


class Pad(OpView, signature=SIGNATURE):
    """Surround and interleave a tensor with a padding value; negative edges trim it."""

    operand: SSAValue
    padding_value: SSAValue
    edge_padding_low: tuple[int, ...]
    """How much is put before each dimension; negative numbers take away."""
    edge_padding_high: tuple[int, ...]
    """How much is put behind each dimension; negative numbers take away."""
    interior_padding: tuple[int, ...]
    """How much is put between neighbours, in each dimension."""
    result: SSAValue


def pad(
    operand: Operand,
    padding_value: Operand,
    *,
    edge_padding_low: Sequence[int],
    edge_padding_high: Sequence[int],
    interior_padding: Sequence[int],
    result_type: ResultType = None,
    loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> Pad:
    """Surround and interleave a tensor with a padding value; negative edges trim it.

    operand: The tensor that is surrounded.
    padding_value: What stands at every new place.
    edge_padding_low: How much is put before each dimension; negative numbers take away.
    edge_padding_high: How much is put behind each dimension; negative numbers take away.
    interior_padding: How much is put between neighbours, in each dimension.
    result: The elements of `operand` among new ones.
    """
    return build(
        Pad,
        (operand, padding_value),
        {
            "edge_padding_low": edge_padding_low,
            "edge_padding_high": edge_padding_high,
            "interior_padding": interior_padding,
        },
        result_type=result_type,
        loc=loc,
        ip=ip,
    )
