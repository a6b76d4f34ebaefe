"""Lowering of chlo.atanh: Inverse hyperbolic tangent."""

# Generated from spec/ops/chlo/atanh.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import Any

from opspec.lowering.vocabulary import GraphBuilder, is_of
from opspec.rules.vocabulary import bits, etype
from opspec_generated.lowering.chlo_functions import signed

WIDEN = "f32"
POLICY = "expand"


def of_real(graph: GraphBuilder, x: Any) -> Any:
    return graph.op(
        "stablehlo.multiply",
        0.5,
        graph.op(
            "stablehlo.subtract",
            graph.op("stablehlo.log_plus_one", x),
            graph.op("stablehlo.log_plus_one", graph.op("stablehlo.negate", x)),
        ),
    )


def of_complex(graph: GraphBuilder, z: Any) -> Any:
    x = graph.op("stablehlo.abs", graph.op("stablehlo.real", z))
    y = graph.op("stablehlo.abs", graph.op("stablehlo.imag", z))
    size = graph.op(
        "stablehlo.multiply",
        0.25,
        graph.op(
            "stablehlo.log_plus_one",
            graph.op(
                "stablehlo.divide",
                graph.op("stablehlo.multiply", 4.0, x),
                graph.op(
                    "stablehlo.add",
                    graph.op(
                        "stablehlo.multiply",
                        graph.op("stablehlo.subtract", 1.0, x),
                        graph.op("stablehlo.subtract", 1.0, x),
                    ),
                    graph.op("stablehlo.multiply", y, y),
                ),
            ),
        ),
    )
    angle = graph.op(
        "stablehlo.multiply",
        0.5,
        graph.op(
            "stablehlo.atan2",
            graph.op("stablehlo.multiply", 2.0, y),
            graph.op(
                "stablehlo.subtract",
                graph.op(
                    "stablehlo.multiply",
                    graph.op("stablehlo.subtract", 1.0, x),
                    graph.op("stablehlo.add", 1.0, x),
                ),
                graph.op("stablehlo.multiply", y, y),
            ),
        ),
    )
    largest = graph.like(
        x,
        3.4028234663852886e+38 if bits(etype(x)) == 32 else 1.7976931348623157e+308,
    )
    high = graph.op("stablehlo.minimum", graph.op("stablehlo.maximum", x, y), largest)
    slope = graph.op("stablehlo.divide", graph.op("stablehlo.minimum", x, y), high)
    falling = graph.op(
        "stablehlo.divide",
        graph.op(
            "stablehlo.divide",
            graph.op("stablehlo.divide", graph.op("stablehlo.minimum", x, largest), high),
            high,
        ),
        graph.op("stablehlo.add", 1.0, graph.op("stablehlo.multiply", slope, slope)),
    )
    far = graph.op(
        "stablehlo.compare",
        high,
        1000000000000000.0 if bits(etype(x)) == 32 else 1e+100,
        comparison_direction="GE",
    )
    nothing = graph.op(
        "stablehlo.or",
        graph.op(
            "stablehlo.or",
            graph.op("stablehlo.compare", x, 0.0, comparison_direction="EQ"),
            graph.op("stablehlo.compare", x, float("inf"), comparison_direction="EQ"),
        ),
        graph.op("stablehlo.compare", y, float("inf"), comparison_direction="EQ"),
    )
    along = signed(
        graph,
        graph.op(
            "stablehlo.select",
            nothing,
            graph.like(x, 0.0),
            graph.op("stablehlo.select", far, falling, size),
        ),
        graph.op("stablehlo.real", z),
    )
    across = signed(
        graph,
        graph.op(
            "stablehlo.select",
            graph.op(
                "stablehlo.or",
                far,
                graph.op("stablehlo.compare", y, float("inf"), comparison_direction="EQ"),
            ),
            graph.like(y, 1.5707963267948966),
            angle,
        ),
        graph.op("stablehlo.imag", z),
    )
    return graph.op("stablehlo.complex", along, across)


def lower(graph: GraphBuilder, operand: Any, result: Any, T: Any) -> tuple[Any, ...]:
    """The op as a graph of others."""
    result = of_real(graph, operand) if is_of(T, "float") else of_complex(graph, operand)
    return (result,)
