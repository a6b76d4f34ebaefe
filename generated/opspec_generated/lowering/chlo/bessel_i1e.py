"""Lowering of chlo.bessel_i1e: Modified Bessel function of the first kind of order one, scaled by e
to the minus magnitude.
"""

# Generated from spec/ops/chlo/bessel_i1e.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import Any

from opspec.lowering.vocabulary import GraphBuilder
from opspec_generated.polynomials import I1E_HIGH, I1E_LOW, I1E_MIDDLE

WIDEN = "f32"
POLICY = "expand"


def lower(graph: GraphBuilder, operand: Any, result: Any, T: Any) -> tuple[Any, ...]:
    """The op as a graph of others."""
    size = graph.op("stablehlo.abs", operand)
    near = graph.op("stablehlo.multiply", operand, graph.fit(size, I1E_LOW))
    far = graph.op(
        "stablehlo.divide",
        graph.fit(graph.op("stablehlo.divide", 1.0, size), I1E_HIGH),
        graph.op("stablehlo.sqrt", size),
    )
    result = graph.op(
        "stablehlo.select",
        graph.op("stablehlo.compare", size, 2.0, comparison_direction="LE"),
        near,
        graph.op(
            "stablehlo.multiply",
            graph.op("stablehlo.sign", operand),
            graph.op(
                "stablehlo.select",
                graph.op("stablehlo.compare", size, 8.0, comparison_direction="LE"),
                graph.fit(size, I1E_MIDDLE),
                far,
            ),
        ),
    )
    return (result,)
