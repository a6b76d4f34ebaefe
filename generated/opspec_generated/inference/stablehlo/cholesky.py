"""Inference of stablehlo.cholesky: The triangular factor of each Hermitian positive definite matrix
of a batch.
"""

# Generated from spec/ops/stablehlo/cholesky.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.rules.vocabulary import Element, Solver, Vec, shape
from opspec.values.types import Tensor


def infer(solve: Solver, a: Tensor, lower: bool, T: Element) -> tuple[Vec | None]:
    """The shape of each result; None where no rule determines it."""
    result = solve(C1=lambda: shape(a))
    return (result,)
