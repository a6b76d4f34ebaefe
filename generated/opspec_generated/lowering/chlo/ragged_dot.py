"""Lowering of chlo.ragged_dot: Products of matrices as dot_general makes them, with one dimension
cut into groups: each group of rows has a matrix of its own to be multiplied with, or each group
of terms a sum of its own.
"""

# Generated from spec/ops/chlo/ragged_dot.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import Any

from opspec.lowering.vocabulary import GraphBuilder, element
from opspec.rules.vocabulary import Vec, etype, lazily, rank, shape
from opspec_generated.indices import cat, contains, head, index_of, others, take

POLICY = "composite"


def plus(graph: GraphBuilder, a: Any, b: Any) -> Any:
    return graph.op("stablehlo.add", a, b)


def total(graph: GraphBuilder, x: Any, dimension: Any) -> Any:
    found = graph.op(
        "stablehlo.reduce",
        [x],
        [graph.constant(0, etype(x))],
        dimensions=Vec([dimension]),
        body=lambda a, b: plus(graph, a=a, b=b),
    )
    return found[0]


def spread(graph: GraphBuilder, x: Any, along: Any, sizes: Any) -> Any:
    return graph.op("stablehlo.broadcast_in_dim", x, broadcast_dimensions=along, shape=sizes)


def places(graph: GraphBuilder, sizes: Any, along: Any) -> Any:
    return graph.op("stablehlo.iota", iota_dimension=along, shape=sizes, type=element("i64"))


def beside(graph: GraphBuilder, x: Any, sizes: Any) -> Any:
    return spread(graph, x, Vec(k if k < rank(x) - 1 else k + 1 for k in range(rank(x))), sizes)


def group_of(graph: GraphBuilder, sizes: Any, groups: Any, length: Any, line: Any) -> Any:
    wide = graph.op("stablehlo.convert", sizes, type=element("i64"))
    each = spread(
        graph,
        wide,
        Vec(len(line()) + 1 - rank(sizes) + k for k in range(rank(sizes))),
        cat(line(), Vec([groups()])),
    )
    pairs = beside(graph, each, cat(line(), Vec([groups(), groups()])))
    until = graph.op(
        "stablehlo.compare",
        places(graph, shape(pairs), len(line()) + 1),
        places(graph, shape(pairs), len(line())),
        comparison_direction="LE",
    )
    ends = total(
        graph,
        graph.op("stablehlo.select", until, pairs, graph.like(pairs, 0)),
        len(line()) + 1,
    )
    table = beside(graph, ends, cat(line(), Vec([length(), groups()])))
    ended = graph.op(
        "stablehlo.compare",
        table,
        places(graph, shape(table), len(line())),
        comparison_direction="LE",
    )
    return total(graph, graph.op("stablehlo.convert", ended, type=element("i64")), len(line()) + 1)


def copies(graph: GraphBuilder, x: Any, group: Any, dims: Any, groups: Any) -> Any:
    copied = spread(graph, x, Vec(1 + k for k in range(rank(x))), cat(Vec([groups()]), shape(x)))
    held = graph.op(
        "stablehlo.compare",
        spread(graph, group, Vec(1 + d for d in dims), shape(copied)),
        places(graph, shape(copied), 0),
        comparison_direction="EQ",
    )
    return graph.op("stablehlo.select", held, copied, graph.like(copied, 0))


def plain(
    graph: GraphBuilder,
    x: Any,
    y: Any,
    T: Any,
    lhs_batching_dimensions: Any,
    lhs_contracting_dimensions: Any,
    precision_config: Any,
    rhs_batching_dimensions: Any,
    rhs_contracting_dimensions: Any,
) -> Any:
    return graph.op(
        "stablehlo.dot_general",
        x,
        y,
        lhs_batching_dimensions=lhs_batching_dimensions,
        rhs_batching_dimensions=rhs_batching_dimensions,
        lhs_contracting_dimensions=lhs_contracting_dimensions,
        rhs_contracting_dimensions=rhs_contracting_dimensions,
        precision_config=precision_config,
        type=T,
    )


def by_terms(
    graph: GraphBuilder,
    x: Any,
    y: Any,
    group: Any,
    T: Any,
    before: Any,
    groups: Any,
    lhs_batching_dimensions: Any,
    lhs_bound: Any,
    lhs_contracting_dimensions: Any,
    lhs_ragged_dimensions: Any,
    paired: Any,
    precision_config: Any,
    rhs_batching_dimensions: Any,
    rhs_contracting_dimensions: Any,
) -> Any:
    return graph.op(
        "stablehlo.dot_general",
        copies(graph, x, group, cat(before(), lhs_ragged_dimensions), groups=groups),
        copies(
            graph,
            y,
            group,
            Vec(paired()[index_of(lhs_bound(), d)] for d in cat(before(), lhs_ragged_dimensions)),
            groups=groups,
        ),
        lhs_batching_dimensions=cat(Vec([0]), lhs_batching_dimensions + 1),
        rhs_batching_dimensions=cat(Vec([0]), rhs_batching_dimensions + 1),
        lhs_contracting_dimensions=lhs_contracting_dimensions + 1,
        rhs_contracting_dimensions=rhs_contracting_dimensions + 1,
        precision_config=precision_config,
        type=T,
    )


def by_rows(
    graph: GraphBuilder,
    x: Any,
    y: Any,
    group: Any,
    T: Any,
    among: Any,
    before: Any,
    lhs_batching_dimensions: Any,
    lhs_contracting_dimensions: Any,
    lhs_free: Any,
    lhs_ragged_dimensions: Any,
    precision_config: Any,
    rhs_batching_dimensions: Any,
    rhs_contracting_dimensions: Any,
) -> Any:
    every = plain(
        graph,
        x,
        y,
        T=T,
        lhs_batching_dimensions=lhs_batching_dimensions,
        lhs_contracting_dimensions=lhs_contracting_dimensions,
        precision_config=precision_config,
        rhs_batching_dimensions=rhs_batching_dimensions,
        rhs_contracting_dimensions=rhs_contracting_dimensions,
    )
    at = spread(
        graph,
        group,
        Vec(
            index_of(cat(lhs_batching_dimensions, lhs_free()), d)
            for d in cat(before(), lhs_ragged_dimensions)
        ),
        shape(every),
    )
    held = graph.op(
        "stablehlo.compare",
        at,
        places(graph, shape(every), among()),
        comparison_direction="EQ",
    )
    return total(graph, graph.op("stablehlo.select", held, every, graph.like(every, 0)), among())


def lower(
    graph: GraphBuilder,
    lhs: Any,
    rhs: Any,
    group_sizes: Any,
    lhs_batching_dimensions: Any,
    rhs_batching_dimensions: Any,
    lhs_contracting_dimensions: Any,
    rhs_contracting_dimensions: Any,
    lhs_ragged_dimensions: Any,
    rhs_group_dimensions: Any,
    precision_config: Any,
    result: Any,
    L: Any,
    R: Any,
    I: Any,
    T: Any,
    P: Any,
) -> tuple[Any, ...]:
    """The op as a graph of others."""
    lhs_bound = lazily(lambda: cat(lhs_batching_dimensions, lhs_contracting_dimensions))
    lhs_free = lazily(lambda: others(lhs_bound(), rank(lhs)))
    ragged = lazily(lambda: lhs_ragged_dimensions[0])
    cuts_batch = lazily(lambda: contains(lhs_batching_dimensions, ragged()))
    cuts_terms = lazily(lambda: contains(lhs_contracting_dimensions, ragged()))
    groups = lazily(lambda: shape(group_sizes)[rank(group_sizes) - 1])
    before = lazily(
        lambda: (
            head(lhs_batching_dimensions, index_of(lhs_batching_dimensions, ragged()))
            if cuts_batch()
            else cat(
                lhs_batching_dimensions,
                head(lhs_contracting_dimensions, index_of(lhs_contracting_dimensions, ragged())),
            )
            if cuts_terms()
            else cat(lhs_batching_dimensions, Vec(d for d in lhs_free() if d < ragged()))
        ),
    )
    line = lazily(lambda: take(shape(lhs), before()))
    length = lazily(lambda: shape(lhs)[ragged()])
    paired = lazily(lambda: cat(rhs_batching_dimensions, rhs_contracting_dimensions))
    among = lazily(
        lambda: (
            len(lhs_batching_dimensions)
            + len(lhs_free())
            + index_of(others(paired(), rank(rhs)), rhs_group_dimensions[0])
        ),
    )
    result = (
        plain(
            graph,
            lhs,
            rhs,
            T=T,
            lhs_batching_dimensions=lhs_batching_dimensions,
            lhs_contracting_dimensions=lhs_contracting_dimensions,
            precision_config=precision_config,
            rhs_batching_dimensions=rhs_batching_dimensions,
            rhs_contracting_dimensions=rhs_contracting_dimensions,
        )
        if cuts_batch()
        else by_terms(
            graph,
            lhs,
            rhs,
            group_of(graph, group_sizes, groups=groups, length=length, line=line),
            T=T,
            before=before,
            groups=groups,
            lhs_batching_dimensions=lhs_batching_dimensions,
            lhs_bound=lhs_bound,
            lhs_contracting_dimensions=lhs_contracting_dimensions,
            lhs_ragged_dimensions=lhs_ragged_dimensions,
            paired=paired,
            precision_config=precision_config,
            rhs_batching_dimensions=rhs_batching_dimensions,
            rhs_contracting_dimensions=rhs_contracting_dimensions,
        )
        if cuts_terms()
        else by_rows(
            graph,
            lhs,
            rhs,
            group_of(graph, group_sizes, groups=groups, length=length, line=line),
            T=T,
            among=among,
            before=before,
            lhs_batching_dimensions=lhs_batching_dimensions,
            lhs_contracting_dimensions=lhs_contracting_dimensions,
            lhs_free=lhs_free,
            lhs_ragged_dimensions=lhs_ragged_dimensions,
            precision_config=precision_config,
            rhs_batching_dimensions=rhs_batching_dimensions,
            rhs_contracting_dimensions=rhs_contracting_dimensions,
        )
    )
    return (result,)
