"""Inference of stablehlo.triangular_solve: Solutions of linear equations whose matrices, one per
member of a batch, are triangular.
"""

# Generated from spec/ops/stablehlo/triangular_solve.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.rules.vocabulary import Element, Solver, Vec, shape
from opspec.values.types import Tensor


def infer(
    solve: Solver,
    a: Tensor,
    b: Tensor,
    left_side: bool,
    lower: bool,
    unit_diagonal: bool,
    transpose_a: str,
    T: Element,
) -> tuple[Vec | None]:
    """The shape of each result; None where no rule determines it."""
    result = solve(C6=lambda: shape(b))
    return (result,)
