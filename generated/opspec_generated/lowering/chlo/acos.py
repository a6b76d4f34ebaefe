"""Lowering of chlo.acos: Arc cosine, in radians."""

# Generated from spec/ops/chlo/acos.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import Any

from opspec.lowering.vocabulary import GraphBuilder, is_of
from opspec_generated.lowering.chlo_functions import signed

WIDEN = "f32"
POLICY = "expand"


def of_real(graph: GraphBuilder, x: Any) -> Any:
    return graph.op(
        "stablehlo.atan2",
        graph.op(
            "stablehlo.sqrt",
            graph.op(
                "stablehlo.multiply",
                graph.op("stablehlo.subtract", 1.0, x),
                graph.op("stablehlo.add", 1.0, x),
            ),
        ),
        x,
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
        angle,
        graph.op(
            "stablehlo.negate",
            signed(graph, graph.op("stablehlo.imag", kernel), graph.op("stablehlo.imag", z)),
        ),
    )


def lower(graph: GraphBuilder, operand: Any, result: Any, T: Any) -> tuple[Any, ...]:
    """The op as a graph of others."""
    result = of_real(graph, operand) if is_of(T, "float") else of_complex(graph, operand)
    return (result,)
