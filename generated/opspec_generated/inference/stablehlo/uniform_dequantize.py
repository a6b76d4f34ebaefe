"""Inference of stablehlo.uniform_dequantize: The floating-point values that quantized ones stand
for.
"""

# Generated from spec/ops/stablehlo/uniform_dequantize.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.rules.vocabulary import Element, Solver, Vec, expressed, shape
from opspec.values.types import Tensor


def infer(solve: Solver, operand: Tensor, T: Element | None, S: Element) -> tuple[Vec | None]:
    """The shape of each result; None where no rule determines it."""
    result = solve(C1=lambda: shape(operand))
    return (result,)


def elements(operand: Tensor, T: Element | None, S: Element) -> dict[str, Element]:
    """The element types that rules determine, by type variable."""
    return {"T": expressed(S)}
