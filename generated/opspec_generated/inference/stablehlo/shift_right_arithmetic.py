"""Inference of stablehlo.shift_right_arithmetic: The first value, read as signed, moved right by as
many bits as the second says, element by element.
"""

# Generated from spec/ops/stablehlo/shift_right_arithmetic.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.rules.vocabulary import Element, Solver, Vec, shape
from opspec.values.types import Tensor


def infer(solve: Solver, lhs: Tensor, rhs: Tensor, T: Element) -> tuple[Vec | None]:
    """The shape of each result; None where no rule determines it."""
    result = solve(C1=lambda: shape(lhs), C2=lambda: shape(rhs))
    return (result,)
