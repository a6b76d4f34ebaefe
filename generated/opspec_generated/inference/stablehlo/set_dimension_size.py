"""Inference of stablehlo.set_dimension_size: A tensor of which only so many slices along a
dimension count; how many is known when the program runs.
"""

# Generated from spec/ops/stablehlo/set_dimension_size.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import Any

from opspec.rules.vocabulary import Solver, Vec, bounds, ints, lazily, rank, shape
from opspec.values.dims import clamp


def infer(solve: Solver, operand: Any, size: Any, dimension: Any, T: Any) -> tuple[Any, ...]:
    """The shape of each result; None where no rule determines it."""
    count = lazily(lambda: ints(size)[0])
    most = lazily(lambda: bounds(operand)[dimension])
    result = solve(
        C3=lambda: Vec(
            clamp(0, count(), most()) if d == dimension else shape(operand)[d]
            for d in range(rank(operand))
        ),
    )
    return (result,)
