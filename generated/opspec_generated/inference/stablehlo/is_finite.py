"""Inference of stablehlo.is_finite: Whether each value is neither infinite nor NaN."""

# Generated from spec/ops/stablehlo/is_finite.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import Any

from opspec.rules.vocabulary import Solver, shape


def infer(solve: Solver, x: Any, T: Any) -> tuple[Any, ...]:
    """The shape of each result; None where no rule determines it."""
    y = solve(C1=lambda: shape(x))
    return (y,)
