"""Lowering of chlo._asin_acos_kernel: The real part of the cosine of the arc sine, and the
magnitude of the imaginary part of the arc sine: what the four inverse functions of complex
numbers have in common.
"""

# Generated from spec/ops/chlo/_asin_acos_kernel.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import Any

from opspec.lowering.vocabulary import GraphBuilder
from opspec.rules.vocabulary import bits

WIDEN = "f32"
POLICY = "expand"


def within(graph: GraphBuilder, x: Any, y: Any, plus: Any, minus: Any, mean: Any) -> Any:
    return graph.op(
        "stablehlo.sqrt",
        graph.op(
            "stablehlo.multiply",
            graph.op("stablehlo.multiply", 0.5, graph.op("stablehlo.add", mean, x)),
            graph.op(
                "stablehlo.add",
                graph.op(
                    "stablehlo.multiply",
                    y,
                    graph.op(
                        "stablehlo.divide",
                        y,
                        graph.op("stablehlo.add", plus, graph.op("stablehlo.add", x, 1.0)),
                    ),
                ),
                graph.op("stablehlo.add", minus, graph.op("stablehlo.subtract", 1.0, x)),
            ),
        ),
    )


def beyond(graph: GraphBuilder, x: Any, y: Any, plus: Any, minus: Any, mean: Any) -> Any:
    return graph.op(
        "stablehlo.multiply",
        y,
        graph.op(
            "stablehlo.sqrt",
            graph.op(
                "stablehlo.multiply",
                0.5,
                graph.op(
                    "stablehlo.add",
                    graph.op(
                        "stablehlo.divide",
                        graph.op("stablehlo.add", mean, x),
                        graph.op("stablehlo.add", plus, graph.op("stablehlo.add", x, 1.0)),
                    ),
                    graph.op(
                        "stablehlo.divide",
                        graph.op("stablehlo.add", mean, x),
                        graph.op("stablehlo.add", minus, graph.op("stablehlo.subtract", x, 1.0)),
                    ),
                ),
            ),
        ),
    )


def lower(graph: GraphBuilder, operand: Any, result: Any, T: Any) -> tuple[Any, ...]:
    """The op as a graph of others."""
    x = graph.op("stablehlo.abs", graph.op("stablehlo.real", operand))
    y = graph.op("stablehlo.abs", graph.op("stablehlo.imag", operand))
    inside = graph.op("stablehlo.compare", x, 1.0, comparison_direction="LE")
    plus = graph.op(
        "stablehlo.abs",
        graph.op("stablehlo.complex", graph.op("stablehlo.add", x, 1.0), y),
    )
    minus = graph.op(
        "stablehlo.abs",
        graph.op("stablehlo.complex", graph.op("stablehlo.subtract", x, 1.0), y),
    )
    mean = graph.op("stablehlo.multiply", 0.5, graph.op("stablehlo.add", plus, minus))
    cosine = graph.op(
        "stablehlo.select",
        inside,
        within(graph, x, y, plus, minus, mean),
        beyond(graph, x, y, plus, minus, mean),
    )
    left = graph.op("stablehlo.add", minus, graph.op("stablehlo.subtract", 1.0, x))
    rest = graph.op(
        "stablehlo.select",
        inside,
        graph.op(
            "stablehlo.select",
            graph.op("stablehlo.compare", left, 0.0, comparison_direction="GT"),
            graph.op("stablehlo.multiply", y, graph.op("stablehlo.divide", y, left)),
            graph.like(y, 0.0),
        ),
        graph.op("stablehlo.add", minus, graph.op("stablehlo.subtract", x, 1.0)),
    )
    more = graph.op(
        "stablehlo.multiply",
        0.5,
        graph.op(
            "stablehlo.add",
            graph.op(
                "stablehlo.multiply",
                y,
                graph.op(
                    "stablehlo.divide",
                    y,
                    graph.op("stablehlo.add", plus, graph.op("stablehlo.add", x, 1.0)),
                ),
            ),
            rest,
        ),
    )
    across = graph.op(
        "stablehlo.log_plus_one",
        graph.op(
            "stablehlo.add",
            more,
            graph.op(
                "stablehlo.multiply",
                graph.op("stablehlo.sqrt", more),
                graph.op("stablehlo.sqrt", graph.op("stablehlo.add", mean, 1.0)),
            ),
        ),
    )
    size = graph.op("stablehlo.maximum", x, y)
    tiny = graph.op(
        "stablehlo.compare",
        size,
        0.0001 if bits(T) == 64 else 7e-09,
        comparison_direction="LT",
    )
    huge = graph.op(
        "stablehlo.compare",
        size,
        4000000.0 if bits(T) == 64 else 2000000000000000.0,
        comparison_direction="GT",
    )
    distance = graph.op(
        "stablehlo.abs",
        graph.op(
            "stablehlo.complex",
            graph.op("stablehlo.multiply", 0.5, x),
            graph.op("stablehlo.multiply", 0.5, y),
        ),
    )
    along = graph.op(
        "stablehlo.select",
        huge,
        y,
        graph.op(
            "stablehlo.select",
            graph.op(
                "stablehlo.or",
                tiny,
                graph.op(
                    "stablehlo.and",
                    graph.op("stablehlo.compare", x, 0.0, comparison_direction="EQ"),
                    graph.op("stablehlo.compare", y, y, comparison_direction="NE"),
                ),
            ),
            graph.like(x, 1.0),
            cosine,
        ),
    )
    infinite = graph.op(
        "stablehlo.or",
        graph.op("stablehlo.compare", x, float("inf"), comparison_direction="EQ"),
        graph.op("stablehlo.compare", y, float("inf"), comparison_direction="EQ"),
    )
    logarithm = graph.op(
        "stablehlo.select",
        huge,
        graph.op("stablehlo.add", graph.op("stablehlo.log", distance), 1.3862943611198906),
        graph.op("stablehlo.select", tiny, y, across),
    )
    result = graph.op(
        "stablehlo.complex",
        along,
        graph.op("stablehlo.select", infinite, graph.like(x, float("inf")), logarithm),
    )
    return (result,)
