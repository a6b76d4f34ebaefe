"""Inference of stablehlo.is_finite: Whether each value is neither infinite nor NaN."""

# Generated from spec/ops/stablehlo/is_finite.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.rules.vocabulary import Element, Solver, Vec, shape
from opspec.values.types import Tensor


def infer(solve: Solver, x: Tensor, T: Element) -> tuple[Vec | None]:
    """The shape of each result; None where no rule determines it."""
    y = solve(C1=lambda: shape(x))
    return (y,)
