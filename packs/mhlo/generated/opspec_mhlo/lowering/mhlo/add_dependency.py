"""Lowering of mhlo.add_dependency: The operand as it is, not before a token is there."""

# Generated from spec/ops/mhlo/add_dependency.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import Any

from opspec.lowering.vocabulary import GraphBuilder

POLICY = "expand"


def lower(graph: GraphBuilder, operand: Any, token: Any, output: Any, V: Any) -> tuple[Any, ...]:
    """The op as a graph of others."""
    output = graph.op("stablehlo.optimization_barrier", [operand, token])[0]
    return (output,)
