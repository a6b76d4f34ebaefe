"""Inference of stablehlo.sign: The sign of each value, -1, 0 or 1; for a complex number the one of
magnitude 1.
"""

# Generated from spec/ops/stablehlo/sign.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.rules.vocabulary import Element, Solver, Vec, shape
from opspec.values.types import Tensor


def infer(solve: Solver, operand: Tensor, T: Element) -> tuple[Vec | None]:
    """The shape of each result; None where no rule determines it."""
    result = solve(C1=lambda: shape(operand))
    return (result,)
