"""Lowering of mhlo.stochastic_convert: Floats in a smaller type, rounded up or down by chance, so
that they are right on average.
"""

# Generated from spec/ops/mhlo/stochastic_convert.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import Any

from opspec.lowering.vocabulary import GraphBuilder
from opspec.rules.vocabulary import bits

POLICY = "expand"


def lower(
    graph: GraphBuilder,
    operand: Any,
    random: Any,
    result: Any,
    F: Any,
    U: Any,
    T: Any,
) -> tuple[Any, ...]:
    """The op as a graph of others."""
    size = graph.op("stablehlo.abs", operand)
    whole = graph.op("stablehlo.floor", size)
    half = graph.like(
        operand,
        32768.0
        if bits(F) == 16
        else 2147483648.0
        if bits(F) == 32
        else 9.223372036854776e+18
        if bits(F) == 64
        else 128.0,
    )
    part = graph.op("stablehlo.multiply", graph.op("stablehlo.subtract", size, whole), half)
    lower = graph.op("stablehlo.floor", part)
    chance = graph.op(
        "stablehlo.add",
        graph.op(
            "stablehlo.multiply",
            graph.op("stablehlo.convert", lower, type=U),
            graph.like(random, 2),
        ),
        graph.op(
            "stablehlo.convert",
            graph.op(
                "stablehlo.compare",
                graph.op("stablehlo.multiply", graph.op("stablehlo.subtract", part, lower), 2.0),
                1.0,
                comparison_direction="GE",
            ),
            type=U,
        ),
    )
    rounded = graph.op(
        "stablehlo.select",
        graph.op("stablehlo.compare", random, chance, comparison_direction="LT"),
        graph.op("stablehlo.add", whole, 1.0),
        whole,
    )
    signed = graph.op(
        "stablehlo.select",
        graph.op("stablehlo.compare", operand, 0.0, comparison_direction="LT"),
        graph.op("stablehlo.negate", rounded),
        rounded,
    )
    result = graph.op("stablehlo.convert", signed, type=T)
    return (result,)
