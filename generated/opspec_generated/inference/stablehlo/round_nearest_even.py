"""Inference of stablehlo.round_nearest_even: Each value rounded to a whole number, ties to the even
one.
"""

# Generated from spec/ops/stablehlo/round_nearest_even.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import Any

from opspec.rules.vocabulary import Solver, shape


def infer(solve: Solver, operand: Any, T: Any) -> tuple[Any, ...]:
    """The shape of each result; None where no rule determines it."""
    result = solve(C1=lambda: shape(operand))
    return (result,)
