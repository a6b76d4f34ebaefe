"""Inference of stablehlo.set_dimension_size: A tensor of which only so many slices along a
dimension count; how many is known when the program runs.
"""

# Generated from spec/ops/stablehlo/set_dimension_size.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.rules.vocabulary import Element, Ints, Solver, Vec, bounds, ints, lazily, rank, shape
from opspec.values.dims import clamp
from opspec.values.types import Tensor


def infer(
    solve: Solver,
    operand: Tensor,
    size: Ints,
    dimension: int,
    T: Element,
) -> tuple[Vec | None]:
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
