"""Lowering of chlo.broadcast_select: Each value from one of two tensors, as a predicate says,
dimensions of size one and missing ones repeated.
"""

# Generated from spec/ops/chlo/broadcast_select.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import Any

from opspec.lowering.vocabulary import GraphBuilder
from opspec.rules.vocabulary import etype, lazily, rank, shape
from opspec.values.dims import maximum
from opspec_generated.indices import indices, tail

POLICY = "expand"


def lower(
    graph: GraphBuilder,
    pred: Any,
    on_true: Any,
    on_false: Any,
    result: Any,
    T: Any,
) -> tuple[Any, ...]:
    """The op as a graph of others."""
    many = lazily(lambda: maximum(maximum(rank(pred), rank(on_true)), rank(on_false)))
    pred_axes = lazily(lambda: tail(indices(many()), rank(pred)))
    on_true_axes = lazily(lambda: tail(indices(many()), rank(on_true)))
    on_false_axes = lazily(lambda: tail(indices(many()), rank(on_false)))
    wide = graph.broadcast_together(
        shape(result),
        [pred, pred_axes()],
        [on_true, on_true_axes()],
        [on_false, on_false_axes()],
    )
    result = graph.op(
        "stablehlo.select",
        wide[0],
        wide[1],
        wide[2],
        shape=shape(result),
        type=etype(result),
    )
    return (result,)
