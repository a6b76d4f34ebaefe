"""Inference of stablehlo.round_nearest_afz: Each value rounded to a whole number, ties away from
zero.
"""

# Generated from spec/ops/stablehlo/round_nearest_afz.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import Any

from opspec.rules.vocabulary import Solver, shape


def infer(solve: Solver, operand: Any, T: Any) -> tuple[Any, ...]:
    """The shape of each result; None where no rule determines it."""
    result = solve(C1=lambda: shape(operand))
    return (result,)
