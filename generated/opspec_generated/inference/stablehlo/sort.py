"""Inference of stablehlo.sort: Slices of the inputs along one dimension, reordered together so that
a comparator holds.
"""

# Generated from spec/ops/stablehlo/sort.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from collections.abc import Sequence

from opspec.rules.vocabulary import Element, Solver, Vec, shape
from opspec.values.types import Tensor


def infer(
    solve: Solver,
    inputs: Sequence[Tensor],
    dimension: int,
    is_stable: bool,
    T: Sequence[Element],
) -> tuple[list[Vec | None]]:
    """The shape of each result; None where no rule determines it."""
    results = [solve(C4=lambda: shape(x)) for x in inputs]
    return (results,)
