"""Binding of chlo.broadcast_subtract: The difference of two values, dimensions of size one and
missing ones repeated.
"""

# Generated from spec/ops/chlo/broadcast_subtract.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import TYPE_CHECKING

from opspec.building.builder import build
from opspec.building.views import OpView
from opspec.rules.signature import Attribute, Signature, TypeVar, Value
from opspec.rules.vocabulary import rank
from opspec.values.dims import maximum, minimum
from opspec_generated.classes import COMPLEX, FLOAT, QUANTIZED, SINT, UINT
from opspec_generated.indices import indices, tail

if TYPE_CHECKING:
    from collections.abc import Sequence

    from opspec.building.views import Operand, ResultType, SSAValue
    from opspec.programs.carrier import ir
    from opspec.values.dims import Vec
    from opspec.values.types import Tensor


def default_broadcast_dimensions(lhs: Tensor, rhs: Tensor) -> Vec:
    few = minimum(rank(lhs), rank(rhs))
    many = maximum(rank(lhs), rank(rhs))
    return tail(indices(many), few)


SIGNATURE = Signature(
    "chlo.broadcast_subtract",
    operands=(Value("lhs", "tensor", "T"), Value("rhs", "tensor", "T")),
    results=(Value("result", "tensor", "T"),),
    attributes=(Attribute("broadcast_dimensions", "i64[]", default=default_broadcast_dimensions),),
    typevars=(TypeVar("T", COMPLEX | FLOAT | QUANTIZED | SINT | UINT),),
)


class BroadcastSubtract(OpView, signature=SIGNATURE):
    """The difference of two values, dimensions of size one and missing ones repeated."""

    lhs: SSAValue
    rhs: SSAValue
    broadcast_dimensions: tuple[int, ...]
    """Which dimensions of the operand of higher rank the other one has; unless given, the last
    ones.
    """
    result: SSAValue


def broadcast_subtract(
    lhs: Operand,
    rhs: Operand,
    *,
    broadcast_dimensions: Sequence[int] | None = None,
    result_type: ResultType = None,
    loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> BroadcastSubtract:
    """The difference of two values, dimensions of size one and missing ones repeated.

    lhs: What is taken from.
    rhs: What is taken off.
    broadcast_dimensions: Which dimensions of the operand of higher rank the other one has; unless
    given, the last ones.
    result: The differences.

    Unless given, broadcast_dimensions is tail(indices(many), few), where few is min(rank(lhs),
    rank(rhs)) and many is max(rank(lhs), rank(rhs)).
    """
    return build(
        BroadcastSubtract,
        (lhs, rhs),
        {"broadcast_dimensions": broadcast_dimensions},
        result_type=result_type,
        loc=loc,
        ip=ip,
    )
