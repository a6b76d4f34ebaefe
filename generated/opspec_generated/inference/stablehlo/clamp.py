"""Inference of stablehlo.clamp: Each value, raised to a least and lowered to a largest one where it
lies outside.
"""

# Generated from spec/ops/stablehlo/clamp.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.rules.vocabulary import Element, Solver, Vec, shape
from opspec.values.types import Tensor


def infer(
    solve: Solver,
    min: Tensor,
    operand: Tensor,
    max: Tensor,
    T: Element,
) -> tuple[Vec | None]:
    """The shape of each result; None where no rule determines it."""
    result = solve(C3=lambda: shape(operand))
    return (result,)
