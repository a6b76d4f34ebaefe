"""Inference of stablehlo.clamp: Each value, raised to a least and lowered to a largest one where it
lies outside.
"""

# Generated from spec/ops/stablehlo/clamp.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import Any

from opspec.rules.vocabulary import Solver, shape


def infer(solve: Solver, min: Any, operand: Any, max: Any, T: Any) -> tuple[Any, ...]:
    """The shape of each result; None where no rule determines it."""
    result = solve(C3=lambda: shape(operand))
    return (result,)
