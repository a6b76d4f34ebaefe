"""Lowering of stablehlo.tan: The tangent of each angle in radians."""

# Generated from spec/ops/stablehlo/tan.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import Any

from opspec.lowering.vocabulary import GraphBuilder, is_of
from opspec.rules.vocabulary import etype

WIDEN = "f32"
BEFORE = "1.4.0"
POLICY = "expand"


def tangent(graph: GraphBuilder, x: Any) -> Any:
    return graph.op(
        "stablehlo.divide",
        graph.op("stablehlo.sine", x),
        graph.op("stablehlo.cosine", x),
    )


def of_complex(graph: GraphBuilder, z: Any) -> Any:
    t = tangent(graph, graph.op("stablehlo.real", z))
    h = graph.op("stablehlo.tanh", graph.op("stablehlo.imag", z))
    tt = graph.op("stablehlo.multiply", t, t)
    hh = graph.op("stablehlo.multiply", h, h)
    one = graph.like(t, 1.0)
    size = graph.op("stablehlo.add", one, graph.op("stablehlo.multiply", tt, hh))
    along = graph.op(
        "stablehlo.divide",
        graph.op("stablehlo.multiply", t, graph.op("stablehlo.subtract", one, hh)),
        size,
    )
    across = graph.op(
        "stablehlo.divide",
        graph.op("stablehlo.multiply", h, graph.op("stablehlo.add", one, tt)),
        size,
    )
    return graph.op("stablehlo.complex", along, across)


def of_quantized(graph: GraphBuilder, q: Any) -> Any:
    return tangent(graph, graph.op("stablehlo.uniform_dequantize", q))


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
        tangent(graph, operand)
        if is_of(T, "float")
        else of_complex(graph, operand)
        if is_of(T, "complex")
        else graph.op(
            "stablehlo.uniform_quantize",
            of_quantized(graph, operand),
            type=etype(result),
        )
    )
    return (result,)
