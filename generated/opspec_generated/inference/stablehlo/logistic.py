"""Inference of stablehlo.logistic: The logistic function of each value, between 0 and 1."""

# Generated from spec/ops/stablehlo/logistic.yaml: change that file, then run `opspec generate`.

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
