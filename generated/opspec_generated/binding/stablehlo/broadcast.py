"""Binding of stablehlo.broadcast: A tensor repeated along new leading dimensions."""

# Generated from spec/ops/stablehlo/broadcast.yaml: change that file, then run `opspec generate`.

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
    "stablehlo.broadcast",
    operands=(Value("operand", "tensor", "T"),),
    results=(Value("result", "tensor", "T"),),
    attributes=(Attribute("broadcast_sizes", "i64[]"),),
    typevars=(TypeVar("T", ANY),),
    deprecated="stablehlo.broadcast_in_dim",
)


class Broadcast(OpView, signature=SIGNATURE):
    """A tensor repeated along new leading dimensions."""

    operand: SSAValue
    broadcast_sizes: tuple[int, ...]
    """The sizes of the new dimensions."""
    result: SSAValue


def broadcast(
    operand: Operand,
    *,
    broadcast_sizes: Sequence[int],
    result_type: ResultType = None,
    loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> Broadcast:
    """A tensor repeated along new leading dimensions.

    operand: The tensor that is repeated.
    broadcast_sizes: The sizes of the new dimensions.
    result: The tensor, once for each index of the new dimensions.
    """
    return build(
        Broadcast,
        (operand,),
        {"broadcast_sizes": broadcast_sizes},
        result_type=result_type,
        loc=loc,
        ip=ip,
    )
