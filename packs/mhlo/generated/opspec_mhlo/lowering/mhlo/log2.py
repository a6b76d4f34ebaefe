"""Lowering of mhlo.log2: The logarithm of each value to the base 2."""

# Generated from spec/ops/mhlo/log2.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import Any

from opspec.lowering.vocabulary import GraphBuilder, is_of

WIDEN = "f32"
POLICY = "expand"


def of_complex(graph: GraphBuilder, z: Any) -> Any:
    natural = graph.op("stablehlo.log", z)
    return graph.op(
        "stablehlo.complex",
        graph.op("stablehlo.multiply", graph.op("stablehlo.real", natural), 1.4426950408889634),
        graph.op("stablehlo.multiply", graph.op("stablehlo.imag", natural), 1.4426950408889634),
    )


def lower(
    graph: GraphBuilder,
    operand: Any,
    atol: Any,
    rtol: Any,
    ulps: Any,
    mode: Any,
    result: Any,
    T: Any,
) -> tuple[Any, ...]:
    """The op as a graph of others."""
    result = (
        graph.op("stablehlo.multiply", graph.op("stablehlo.log", operand), 1.4426950408889634)
        if is_of(T, "float")
        else of_complex(graph, operand)
    )
    return (result,)
