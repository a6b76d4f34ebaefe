"""Helper graphs of sdy."""

# Generated from spec/dialects/sdy.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import Any

from opspec.lowering.vocabulary import GraphBuilder, element
from opspec.rules.vocabulary import Vec, rank, shape
from opspec.values.dims import product
from opspec_generated.indices import cat, flat, index_of, indices, row_containing, tail


def own_number(graph: GraphBuilder, groups: Any) -> Any:
    return graph.op(
        "stablehlo.reshape",
        graph.op(
            "stablehlo.dynamic_slice",
            graph.constant(
                Vec(index_of(row_containing(groups, d), d) for d in range(len(flat(groups)))),
                element("i64"),
            ),
            [graph.op("stablehlo.partition_id")],
            slice_sizes=Vec([1]),
        ),
        shape=Vec(),
    )


def pieces(graph: GraphBuilder, x: Any, counts: Any) -> Any:
    cut = graph.op(
        "stablehlo.reshape",
        x,
        shape=Vec(
            counts[k // 2] if k % 2 == 0 else shape(x)[k // 2] // counts[k // 2]
            for k in range(2 * rank(x))
        ),
    )
    turned = graph.op(
        "stablehlo.transpose",
        cut,
        permutation=Vec(2 * (k % rank(x)) + k // rank(x) for k in range(2 * rank(x))),
    )
    return graph.op(
        "stablehlo.reshape",
        turned,
        shape=cat(Vec([product(counts)]), shape(x) // counts),
    )


def joined(graph: GraphBuilder, x: Any, counts: Any, places: Any) -> Any:
    cut = graph.op("stablehlo.reshape", x, shape=cat(counts, tail(shape(x), rank(x) - 1)))
    turned = graph.op(
        "stablehlo.transpose",
        cut,
        permutation=Vec(
            places[k // 2] if k % 2 == 0 else rank(x) - 1 + k // 2
            for k in range(2 * (rank(x) - 1))
        ),
    )
    return graph.op(
        "stablehlo.reshape",
        turned,
        shape=Vec(counts[places[k]] * shape(x)[k + 1] for k in range(rank(x) - 1)),
    )


def piece(graph: GraphBuilder, x: Any, at: Any) -> Any:
    return graph.op(
        "stablehlo.reshape",
        graph.op(
            "stablehlo.dynamic_slice",
            x,
            [at, *[graph.constant(0, element("i64")) for k in range(rank(x) - 1)]],
            slice_sizes=cat(Vec([1]), tail(shape(x), rank(x) - 1)),
        ),
        shape=tail(shape(x), rank(x) - 1),
    )


def combined(graph: GraphBuilder, a: Any, b: Any, kind: Any) -> Any:
    return (
        graph.op("stablehlo.add", a, b)
        if kind == 0
        else graph.op("stablehlo.maximum", a, b)
        if kind == 1
        else graph.op("stablehlo.minimum", a, b)
    )


def added_up(graph: GraphBuilder, x: Any, groups: Any, kind: Any) -> Any:
    sums = graph.op(
        "stablehlo.all_reduce",
        [x],
        replica_groups=groups,
        handle=1,
        type_=1,
        use_global_device_ids=True,
        computation=lambda a, b: combined(graph, a=a, b=b, kind=kind),
    )
    return sums[0]


def put_together(graph: GraphBuilder, x: Any, groups: Any, counts: Any) -> Any:
    all_parts = graph.op(
        "stablehlo.all_gather",
        [graph.op("stablehlo.reshape", x, shape=cat(Vec([1]), shape(x)))],
        all_gather_dim=0,
        replica_groups=groups,
        handle=1,
        type_=1,
        use_global_device_ids=True,
    )
    return joined(graph, all_parts[0], counts, indices(rank(x)))


def own_part(graph: GraphBuilder, x: Any, groups: Any, counts: Any) -> Any:
    return piece(graph, pieces(graph, x, counts), own_number(graph, groups))


def own_term(graph: GraphBuilder, x: Any, groups: Any) -> Any:
    return graph.op(
        "stablehlo.select",
        graph.op(
            "stablehlo.compare",
            own_number(graph, groups),
            graph.constant(0, element("i64")),
            comparison_direction="EQ",
        ),
        x,
        graph.like(x, 0),
    )
