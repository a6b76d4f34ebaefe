"""Inference of stablehlo.cross-replica-sum: The sum of the tensors of all replicas of a group (an
older all_reduce).
"""

# Generated from spec/ops/stablehlo/cross-replica-sum.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.rules.vocabulary import Element, Solver, Vec, shape
from opspec.values.types import Tensor


def infer(solve: Solver, operand: Tensor, replica_groups: Vec, T: Element) -> tuple[Vec | None]:
    """The shape of each result; None where no rule determines it."""
    result = solve(C1=lambda: shape(operand))
    return (result,)
