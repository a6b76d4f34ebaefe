"""Lowering of chlo.constant: A tensor that the program itself holds."""

# Generated from spec/ops/chlo/constant.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import Any

from opspec.lowering.vocabulary import GraphBuilder

POLICY = "expand"


def lower(graph: GraphBuilder, value: Any, output: Any, T: Any) -> tuple[Any, ...]:
    """The op as a graph of others."""
    output = graph.op("stablehlo.constant", value=value)
    return (output,)
