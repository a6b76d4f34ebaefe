"""Lowering of chlo.cosh: Hyperbolic cosine."""

# Generated from spec/ops/chlo/cosh.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import Any

from opspec.lowering.vocabulary import GraphBuilder, is_of
from opspec.rules.vocabulary import bits, etype
from opspec_generated.lowering.chlo_functions import signed

WIDEN = "f32"
POLICY = "expand"


def of_real(graph: GraphBuilder, x: Any) -> Any:
    size = graph.op("stablehlo.abs", x)
    rise = graph.op("stablehlo.exponential", size)
    far = graph.op(
        "stablehlo.multiply",
        graph.op("stablehlo.exponential", graph.op("stablehlo.subtract", size, 1.0)),
        1.3591409142295225,
    )
    return graph.op(
        "stablehlo.select",
        graph.op(
            "stablehlo.compare",
            size,
            80.0 if bits(etype(x)) == 32 else 700.0,
            comparison_direction="LT",
        ),
        graph.op(
            "stablehlo.add",
            graph.op("stablehlo.multiply", 0.5, rise),
            graph.op("stablehlo.divide", 0.5, rise),
        ),
        far,
    )


def of_complex(graph: GraphBuilder, z: Any) -> Any:
    x = graph.op("stablehlo.real", z)
    y = graph.op("stablehlo.imag", z)
    size = graph.op("stablehlo.abs", x)
    near = graph.op(
        "stablehlo.compare",
        size,
        80.0 if bits(etype(x)) == 32 else 700.0,
        comparison_direction="LT",
    )
    rise = graph.op("stablehlo.exponential", graph.op("stablehlo.subtract", size, 2.0))
    c = graph.op("stablehlo.cosine", y)
    s = graph.op("stablehlo.sine", y)
    finite = graph.op(
        "stablehlo.select",
        near,
        graph.op("stablehlo.multiply", graph.op("chlo.cosh", x), c),
        graph.op("stablehlo.multiply", graph.op("stablehlo.multiply", rise, c), 3.694528049465325),
    )
    along = graph.op(
        "stablehlo.select",
        graph.op(
            "stablehlo.and",
            graph.op("stablehlo.compare", c, c, comparison_direction="NE"),
            graph.op("stablehlo.compare", size, float("inf"), comparison_direction="EQ"),
        ),
        size,
        finite,
    )
    product = graph.op(
        "stablehlo.select",
        near,
        graph.op("stablehlo.multiply", graph.op("chlo.sinh", x), s),
        graph.op(
            "stablehlo.multiply",
            graph.op(
                "stablehlo.multiply",
                graph.op("stablehlo.multiply", rise, s),
                graph.op("stablehlo.sign", x),
            ),
            3.694528049465325,
        ),
    )
    across = graph.op(
        "stablehlo.select",
        graph.op("stablehlo.compare", y, 0.0, comparison_direction="EQ"),
        graph.op("stablehlo.multiply", y, signed(graph, graph.like(x, 1.0), x)),
        graph.op(
            "stablehlo.select",
            graph.op(
                "stablehlo.and",
                graph.op("stablehlo.compare", s, s, comparison_direction="NE"),
                graph.op("stablehlo.compare", x, 0.0, comparison_direction="EQ"),
            ),
            x,
            product,
        ),
    )
    return graph.op("stablehlo.complex", along, across)


def lower(graph: GraphBuilder, operand: Any, result: Any, T: Any) -> tuple[Any, ...]:
    """The op as a graph of others."""
    result = of_real(graph, operand) if is_of(T, "float") else of_complex(graph, operand)
    return (result,)
