"""Lowering of chlo.digamma: Derivative of the logarithm of the gamma function."""

# Generated from spec/ops/chlo/digamma.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import Any

from opspec.lowering.vocabulary import GraphBuilder
from opspec.rules.vocabulary import bits, etype
from opspec_generated.polynomials import DIGAMMA_HIGH, DIGAMMA_LOW, DIGAMMA_ONE

WIDEN = "f32"
POLICY = "expand"


def near_root(graph: GraphBuilder, x: Any) -> Any:
    return graph.op(
        "stablehlo.multiply",
        graph.op(
            "stablehlo.subtract",
            graph.op("stablehlo.subtract", x, 1.4616321449683622),
            9.549995429965697e-17 if bits(etype(x)) == 64 else 1.2438149938918909e-08,
        ),
        graph.fit(x, DIGAMMA_ONE),
    )


def of_middling(graph: GraphBuilder, x: Any) -> Any:
    return graph.op(
        "stablehlo.select",
        graph.op("stablehlo.compare", x, 2.0, comparison_direction="LT"),
        near_root(graph, x),
        graph.op(
            "stablehlo.select",
            graph.op("stablehlo.compare", x, 4.0, comparison_direction="LT"),
            graph.fit(x, DIGAMMA_LOW),
            graph.fit(x, DIGAMMA_HIGH),
        ),
    )


def of_large(graph: GraphBuilder, x: Any) -> Any:
    part = graph.op("stablehlo.divide", 1.0, x)
    square = graph.op("stablehlo.multiply", part, part)
    series = graph.horner(
        square,
        [
            0.08333333333333333,
            -0.008333333333333333,
            0.003968253968253968,
            -0.004166666666666667,
            0.007575757575757576,
            -0.021092796092796094,
            0.08333333333333333,
            -0.4432598039215686,
        ],
    )
    return graph.op(
        "stablehlo.subtract",
        graph.op(
            "stablehlo.subtract",
            graph.op("stablehlo.log", x),
            graph.op("stablehlo.multiply", 0.5, part),
        ),
        graph.op("stablehlo.multiply", square, series),
    )


def of_positive(graph: GraphBuilder, x: Any) -> Any:
    least = graph.op("stablehlo.compare", x, 1.0, comparison_direction="LT")
    middling = of_middling(
        graph,
        graph.op("stablehlo.select", least, graph.op("stablehlo.add", x, 1.0), x),
    )
    return graph.op(
        "stablehlo.select",
        least,
        graph.op("stablehlo.subtract", middling, graph.op("stablehlo.divide", 1.0, x)),
        graph.op(
            "stablehlo.select",
            graph.op("stablehlo.compare", x, 10.0, comparison_direction="LT"),
            middling,
            of_large(graph, x),
        ),
    )


def cotangent(graph: GraphBuilder, x: Any) -> Any:
    rest = graph.op("stablehlo.subtract", x, graph.op("stablehlo.round_nearest_even", x))
    size = graph.op("stablehlo.abs", rest)
    near = graph.op("stablehlo.compare", size, 0.25, comparison_direction="LE")
    tangent = graph.op(
        "stablehlo.tan",
        graph.op(
            "stablehlo.multiply",
            3.141592653589793,
            graph.op("stablehlo.select", near, size, graph.op("stablehlo.subtract", 0.5, size)),
        ),
    )
    return graph.op(
        "stablehlo.multiply",
        graph.op("stablehlo.sign", rest),
        graph.op("stablehlo.select", near, graph.op("stablehlo.divide", 1.0, tangent), tangent),
    )


def lower(graph: GraphBuilder, operand: Any, result: Any, T: Any) -> tuple[Any, ...]:
    """The op as a graph of others."""
    negative = graph.op("stablehlo.compare", operand, 0.0, comparison_direction="LT")
    positive = of_positive(
        graph,
        graph.op(
            "stablehlo.select",
            negative,
            graph.op("stablehlo.subtract", 1.0, operand),
            operand,
        ),
    )
    found = graph.op(
        "stablehlo.select",
        negative,
        graph.op(
            "stablehlo.subtract",
            positive,
            graph.op("stablehlo.multiply", 3.141592653589793, cotangent(graph, operand)),
        ),
        positive,
    )
    pole = graph.op(
        "stablehlo.and",
        graph.op("stablehlo.compare", operand, 0.0, comparison_direction="LE"),
        graph.op(
            "stablehlo.compare",
            operand,
            graph.op("stablehlo.floor", operand),
            comparison_direction="EQ",
        ),
    )
    result = graph.op("stablehlo.select", pole, graph.like(operand, float("nan")), found)
    return (result,)
