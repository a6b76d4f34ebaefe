"""Inference of stablehlo.batch_norm_training: Mean and variance of each feature, and the input
normalized by them, scaled and offset.
"""

# Generated from spec/ops/stablehlo/batch_norm_training.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.rules.vocabulary import Element, Solver, Vec, lazily, shape
from opspec.values.types import Tensor


def infer(
    solve: Solver,
    operand: Tensor,
    scale: Tensor,
    offset: Tensor,
    epsilon: float,
    feature_index: int,
    T: Element,
) -> tuple[Vec | None, Vec | None, Vec | None]:
    """The shape of each result; None where no rule determines it."""
    channels = lazily(lambda: shape(operand)[feature_index])
    output = solve(C4=lambda: shape(operand))
    batch_mean = solve(C5=lambda: Vec([channels()]))
    batch_var = solve(C6=lambda: Vec([channels()]))
    return (output, batch_mean, batch_var)
