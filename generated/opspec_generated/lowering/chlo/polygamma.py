"""Lowering of chlo.polygamma: Derivative of digamma, of an order that the first operand gives."""

# Generated from spec/ops/chlo/polygamma.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import Any

from opspec.lowering.vocabulary import GraphBuilder, element
from opspec.rules.vocabulary import Vec, bits, lazily, rank
from opspec.values.dims import product
from opspec_generated.lowering.chlo_functions import zeta_of_any

WIDEN = "f32"
POLICY = "expand"


def lower(graph: GraphBuilder, n: Any, x: Any, result: Any, T: Any) -> tuple[Any, ...]:
    """The op as a graph of others."""
    most = lazily(lambda: 170 if bits(T) == 64 else 34)
    factorials = graph.constant(
        Vec(product(Vec(j + 1 for j in range(k))) for k in range(most() + 1)),
        T,
    )
    known = graph.op("stablehlo.compare", n, most(), comparison_direction="LE")
    index = graph.op(
        "stablehlo.convert",
        graph.op("stablehlo.select", known, n, graph.like(n, 0.0)),
        type=element("i32"),
    )
    factorial = graph.op(
        "stablehlo.gather",
        factorials,
        index,
        offset_dims=Vec(),
        collapsed_slice_dims=Vec([0]),
        start_index_map=Vec([0]),
        index_vector_dim=rank(n),
        slice_sizes=Vec([1]),
    )
    odd = graph.op(
        "stablehlo.compare",
        graph.op("stablehlo.remainder", n, graph.like(n, 2.0)),
        1.0,
        comparison_direction="EQ",
    )
    found = zeta_of_any(
        graph,
        graph.op("stablehlo.add", n, 1.0),
        x,
        graph.op("stablehlo.select", known, factorial, graph.like(n, float("inf"))),
        odd,
        True,
    )
    pole = graph.op(
        "stablehlo.and",
        graph.op("stablehlo.compare", x, 0.0, comparison_direction="LE"),
        graph.op("stablehlo.compare", x, graph.op("stablehlo.floor", x), comparison_direction="EQ"),
    )
    at_pole = graph.op(
        "stablehlo.select",
        graph.op("stablehlo.and", odd, graph.op("stablehlo.is_finite", x)),
        graph.like(x, float("inf")),
        graph.like(x, float("nan")),
    )
    later = graph.op(
        "stablehlo.select",
        pole,
        at_pole,
        graph.op("stablehlo.select", odd, found, graph.op("stablehlo.negate", found)),
    )
    natural = graph.op(
        "stablehlo.and",
        graph.op(
            "stablehlo.and",
            graph.op("stablehlo.compare", n, 0.0, comparison_direction="GE"),
            graph.op(
                "stablehlo.compare",
                n,
                graph.op("stablehlo.floor", n),
                comparison_direction="EQ",
            ),
        ),
        graph.op("stablehlo.is_finite", n),
    )
    result = graph.op(
        "stablehlo.select",
        natural,
        graph.op(
            "stablehlo.select",
            graph.op("stablehlo.compare", n, 0.0, comparison_direction="EQ"),
            graph.op("chlo.digamma", x),
            later,
        ),
        graph.like(x, float("nan")),
    )
    return (result,)
