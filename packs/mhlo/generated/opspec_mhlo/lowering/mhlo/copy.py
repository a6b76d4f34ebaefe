"""Lowering of mhlo.copy: The operand as it is, in memory of its own."""

# Generated from spec/ops/mhlo/copy.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import Any

from opspec.lowering.vocabulary import GraphBuilder

POLICY = "expand"


def lower(
    graph: GraphBuilder,
    operand: Any,
    cross_program_prefetch_index: Any,
    result: Any,
    T: Any,
) -> tuple[Any, ...]:
    """The op as a graph of others."""
    result = operand
    return (result,)
