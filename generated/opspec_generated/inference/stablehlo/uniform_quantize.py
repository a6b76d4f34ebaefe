"""Inference of stablehlo.uniform_quantize: The stored values of a quantized type that are nearest
to floating-point or other quantized values.
"""

# Generated from spec/ops/stablehlo/uniform_quantize.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.rules.vocabulary import Element, Solver, Vec, shape
from opspec.values.types import Tensor


def infer(solve: Solver, operand: Tensor, T: Element | None, S: Element) -> tuple[Vec | None]:
    """The shape of each result; None where no rule determines it."""
    result = solve(C1=lambda: shape(operand))
    return (result,)
