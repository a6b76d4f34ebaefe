"""Lowering of mhlo.exp2: 2 to the power of each value."""

# Generated from spec/ops/mhlo/exp2.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import Any

from opspec.lowering.vocabulary import GraphBuilder

POLICY = "expand"


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
    result = graph.op("stablehlo.power", graph.like(operand, 2), operand)
    return (result,)
