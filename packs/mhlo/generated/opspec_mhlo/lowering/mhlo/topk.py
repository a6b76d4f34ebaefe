"""Lowering of mhlo.topk: The k largest values of each row, or the k smallest, and where they stand,
the first of equal ones first.
"""

# Generated from spec/ops/mhlo/topk.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import Any

from opspec.lowering.vocabulary import GraphBuilder
from opspec.rules.vocabulary import Vec, etype, is_float, rank, shape
from opspec_generated.indices import cat, head

POLICY = "expand"


def falls(graph: GraphBuilder, a: Any, b: Any, i: Any, j: Any) -> Any:
    return (
        graph.op("stablehlo.compare", a, b, comparison_direction="GT", compare_type="TOTALORDER")
        if is_float(etype(a))
        else graph.op("stablehlo.compare", a, b, comparison_direction="GT")
    )


def rises(graph: GraphBuilder, a: Any, b: Any, i: Any, j: Any) -> Any:
    return (
        graph.op("stablehlo.compare", a, b, comparison_direction="LT", compare_type="TOTALORDER")
        if is_float(etype(a))
        else graph.op("stablehlo.compare", a, b, comparison_direction="LT")
    )


def cut(graph: GraphBuilder, x: Any, n: Any) -> Any:
    return graph.op(
        "stablehlo.slice",
        x,
        start_indices=Vec(0 for d in shape(x)),
        limit_indices=cat(head(shape(x), rank(x) - 1), Vec([n])),
        strides=Vec(1 for d in shape(x)),
    )


def lower(
    graph: GraphBuilder,
    operand: Any,
    k: Any,
    largest: Any,
    values: Any,
    indices: Any,
    T: Any,
    I: Any,
) -> tuple[Any, ...]:
    """The op as a graph of others."""
    place = graph.op(
        "stablehlo.iota",
        iota_dimension=rank(operand) - 1,
        shape=shape(operand),
        type=I,
    )
    sorted = (
        graph.op(
            "stablehlo.sort",
            [operand, place],
            dimension=rank(operand) - 1,
            is_stable=True,
            comparator=lambda a, b, i, j: falls(graph, a=a, b=b, i=i, j=j),
        )
        if largest
        else graph.op(
            "stablehlo.sort",
            [operand, place],
            dimension=rank(operand) - 1,
            is_stable=True,
            comparator=lambda a, b, i, j: rises(graph, a=a, b=b, i=i, j=j),
        )
    )
    values = cut(graph, sorted[0], k)
    indices = cut(graph, sorted[1], k)
    return (values, indices)
