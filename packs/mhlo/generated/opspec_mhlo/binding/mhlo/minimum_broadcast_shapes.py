"""Binding of mhlo.minimum_broadcast_shapes: Shapes of as few dimensions as possible that broadcast
together as the operands do.
"""

# Generated from spec/ops/mhlo/minimum_broadcast_shapes.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import TYPE_CHECKING

from opspec.building.builder import build
from opspec.building.views import OpView
from opspec.rules.signature import Signature, Value

if TYPE_CHECKING:
    from collections.abc import Sequence

    from opspec.building.views import Operand, ResultType, SSAValue
    from opspec.programs.carrier import ir

SIGNATURE = Signature(
    "mhlo.minimum_broadcast_shapes",
    operands=(Value("shapes", "vector", "index", variadic=True),),
    results=(Value("results", "vector", "index", variadic=True),),
)


class MinimumBroadcastShapes(OpView, signature=SIGNATURE):
    """Shapes of as few dimensions as possible that broadcast together as the operands do."""

    shapes: tuple[SSAValue, ...]
    results: tuple[SSAValue, ...]


def minimum_broadcast_shapes(
    shapes: Sequence[Operand],
    *,
    result_type: ResultType = None,
    loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> MinimumBroadcastShapes:
    """Shapes of as few dimensions as possible that broadcast together as the operands do.

    shapes: The shapes.
    results: The new shapes, one for each.
    """
    return build(MinimumBroadcastShapes, (shapes,), result_type=result_type, loc=loc, ip=ip)
