"""Inference of stablehlo.exponential: e to the power of each value."""

# Generated from spec/ops/stablehlo/exponential.yaml: change that file, then run `opspec generate`.

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
