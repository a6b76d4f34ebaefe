"""Lowering of chlo.scan: A region applied to one slice of the inputs after the other and to what it
carries along; what it makes of each slice, and what it carries in the end.
"""

# Generated from spec/ops/chlo/scan.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import Any

from opspec.lowering.vocabulary import GraphBuilder, decided, element
from opspec.rules.vocabulary import Vec, etype, is_static, lazily, rank, shape
from opspec_generated.indices import drop, head, tail

POLICY = "expand"


def joined(graph: GraphBuilder, before: Any, middle: Any, after: Any) -> Any:
    return graph.op(
        "stablehlo.concatenate",
        [before, *[graph.op("stablehlo.reshape", n, shape=Vec([1])) for n in middle], after],
        dimension=0,
    )


def sizes(graph: GraphBuilder, x: Any, low: Any, high: Any) -> Any:
    return graph.op(
        "stablehlo.slice",
        graph.shape_of(x),
        start_indices=Vec([low]),
        limit_indices=Vec([high]),
        strides=Vec([1]),
    )


def nothing(graph: GraphBuilder, n: Any) -> Any:
    return graph.constant(Vec(0 for d in range(n)), element("i64"))


def start(graph: GraphBuilder, x: Any, at: Any, dimension: Any) -> Any:
    return [at if d == dimension else graph.constant(0, element("i64")) for d in range(rank(x))]


def known_slice(graph: GraphBuilder, x: Any, at: Any, dimension: Any) -> Any:
    cut = graph.op(
        "stablehlo.dynamic_slice",
        x,
        start(graph, x, at, dimension=dimension),
        slice_sizes=Vec(1 if d == dimension else shape(x)[d] for d in range(rank(x))),
    )
    return graph.op("stablehlo.reshape", cut, shape=drop(shape(x), Vec([dimension])))


def unknown_slice(graph: GraphBuilder, x: Any, at: Any, dimension: Any) -> Any:
    low = joined(graph, nothing(graph, dimension), [at], nothing(graph, rank(x) - dimension - 1))
    high = joined(
        graph,
        sizes(graph, x, 0, dimension),
        [graph.op("stablehlo.add", at, 1)],
        sizes(graph, x, dimension + 1, rank(x)),
    )
    cut = graph.op(
        "stablehlo.real_dynamic_slice",
        x,
        low,
        high,
        graph.constant(Vec(1 for d in range(rank(x))), element("i64")),
        shape=Vec(1 if d == dimension else shape(x)[d] for d in range(rank(x))),
    )
    left = joined(graph, sizes(graph, x, 0, dimension), [], sizes(graph, x, dimension + 1, rank(x)))
    return graph.op("stablehlo.dynamic_reshape", cut, left, shape=drop(shape(x), Vec([dimension])))


def slice_of(graph: GraphBuilder, x: Any, at: Any, dimension: Any) -> Any:
    return (
        known_slice(graph, x, at, dimension=dimension)
        if is_static(x)
        else unknown_slice(graph, x, at, dimension=dimension)
    )


def empty(graph: GraphBuilder, k: Any, end: Any, dimension: Any, results: Any) -> Any:
    zero = graph.constant(0, etype(results[k]))
    return (
        graph.op(
            "stablehlo.broadcast_in_dim",
            zero,
            broadcast_dimensions=Vec(),
            shape=shape(results[k]),
        )
        if is_static(results[k])
        else graph.op(
            "stablehlo.dynamic_broadcast_in_dim",
            zero,
            joined(
                graph,
                graph.constant(head(shape(results[k]), dimension), element("i64")),
                [end],
                graph.constant(
                    tail(shape(results[k]), rank(results[k]) - dimension - 1),
                    element("i64"),
                ),
            ),
            broadcast_dimensions=Vec(),
            shape=shape(results[k]),
        )
    )


def put(graph: GraphBuilder, x: Any, slice: Any, at: Any, dimension: Any) -> Any:
    grown = graph.op(
        "stablehlo.reshape",
        slice,
        shape=Vec(1 if d == dimension else shape(x)[d] for d in range(rank(x))),
    )
    return graph.op(
        "stablehlo.dynamic_update_slice",
        x,
        grown,
        start(graph, x, at, dimension=dimension),
    )


def goes_on(graph: GraphBuilder, i: Any, state: Any, end: Any) -> Any:
    return graph.op("stablehlo.compare", i, end, comparison_direction="LT")


def step(
    graph: GraphBuilder,
    i: Any,
    state: Any,
    xs: Any,
    end: Any,
    body: Any,
    carried: Any,
    dimension: Any,
    is_reverse: Any,
    outputs: Any,
) -> Any:
    at = (
        graph.op("stablehlo.subtract", graph.op("stablehlo.subtract", end, 1), i)
        if is_reverse
        else i
    )
    made = body(
        [
            *[slice_of(graph, x, at, dimension=dimension) for x in xs],
            *[state[outputs() + k] for k in range(carried())],
        ],
    )
    return [
        graph.op("stablehlo.add", i, 1),
        *[put(graph, state[k], made[k], at, dimension=dimension) for k in range(outputs())],
        *[made[outputs() + k] for k in range(carried())],
    ]


def looped(
    graph: GraphBuilder,
    first: Any,
    xs: Any,
    end: Any,
    body: Any,
    carried: Any,
    dimension: Any,
    is_reverse: Any,
    outputs: Any,
) -> Any:
    ended = graph.op(
        "stablehlo.while",
        [graph.constant(0, element("i64")), *first],
        cond=lambda i, *state: goes_on(graph, i=i, state=state, end=end),
        body=lambda i, *state: step(
            graph,
            i=i,
            state=state,
            xs=xs,
            end=end,
            body=body,
            carried=carried,
            dimension=dimension,
            is_reverse=is_reverse,
            outputs=outputs,
        ),
    )
    return [ended[k + 1] for k in range(outputs() + carried())]


def lower(
    graph: GraphBuilder,
    operands: Any,
    dimension: Any,
    scan_dim_size: Any,
    is_reverse: Any,
    is_associative: Any,
    operandSegmentSizes: Any,
    resultSegmentSizes: Any,
    results: Any,
    body: Any,
) -> tuple[Any, ...]:
    """The op as a graph of others."""
    inputs = lazily(lambda: operandSegmentSizes[0])
    outputs = lazily(lambda: resultSegmentSizes[0])
    carried = lazily(lambda: operandSegmentSizes[1])
    length = lazily(
        lambda: (
            shape(operands[0])[dimension]
            if 0 < inputs()
            else scan_dim_size
            if scan_dim_size is not None
            else shape(results[0])[dimension]
        ),
    )
    end = (
        graph.op(
            "stablehlo.convert",
            graph.op("stablehlo.get_dimension_size", operands[0], dimension=dimension),
            type=element("i64"),
        )
        if 0 < inputs() and not is_static(operands[0])
        else graph.constant(length(), element("i64"))
    )
    first = [
        *[empty(graph, k, end, dimension=dimension, results=results) for k in range(outputs())],
        *[operands[inputs() + k] for k in range(carried())],
    ]
    results = (
        first
        if decided(0 < inputs() and is_static(operands[0]) and length() == 0)
        else looped(
            graph,
            first,
            [operands[k] for k in range(inputs())],
            end,
            body=body,
            carried=carried,
            dimension=dimension,
            is_reverse=is_reverse,
            outputs=outputs,
        )
    )
    return (results,)
