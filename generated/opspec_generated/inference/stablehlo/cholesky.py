"""Inference of stablehlo.cholesky: The triangular factor of each Hermitian positive definite matrix
of a batch.
"""

# Generated from spec/ops/stablehlo/cholesky.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import Any

from opspec.rules.vocabulary import Solver, shape


def infer(solve: Solver, a: Any, lower: Any, T: Any) -> tuple[Any, ...]:
    """The shape of each result; None where no rule determines it."""
    result = solve(C1=lambda: shape(a))
    return (result,)
