"""Inference of stablehlo.reduce: Dimensions of the inputs combined away by a region, together with
initial values.
"""

# Generated from spec/ops/stablehlo/reduce.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from collections.abc import Sequence

from opspec.rules.vocabulary import Element, Solver, Vec, lazily, rank, shape
from opspec.values.types import Tensor
from opspec_generated.indices import others, take


def infer(
    solve: Solver,
    inputs: Sequence[Tensor],
    init_values: Sequence[Tensor],
    dimensions: Vec,
    T: Sequence[Element],
    A: Sequence[Element],
) -> tuple[list[Vec | None]]:
    """The shape of each result; None where no rule determines it."""
    kept = lazily(lambda: others(dimensions, rank(inputs[0])))
    results = [solve(C6=lambda: take(shape(x), kept())) for x in inputs]
    return (results,)
