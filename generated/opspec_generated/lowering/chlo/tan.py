"""Lowering of chlo.tan: Tangent of an angle in radians."""

# Generated from spec/ops/chlo/tan.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import Any

from opspec.lowering.vocabulary import GraphBuilder

POLICY = "expand"


def lower(graph: GraphBuilder, operand: Any, result: Any, T: Any) -> tuple[Any, ...]:
    """The op as a graph of others."""
    result = graph.op("stablehlo.tan", operand)
    return (result,)
