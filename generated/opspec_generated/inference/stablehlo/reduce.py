"""Inference of stablehlo.reduce: Dimensions of the inputs combined away by a region, together with
initial values.
"""

# Generated from spec/ops/stablehlo/reduce.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import Any

from opspec.rules.vocabulary import Solver, lazily, rank, shape
from opspec_generated.indices import others, take


def infer(
    solve: Solver,
    inputs: Any,
    init_values: Any,
    dimensions: Any,
    T: Any,
    A: Any,
) -> tuple[Any, ...]:
    """The shape of each result; None where no rule determines it."""
    kept = lazily(lambda: others(dimensions, rank(inputs[0])))
    results = [solve(C6=lambda: take(shape(x), kept())) for x in inputs]
    return (results,)
