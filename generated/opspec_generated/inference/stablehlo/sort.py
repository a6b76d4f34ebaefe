"""Inference of stablehlo.sort: Slices of the inputs along one dimension, reordered together so that
a comparator holds.
"""

# Generated from spec/ops/stablehlo/sort.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import Any

from opspec.rules.vocabulary import Solver, shape


def infer(solve: Solver, inputs: Any, dimension: Any, is_stable: Any, T: Any) -> tuple[Any, ...]:
    """The shape of each result; None where no rule determines it."""
    results = [solve(C4=lambda: shape(x)) for x in inputs]
    return (results,)
