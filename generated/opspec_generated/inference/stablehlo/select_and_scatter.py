"""Inference of stablehlo.select_and_scatter: For each window of the operand, a source value is
scattered to where the element lies that a region selects.
"""

# Generated from spec/ops/stablehlo/select_and_scatter.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.rules.vocabulary import Element, Solver, Vec, shape
from opspec.values.types import Tensor


def infer(
    solve: Solver,
    operand: Tensor,
    source: Tensor,
    init_value: Tensor,
    window_dimensions: Vec,
    window_strides: Vec,
    padding: Vec,
    T: Element,
    A: Element | None,
    P: Element,
) -> tuple[Vec | None]:
    """The shape of each result; None where no rule determines it."""
    result = solve(C8=lambda: shape(operand))
    return (result,)
