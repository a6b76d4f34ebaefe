"""Lowering of chlo.atan: Arc tangent, in radians."""

# Generated from spec/ops/chlo/atan.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import Any

from opspec.lowering.vocabulary import GraphBuilder, is_of

POLICY = "expand"


def of_complex(graph: GraphBuilder, z: Any) -> Any:
    turned = graph.op(
        "chlo.atanh",
        graph.op(
            "stablehlo.complex",
            graph.op("stablehlo.negate", graph.op("stablehlo.imag", z)),
            graph.op("stablehlo.real", z),
        ),
    )
    return graph.op(
        "stablehlo.complex",
        graph.op("stablehlo.imag", turned),
        graph.op("stablehlo.negate", graph.op("stablehlo.real", turned)),
    )


def lower(graph: GraphBuilder, operand: Any, result: Any, T: Any) -> tuple[Any, ...]:
    """The op as a graph of others."""
    result = (
        graph.op("stablehlo.atan2", operand, graph.like(operand, 1.0))
        if is_of(T, "float")
        else of_complex(graph, operand)
    )
    return (result,)
