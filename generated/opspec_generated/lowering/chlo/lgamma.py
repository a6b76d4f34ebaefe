"""Lowering of chlo.lgamma: Logarithm of the magnitude of the gamma function."""

# Generated from spec/ops/chlo/lgamma.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import Any

from opspec.lowering.vocabulary import GraphBuilder
from opspec.rules.vocabulary import bits
from opspec_generated.polynomials import LGAMMA_HIGH, LGAMMA_LOW, LGAMMA_ONE, LGAMMA_TWO

WIDEN = "f32"
POLICY = "expand"


def of_middling(graph: GraphBuilder, x: Any) -> Any:
    return graph.op(
        "stablehlo.select",
        graph.op("stablehlo.compare", x, 1.5, comparison_direction="LT"),
        graph.op(
            "stablehlo.multiply",
            graph.op("stablehlo.subtract", x, 1.0),
            graph.fit(x, LGAMMA_ONE),
        ),
        graph.op(
            "stablehlo.multiply",
            graph.op("stablehlo.subtract", x, 2.0),
            graph.op(
                "stablehlo.select",
                graph.op("stablehlo.compare", x, 2.5, comparison_direction="LT"),
                graph.fit(x, LGAMMA_TWO),
                graph.op(
                    "stablehlo.select",
                    graph.op("stablehlo.compare", x, 5.0, comparison_direction="LT"),
                    graph.fit(x, LGAMMA_LOW),
                    graph.fit(x, LGAMMA_HIGH),
                ),
            ),
        ),
    )


def of_large(graph: GraphBuilder, x: Any) -> Any:
    part = graph.op("stablehlo.divide", 1.0, x)
    series = graph.horner(
        graph.op("stablehlo.multiply", part, part),
        [
            0.08333333333333333,
            -0.002777777777777778,
            0.0007936507936507937,
            -0.0005952380952380953,
            0.0008417508417508417,
            -0.0019175269175269176,
            0.00641025641025641,
            -0.029550653594771242,
        ],
    )
    return graph.op(
        "stablehlo.add",
        graph.op(
            "stablehlo.multiply",
            graph.op("stablehlo.subtract", x, 0.5),
            graph.op("stablehlo.subtract", graph.op("stablehlo.log", x), 1.0),
        ),
        graph.op("stablehlo.add", 0.4189385332046727, graph.op("stablehlo.multiply", series, part)),
    )


def of_positive(graph: GraphBuilder, x: Any) -> Any:
    least = graph.op("stablehlo.compare", x, 0.5, comparison_direction="LT")
    middling = of_middling(
        graph,
        graph.op("stablehlo.select", least, graph.op("stablehlo.add", x, 1.0), x),
    )
    return graph.op(
        "stablehlo.select",
        least,
        graph.op("stablehlo.subtract", middling, graph.op("stablehlo.log", x)),
        graph.op(
            "stablehlo.select",
            graph.op("stablehlo.compare", x, 10.0, comparison_direction="LT"),
            middling,
            of_large(graph, x),
        ),
    )


def lower(graph: GraphBuilder, operand: Any, result: Any, T: Any) -> tuple[Any, ...]:
    """The op as a graph of others."""
    size = graph.op("stablehlo.abs", operand)
    positive = of_positive(graph, size)
    sine = graph.op(
        "stablehlo.sine",
        graph.op(
            "stablehlo.multiply",
            3.141592653589793,
            graph.op("stablehlo.subtract", size, graph.op("stablehlo.round_nearest_even", size)),
        ),
    )
    reflected = graph.op(
        "stablehlo.subtract",
        graph.op(
            "stablehlo.log",
            graph.op(
                "stablehlo.divide",
                3.141592653589793,
                graph.op("stablehlo.abs", graph.op("stablehlo.multiply", size, sine)),
            ),
        ),
        positive,
    )
    tiny = graph.op(
        "stablehlo.compare",
        size,
        1e-09 if bits(T) == 32 else 1e-18,
        comparison_direction="LT",
    )
    negative = graph.op(
        "stablehlo.select",
        tiny,
        graph.op("stablehlo.negate", graph.op("stablehlo.log", size)),
        reflected,
    )
    pole = graph.op(
        "stablehlo.or",
        graph.op(
            "stablehlo.and",
            graph.op("stablehlo.compare", operand, 0.0, comparison_direction="LE"),
            graph.op(
                "stablehlo.compare",
                operand,
                graph.op("stablehlo.floor", operand),
                comparison_direction="EQ",
            ),
        ),
        graph.op("stablehlo.compare", size, float("inf"), comparison_direction="EQ"),
    )
    result = graph.op(
        "stablehlo.select",
        pole,
        graph.like(operand, float("inf")),
        graph.op(
            "stablehlo.select",
            graph.op("stablehlo.compare", operand, 0.0, comparison_direction="LT"),
            negative,
            graph.op("stablehlo.add", positive, 0.0),
        ),
    )
    return (result,)
