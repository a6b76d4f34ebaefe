"""Binding of stablehlo.broadcast_in_dim: A tensor repeated along new dimensions, and along those of
size one that become larger.
"""

# Generated from spec/ops/stablehlo/broadcast_in_dim.yaml: change that file, then run `opspec generate`.

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
    "stablehlo.broadcast_in_dim",
    operands=(Value("operand", "tensor", "T"),),
    results=(Value("result", "tensor", "T"),),
    attributes=(Attribute("broadcast_dimensions", "i64[]"),),
    typevars=(
        TypeVar("T", BOOL | COMPLEX | FLOAT | PER_AXIS | QUANTIZED | SINT | UINT, moved=True),
    ),
)


class BroadcastInDim(OpView, signature=SIGNATURE):
    """A tensor repeated along new dimensions, and along those of size one that become larger."""

    operand: SSAValue
    broadcast_dimensions: tuple[int, ...]
    """For each dimension of `operand`, the dimension of `result` that it becomes."""
    result: SSAValue


def broadcast_in_dim(
    operand: Operand,
    *,
    broadcast_dimensions: Sequence[int],
    result_type: ResultType = None,
    loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> BroadcastInDim:
    """A tensor repeated along new dimensions, and along those of size one that become larger.

    operand: The tensor that is repeated.
    broadcast_dimensions: For each dimension of `operand`, the dimension of `result` that it
    becomes.
    result: The tensor in its new shape.
    """
    return build(
        BroadcastInDim,
        (operand,),
        {"broadcast_dimensions": broadcast_dimensions},
        result_type=result_type,
        loc=loc,
        ip=ip,
    )
