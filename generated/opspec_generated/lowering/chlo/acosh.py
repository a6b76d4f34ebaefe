"""Lowering of chlo.acosh: Inverse hyperbolic cosine."""

# Generated from spec/ops/chlo/acosh.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import Any

from opspec.lowering.vocabulary import GraphBuilder, is_of
from opspec.rules.vocabulary import bits, etype
from opspec_generated.lowering.chlo_functions import signed

WIDEN = "f32"
POLICY = "expand"


def of_real(graph: GraphBuilder, x: Any) -> Any:
    beyond = graph.op("stablehlo.subtract", x, 1.0)
    near = graph.op(
        "stablehlo.log_plus_one",
        graph.op(
            "stablehlo.add",
            beyond,
            graph.op(
                "stablehlo.sqrt",
                graph.op("stablehlo.multiply", beyond, graph.op("stablehlo.add", x, 1.0)),
            ),
        ),
    )
    far = graph.op("stablehlo.add", graph.op("stablehlo.log", x), 0.6931471805599453)
    return graph.op(
        "stablehlo.select",
        graph.op("stablehlo.compare", x, 1.0, comparison_direction="LT"),
        graph.like(x, float("nan")),
        graph.op(
            "stablehlo.select",
            graph.op(
                "stablehlo.compare",
                x,
                1000000000.0 if bits(etype(x)) == 32 else 1e+18,
                comparison_direction="LT",
            ),
            near,
            far,
        ),
    )


def of_complex(graph: GraphBuilder, z: Any) -> Any:
    kernel = graph.op("chlo._asin_acos_kernel", z)
    angle = graph.op(
        "stablehlo.atan2",
        graph.op("stablehlo.real", kernel),
        graph.op("stablehlo.real", z),
    )
    return graph.op(
        "stablehlo.complex",
        graph.op("stablehlo.imag", kernel),
        signed(graph, angle, graph.op("stablehlo.imag", z)),
    )


def lower(graph: GraphBuilder, operand: Any, result: Any, T: Any) -> tuple[Any, ...]:
    """The op as a graph of others."""
    result = of_real(graph, operand) if is_of(T, "float") else of_complex(graph, operand)
    return (result,)
