"""Inference of stablehlo.and: Both of two truth values, or the bits set in both of two integers,
element by element.
"""

# Generated from spec/ops/stablehlo/and.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.rules.vocabulary import Element, Solver, Vec, shape
from opspec.values.types import Tensor


def infer(solve: Solver, lhs: Tensor, rhs: Tensor, T: Element) -> tuple[Vec | None]:
    """The shape of each result; None where no rule determines it."""
    result = solve(C1=lambda: shape(lhs), C2=lambda: shape(rhs))
    return (result,)
