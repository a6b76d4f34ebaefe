"""Inference of stablehlo.dynamic_reshape: The same elements, in row-major order, under a shape that
an operand gives.
"""

# Generated from spec/ops/stablehlo/dynamic_reshape.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.rules.vocabulary import Element, Ints, Solver, Vec, ints
from opspec.values.types import Tensor


def infer(
    solve: Solver,
    operand: Tensor,
    output_shape: Ints,
    T: Element,
    J: Element,
) -> tuple[Vec | None]:
    """The shape of each result; None where no rule determines it."""
    result = solve(C3=lambda: ints(output_shape))
    return (result,)
