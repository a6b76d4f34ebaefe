"""Inference of sdy.propagation_barrier: A value as it is, through which shardings spread in one
direction only, or in none.
"""

# Generated from spec/ops/sdy/propagation_barrier.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.rules.vocabulary import Element, Solver, Vec, shape
from opspec.values.types import Tensor


def infer(solve: Solver, operand: Tensor, allowed_direction: int, T: Element) -> tuple[Vec | None]:
    """The shape of each result; None where no rule determines it."""
    result = solve(C1=lambda: shape(operand))
    return (result,)
