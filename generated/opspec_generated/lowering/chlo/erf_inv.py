"""Lowering of chlo.erf_inv: Inverse of the error function."""

# Generated from spec/ops/chlo/erf_inv.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import Any

from opspec.lowering.vocabulary import GraphBuilder
from opspec_generated.polynomials import ERF_INV, ERF_INV_HIGH, ERF_INV_LOW, ERF_INV_MIDDLE

WIDEN = "f32"
POLICY = "expand"


def lower(graph: GraphBuilder, operand: Any, result: Any, T: Any) -> tuple[Any, ...]:
    """The op as a graph of others."""
    size = graph.op("stablehlo.abs", operand)
    near = graph.op(
        "stablehlo.multiply",
        operand,
        graph.fit(graph.op("stablehlo.multiply", operand, operand), ERF_INV),
    )
    root = graph.op(
        "stablehlo.sqrt",
        graph.op(
            "stablehlo.negate",
            graph.op("stablehlo.log", graph.op("stablehlo.subtract", 1.0, size)),
        ),
    )
    high = graph.op(
        "stablehlo.select",
        graph.op("stablehlo.compare", root, 4.0, comparison_direction="LT"),
        graph.fit(root, ERF_INV_MIDDLE),
        graph.fit(root, ERF_INV_HIGH),
    )
    far = graph.op(
        "stablehlo.select",
        graph.op("stablehlo.compare", root, 2.0, comparison_direction="LT"),
        graph.fit(root, ERF_INV_LOW),
        high,
    )
    end = graph.op(
        "stablehlo.select",
        graph.op("stablehlo.compare", size, 1.0, comparison_direction="EQ"),
        graph.like(operand, float("inf")),
        far,
    )
    result = graph.op(
        "stablehlo.select",
        graph.op("stablehlo.compare", size, 0.53, comparison_direction="LE"),
        near,
        graph.op("stablehlo.multiply", graph.op("stablehlo.sign", operand), end),
    )
    return (result,)
