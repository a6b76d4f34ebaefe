"""Inference of stablehlo.batch_norm_inference: The input normalized by a given mean and variance of
each feature, scaled and offset.
"""

# Generated from spec/ops/stablehlo/batch_norm_inference.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.rules.vocabulary import Element, Solver, Vec, shape
from opspec.values.types import Tensor


def infer(
    solve: Solver,
    operand: Tensor,
    scale: Tensor,
    offset: Tensor,
    mean: Tensor,
    variance: Tensor,
    epsilon: float,
    feature_index: int,
    T: Element,
) -> tuple[Vec | None]:
    """The shape of each result; None where no rule determines it."""
    result = solve(C6=lambda: shape(operand))
    return (result,)
