"""Lowering of mhlo.bitcast: The memory of the operand, read as another shape, another type or
another layout.
"""

# Generated from spec/ops/mhlo/bitcast.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import Any

from opspec.lowering.vocabulary import GraphBuilder
from opspec.rules.vocabulary import Vec, bits, lazily, rank, shape
from opspec.values.dims import product
from opspec_generated.indices import cat, inverse, take

POLICY = "expand"


def lower(
    graph: GraphBuilder,
    operand: Any,
    source_layout: Any,
    result_layout: Any,
    result: Any,
    S: Any,
    T: Any,
) -> tuple[Any, ...]:
    """The op as a graph of others."""
    before = lazily(
        lambda: Vec(
            source_layout[rank(operand) - 1 - k] if 0 < len(source_layout) else k
            for k in range(rank(operand))
        ),
    )
    after = lazily(
        lambda: Vec(
            result_layout[rank(result) - 1 - k] if 0 < len(result_layout) else k
            for k in range(rank(result))
        ),
    )
    source_box = lazily(lambda: take(shape(operand), before()))
    result_box = lazily(lambda: take(shape(result), after()))
    rows = graph.op("stablehlo.transpose", operand, permutation=before(), shape=source_box())
    parts = graph.op(
        "stablehlo.reshape",
        rows,
        shape=(
            source_box()
            if bits(T) <= bits(S)
            else Vec([product(result_box()), bits(T) // bits(S)])
        ),
    )
    changed = graph.op(
        "stablehlo.bitcast_convert",
        parts,
        shape=(
            Vec([product(result_box())])
            if bits(S) < bits(T)
            else source_box()
            if bits(S) == bits(T)
            else cat(source_box(), Vec([bits(S) // bits(T)]))
        ),
        type=T,
    )
    result = graph.op(
        "stablehlo.transpose",
        graph.op("stablehlo.reshape", changed, shape=result_box()),
        permutation=inverse(after()),
        shape=shape(result),
    )
    return (result,)
