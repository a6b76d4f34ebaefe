"""Binding of stablehlo.dynamic_broadcast_in_dim: A tensor repeated to a shape that an operand
gives.
"""

# Generated from spec/ops/stablehlo/dynamic_broadcast_in_dim.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import TYPE_CHECKING

from opspec.building.builder import build
from opspec.building.views import OpView
from opspec.rules.signature import Attribute, Signature, TypeVar, Value
from opspec_generated.classes import BOOL, COMPLEX, FLOAT, INDEX, PER_AXIS, QUANTIZED, SINT, UINT

if TYPE_CHECKING:
    from collections.abc import Sequence

    from opspec.building.views import Operand, ResultType, SSAValue
    from opspec.programs.carrier import ir

SIGNATURE = Signature(
    "stablehlo.dynamic_broadcast_in_dim",
    operands=(Value("operand", "tensor", "T"), Value("output_dimensions", "ints", "J")),
    results=(Value("result", "tensor", "T"),),
    attributes=(
        Attribute("broadcast_dimensions", "i64[]"),
        Attribute("known_expanding_dimensions", "i64[]", optional=True),
        Attribute("known_nonexpanding_dimensions", "i64[]", optional=True),
    ),
    typevars=(
        TypeVar("T", BOOL | COMPLEX | FLOAT | PER_AXIS | QUANTIZED | SINT | UINT, moved=True),
        TypeVar("J", INDEX | SINT | UINT),
    ),
)


class DynamicBroadcastInDim(OpView, signature=SIGNATURE):
    """A tensor repeated to a shape that an operand gives."""

    operand: SSAValue
    output_dimensions: SSAValue
    broadcast_dimensions: tuple[int, ...]
    """For each dimension of `operand`, the dimension of `result` that it becomes."""
    known_expanding_dimensions: tuple[int, ...]
    """Dimensions of `operand` that are known to have size 1 and to be repeated."""
    known_nonexpanding_dimensions: tuple[int, ...]
    """Dimensions of `operand` that are known to keep their size."""
    result: SSAValue


def dynamic_broadcast_in_dim(
    operand: Operand,
    output_dimensions: Operand,
    *,
    broadcast_dimensions: Sequence[int],
    known_expanding_dimensions: Sequence[int] | None = None,
    known_nonexpanding_dimensions: Sequence[int] | None = None,
    result_type: ResultType = None,
    loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> DynamicBroadcastInDim:
    """A tensor repeated to a shape that an operand gives.

    operand: The tensor that is repeated.
    output_dimensions: The sizes of the result.
    broadcast_dimensions: For each dimension of `operand`, the dimension of `result` that it
    becomes.
    known_expanding_dimensions: Dimensions of `operand` that are known to have size 1 and to be
    repeated.
    known_nonexpanding_dimensions: Dimensions of `operand` that are known to keep their size.
    result: The tensor in its new shape.
    """
    return build(
        DynamicBroadcastInDim,
        (operand, output_dimensions),
        {
            "broadcast_dimensions": broadcast_dimensions,
            "known_expanding_dimensions": known_expanding_dimensions,
            "known_nonexpanding_dimensions": known_nonexpanding_dimensions,
        },
        result_type=result_type,
        loc=loc,
        ip=ip,
    )
