"""Inference of chlo._asin_acos_kernel: The real part of the cosine of the arc sine, and the
magnitude of the imaginary part of the arc sine: what the four inverse functions of complex
numbers have in common.
"""

# Generated from spec/ops/chlo/_asin_acos_kernel.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.rules.vocabulary import Element, Solver, Vec, shape
from opspec.values.types import Tensor


def infer(solve: Solver, operand: Tensor, T: Element) -> tuple[Vec | None]:
    """The shape of each result; None where no rule determines it."""
    result = solve(C1=lambda: shape(operand))
    return (result,)
