"""Lowering of chlo.asinh: Inverse hyperbolic sine."""

# Generated from spec/ops/chlo/asinh.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import Any

from opspec.lowering.vocabulary import GraphBuilder, is_of
from opspec.rules.vocabulary import bits, etype
from opspec_generated.lowering.chlo_functions import signed

WIDEN = "f32"
POLICY = "expand"


def of_real(graph: GraphBuilder, x: Any) -> Any:
    size = graph.op("stablehlo.abs", x)
    root = graph.op(
        "stablehlo.sqrt",
        graph.op("stablehlo.add", graph.op("stablehlo.multiply", size, size), 1.0),
    )
    near = graph.op(
        "stablehlo.log_plus_one",
        graph.op(
            "stablehlo.add",
            size,
            graph.op(
                "stablehlo.divide",
                graph.op("stablehlo.multiply", size, size),
                graph.op("stablehlo.add", root, 1.0),
            ),
        ),
    )
    far = graph.op("stablehlo.add", graph.op("stablehlo.log", size), 0.6931471805599453)
    return graph.op(
        "stablehlo.multiply",
        graph.op("stablehlo.sign", x),
        graph.op(
            "stablehlo.select",
            graph.op(
                "stablehlo.compare",
                size,
                1000000000.0 if bits(etype(x)) == 32 else 1e+18,
                comparison_direction="LT",
            ),
            near,
            far,
        ),
    )


def of_complex(graph: GraphBuilder, z: Any) -> Any:
    x = graph.op("stablehlo.real", z)
    y = graph.op("stablehlo.imag", z)
    turned = graph.op(
        "chlo._asin_acos_kernel",
        graph.op("stablehlo.complex", graph.op("stablehlo.negate", y), x),
    )
    return graph.op(
        "stablehlo.complex",
        signed(graph, graph.op("stablehlo.imag", turned), x),
        graph.op("stablehlo.atan2", y, graph.op("stablehlo.real", turned)),
    )


def lower(graph: GraphBuilder, operand: Any, result: Any, T: Any) -> tuple[Any, ...]:
    """The op as a graph of others."""
    result = of_real(graph, operand) if is_of(T, "float") else of_complex(graph, operand)
    return (result,)
