"""Lowering of chlo.zeta: Hurwitz's zeta function."""

# Generated from spec/ops/chlo/zeta.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import Any

from opspec.lowering.vocabulary import GraphBuilder
from opspec_generated.lowering.chlo_functions import zeta_of_any

WIDEN = "f32"
POLICY = "expand"


def lower(graph: GraphBuilder, x: Any, q: Any, result: Any, T: Any) -> tuple[Any, ...]:
    """The op as a graph of others."""
    pole = graph.op(
        "stablehlo.and",
        graph.op("stablehlo.compare", q, 0.0, comparison_direction="LE"),
        graph.op("stablehlo.compare", q, graph.op("stablehlo.floor", q), comparison_direction="EQ"),
    )
    whole = graph.op(
        "stablehlo.and",
        graph.op("stablehlo.compare", x, graph.op("stablehlo.floor", x), comparison_direction="EQ"),
        graph.op("stablehlo.is_finite", x),
    )
    even = graph.op(
        "stablehlo.compare",
        graph.op("stablehlo.remainder", x, graph.like(x, 2.0)),
        0.0,
        comparison_direction="EQ",
    )
    found = zeta_of_any(graph, x, q, graph.like(q, 1.0), even, False)
    domain = graph.op(
        "stablehlo.and",
        graph.op("stablehlo.compare", x, 1.0, comparison_direction="GT"),
        graph.op(
            "stablehlo.or",
            graph.op("stablehlo.compare", q, 0.0, comparison_direction="GT"),
            graph.op("stablehlo.and", whole, graph.op("stablehlo.not", pole)),
        ),
    )
    infinite = graph.op(
        "stablehlo.or",
        graph.op(
            "stablehlo.and",
            graph.op("stablehlo.compare", x, 1.0, comparison_direction="EQ"),
            graph.op("stablehlo.compare", q, q, comparison_direction="EQ"),
        ),
        graph.op(
            "stablehlo.and",
            graph.op(
                "stablehlo.and",
                graph.op(
                    "stablehlo.and",
                    graph.op("stablehlo.compare", x, 1.0, comparison_direction="GT"),
                    pole,
                ),
                even,
            ),
            graph.op("stablehlo.is_finite", q),
        ),
    )
    result = graph.op(
        "stablehlo.select",
        infinite,
        graph.like(q, float("inf")),
        graph.op("stablehlo.select", domain, found, graph.like(q, float("nan"))),
    )
    return (result,)
