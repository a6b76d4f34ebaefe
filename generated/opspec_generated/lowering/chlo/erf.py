"""Lowering of chlo.erf: Error function."""

# Generated from spec/ops/chlo/erf.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import Any

from opspec.lowering.vocabulary import GraphBuilder
from opspec_generated.lowering.chlo_functions import complement
from opspec_generated.polynomials import ERF

WIDEN = "f32"
POLICY = "composite"


def lower(graph: GraphBuilder, operand: Any, result: Any, T: Any) -> tuple[Any, ...]:
    """The op as a graph of others."""
    size = graph.op("stablehlo.abs", operand)
    near = graph.op(
        "stablehlo.multiply",
        operand,
        graph.fit(graph.op("stablehlo.multiply", operand, operand), ERF),
    )
    far = graph.op(
        "stablehlo.multiply",
        graph.op("stablehlo.sign", operand),
        graph.op("stablehlo.subtract", 1.0, complement(graph, size)),
    )
    result = graph.op(
        "stablehlo.select",
        graph.op("stablehlo.compare", size, 1.0, comparison_direction="GT"),
        far,
        near,
    )
    return (result,)
