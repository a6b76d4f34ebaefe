"""Lowering of chlo.broadcast_divide: The quotient of two values, dimensions of size one and missing
ones repeated; integers drop the fraction.
"""

# Generated from spec/ops/chlo/broadcast_divide.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import Any

from opspec.lowering.vocabulary import GraphBuilder
from opspec.rules.vocabulary import etype, lazily, rank, shape
from opspec.values.dims import maximum
from opspec_generated.indices import indices

POLICY = "expand"


def lower(
    graph: GraphBuilder,
    lhs: Any,
    rhs: Any,
    broadcast_dimensions: Any,
    result: Any,
    T: Any,
) -> tuple[Any, ...]:
    """The op as a graph of others."""
    many = lazily(lambda: maximum(rank(lhs), rank(rhs)))
    lhs_axes = lazily(lambda: broadcast_dimensions if rank(lhs) < many() else indices(many()))
    rhs_axes = lazily(lambda: broadcast_dimensions if rank(rhs) < many() else indices(many()))
    wide = graph.broadcast_together(shape(result), [lhs, lhs_axes()], [rhs, rhs_axes()])
    result = graph.op("stablehlo.divide", wide[0], wide[1], shape=shape(result), type=etype(result))
    return (result,)
