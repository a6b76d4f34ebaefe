"""Inference of stablehlo.count_leading_zeros: How many zero bits stand above the highest set bit of
each integer.
"""

# Generated from spec/ops/stablehlo/count_leading_zeros.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import Any

from opspec.rules.vocabulary import Solver, shape


def infer(solve: Solver, operand: Any, T: Any) -> tuple[Any, ...]:
    """The shape of each result; None where no rule determines it."""
    result = solve(C1=lambda: shape(operand))
    return (result,)
