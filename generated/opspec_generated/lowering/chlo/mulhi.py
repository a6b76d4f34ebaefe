"""Lowering of chlo.mulhi: The upper half of the bits of each product."""

# Generated from spec/ops/chlo/mulhi.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import Any

from opspec.lowering.vocabulary import GraphBuilder, element
from opspec.rules.vocabulary import bits, etype, is_signed

POLICY = "expand"


def shifted(graph: GraphBuilder, x: Any, n: Any) -> Any:
    return (
        graph.op("stablehlo.shift_right_arithmetic", x, graph.like(x, n))
        if is_signed(etype(x))
        else graph.op("stablehlo.shift_right_logical", x, graph.like(x, n))
    )


def wide(graph: GraphBuilder, x: Any) -> Any:
    return graph.op(
        "stablehlo.convert",
        x,
        type=element("i64") if is_signed(etype(x)) else element("ui64"),
    )


def by_width(graph: GraphBuilder, x: Any, y: Any) -> Any:
    return graph.op(
        "stablehlo.convert",
        shifted(
            graph,
            graph.op("stablehlo.multiply", wide(graph, x), wide(graph, y)),
            bits(etype(x)),
        ),
        type=etype(x),
    )


def high(graph: GraphBuilder, x: Any) -> Any:
    return shifted(graph, x, 32)


def low(graph: GraphBuilder, x: Any) -> Any:
    return graph.op("stablehlo.and", x, graph.like(x, 4294967295))


def by_halves(graph: GraphBuilder, x: Any, y: Any) -> Any:
    product = graph.op("stablehlo.multiply", low(graph, x), low(graph, y))
    below = graph.op("stablehlo.shift_right_logical", product, graph.like(product, 32))
    cross = graph.op(
        "stablehlo.add",
        graph.op("stablehlo.multiply", high(graph, x), low(graph, y)),
        below,
    )
    rest = graph.op(
        "stablehlo.add",
        graph.op("stablehlo.multiply", low(graph, x), high(graph, y)),
        low(graph, cross),
    )
    return graph.op(
        "stablehlo.add",
        graph.op(
            "stablehlo.add",
            graph.op("stablehlo.multiply", high(graph, x), high(graph, y)),
            high(graph, cross),
        ),
        high(graph, rest),
    )


def lower(graph: GraphBuilder, lhs: Any, rhs: Any, result: Any, T: Any) -> tuple[Any, ...]:
    """The op as a graph of others."""
    result = by_width(graph, lhs, rhs) if bits(T) < 64 else by_halves(graph, lhs, rhs)
    return (result,)
