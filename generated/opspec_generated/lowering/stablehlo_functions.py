"""Helper graphs of stablehlo."""

# Generated from spec/dialects/stablehlo.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import Any

from opspec.lowering.vocabulary import GraphBuilder, element
from opspec.rules.vocabulary import Vec, bits, etype, is_static, rank, shape
from opspec_generated.indices import cat


def index_vectors(graph: GraphBuilder, v: Any, at: Any) -> Any:
    return (
        v
        if at < rank(v)
        else graph.op("stablehlo.reshape", v, shape=cat(shape(v), Vec([1])))
        if is_static(v)
        else graph.op(
            "stablehlo.dynamic_reshape",
            v,
            graph.op(
                "stablehlo.concatenate",
                [graph.shape_of(v), graph.constant([1], element("i64"))],
                dimension=0,
            ),
            shape=cat(shape(v), Vec([1])),
        )
    )


def some_sizes(graph: GraphBuilder, x: Any, low: Any, high: Any) -> Any:
    return graph.op(
        "stablehlo.slice",
        graph.shape_of(x),
        start_indices=Vec([low]),
        limit_indices=Vec([high]),
        strides=Vec([1]),
    )


def which_batch(graph: GraphBuilder, x: Any, d: Any, at: Any) -> Any:
    return (
        graph.op(
            "stablehlo.iota",
            iota_dimension=d,
            shape=Vec(1 if k == at else shape(x)[k] for k in range(rank(x))),
            type=etype(x),
        )
        if is_static(x)
        else graph.op(
            "stablehlo.dynamic_iota",
            graph.op(
                "stablehlo.concatenate",
                [
                    some_sizes(graph, x, 0, at),
                    graph.constant([1], element("i64")),
                    some_sizes(graph, x, at + 1, rank(x)),
                ],
                dimension=0,
            ),
            iota_dimension=d,
            shape=Vec(1 if k == at else shape(x)[k] for k in range(rank(x))),
            type=etype(x),
        )
    )


def with_batches(graph: GraphBuilder, v: Any, dims: Any, at: Any) -> Any:
    wide = index_vectors(
        graph,
        graph.op("stablehlo.convert", v, type=etype(v) if bits(etype(v)) == 64 else element("i64")),
        at,
    )
    return graph.op(
        "stablehlo.concatenate",
        [*[which_batch(graph, wide, d, at) for d in dims], wide],
        dimension=at,
    )
