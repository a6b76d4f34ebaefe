"""Lowering of mhlo.fusion: A group of ops that a backend may compute in one kernel."""

# Generated from spec/ops/mhlo/fusion.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import Any

from opspec.lowering.vocabulary import GraphBuilder

POLICY = "expand"


def lower(
    graph: GraphBuilder,
    inputs: Any,
    fusion_kind: Any,
    output_operand_aliases: Any,
    results: Any,
    A: Any,
    B: Any,
    fused_computation: Any,
) -> tuple[Any, ...]:
    """The op as a graph of others."""
    results = fused_computation(inputs)
    return (results,)
