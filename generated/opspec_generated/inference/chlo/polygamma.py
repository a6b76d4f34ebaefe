"""Inference of chlo.polygamma: Derivative of digamma, of an order that the first operand gives."""

# Generated from spec/ops/chlo/polygamma.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import Any

from opspec.rules.vocabulary import Solver, shape


def infer(solve: Solver, n: Any, x: Any, T: Any) -> tuple[Any, ...]:
    """The shape of each result; None where no rule determines it."""
    result = solve(C1=lambda: shape(n), C2=lambda: shape(x))
    return (result,)
