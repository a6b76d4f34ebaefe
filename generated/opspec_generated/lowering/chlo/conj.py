"""Lowering of chlo.conj: The complex conjugate; a real value is its own."""

# Generated from spec/ops/chlo/conj.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import Any

from opspec.lowering.vocabulary import GraphBuilder, is_of

POLICY = "expand"


def lower(graph: GraphBuilder, operand: Any, result: Any, T: Any) -> tuple[Any, ...]:
    """The op as a graph of others."""
    result = (
        operand
        if is_of(T, "float")
        else graph.op(
            "stablehlo.complex",
            graph.op("stablehlo.real", operand),
            graph.op("stablehlo.negate", graph.op("stablehlo.imag", operand)),
        )
    )
    return (result,)
