"""Inference of stablehlo.cross-replica-sum: The sum of the tensors of all replicas of a group (an
older all_reduce).
"""

# Generated from spec/ops/stablehlo/cross-replica-sum.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import Any

from opspec.rules.vocabulary import Solver, shape


def infer(solve: Solver, operand: Any, replica_groups: Any, T: Any) -> tuple[Any, ...]:
    """The shape of each result; None where no rule determines it."""
    result = solve(C1=lambda: shape(operand))
    return (result,)
