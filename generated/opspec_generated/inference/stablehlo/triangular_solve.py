"""Inference of stablehlo.triangular_solve: Solutions of linear equations whose matrices, one per
member of a batch, are triangular.
"""

# Generated from spec/ops/stablehlo/triangular_solve.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import Any

from opspec.rules.vocabulary import Solver, shape


def infer(
    solve: Solver,
    a: Any,
    b: Any,
    left_side: Any,
    lower: Any,
    unit_diagonal: Any,
    transpose_a: Any,
    T: Any,
) -> tuple[Any, ...]:
    """The shape of each result; None where no rule determines it."""
    result = solve(C6=lambda: shape(b))
    return (result,)
