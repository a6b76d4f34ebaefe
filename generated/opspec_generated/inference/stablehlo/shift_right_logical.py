"""Inference of stablehlo.shift_right_logical: The first value, read as unsigned, moved right by as
many bits as the second says, element by element.
"""

# Generated from spec/ops/stablehlo/shift_right_logical.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import Any

from opspec.rules.vocabulary import Solver, shape


def infer(solve: Solver, lhs: Any, rhs: Any, T: Any) -> tuple[Any, ...]:
    """The shape of each result; None where no rule determines it."""
    result = solve(C1=lambda: shape(lhs), C2=lambda: shape(rhs))
    return (result,)
