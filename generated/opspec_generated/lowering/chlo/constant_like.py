"""Lowering of chlo.constant_like: One number for every element of another tensor."""

# Generated from spec/ops/chlo/constant_like.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import Any

from opspec.lowering.vocabulary import GraphBuilder

POLICY = "expand"


def lower(
    graph: GraphBuilder,
    operand: Any,
    value: Any,
    result: Any,
    R: Any,
    T: Any,
) -> tuple[Any, ...]:
    """The op as a graph of others."""
    result = graph.like(operand, value, R)
    return (result,)
