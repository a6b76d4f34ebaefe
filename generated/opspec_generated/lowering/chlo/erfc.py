"""Lowering of chlo.erfc: One less the error function."""

# Generated from spec/ops/chlo/erfc.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import Any

from opspec.lowering.vocabulary import GraphBuilder
from opspec_generated.lowering.chlo_functions import complement
from opspec_generated.polynomials import ERF

WIDEN = "f32"
POLICY = "expand"


def lower(graph: GraphBuilder, operand: Any, result: Any, T: Any) -> tuple[Any, ...]:
    """The op as a graph of others."""
    size = graph.op("stablehlo.abs", operand)
    near = graph.op(
        "stablehlo.subtract",
        1.0,
        graph.op(
            "stablehlo.multiply",
            operand,
            graph.fit(graph.op("stablehlo.multiply", operand, operand), ERF),
        ),
    )
    rest = complement(graph, size)
    result = graph.op(
        "stablehlo.select",
        graph.op("stablehlo.compare", size, 0.5, comparison_direction="LT"),
        near,
        graph.op(
            "stablehlo.select",
            graph.op("stablehlo.compare", operand, 0.0, comparison_direction="LT"),
            graph.op("stablehlo.subtract", 2.0, rest),
            rest,
        ),
    )
    return (result,)
