"""Inference of stablehlo.exponential_minus_one: e to the power of each value, less one, exact near
zero.
"""

# Generated from spec/ops/stablehlo/exponential_minus_one.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import Any

from opspec.rules.vocabulary import Solver, shape


def infer(
    solve: Solver,
    operand: Any,
    atol: Any,
    rtol: Any,
    ulps: Any,
    mode: Any,
    T: Any,
) -> tuple[Any, ...]:
    """The shape of each result; None where no rule determines it."""
    result = solve(C1=lambda: shape(operand))
    return (result,)
