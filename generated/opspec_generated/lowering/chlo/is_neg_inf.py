"""Lowering of chlo.is_neg_inf: Whether each value is infinite and negative."""

# Generated from spec/ops/chlo/is_neg_inf.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import Any

from opspec.lowering.vocabulary import GraphBuilder

POLICY = "expand"


def lower(graph: GraphBuilder, operand: Any, result: Any, T: Any) -> tuple[Any, ...]:
    """The op as a graph of others."""
    result = graph.op(
        "stablehlo.and",
        graph.op("stablehlo.not", graph.op("stablehlo.is_finite", operand)),
        graph.op("stablehlo.compare", operand, 0.0, comparison_direction="LT"),
    )
    return (result,)
