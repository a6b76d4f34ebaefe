"""Inference of stablehlo.batch_norm_grad: Gradients of batch_norm_training with respect to its
input, scale and offset.
"""

# Generated from spec/ops/stablehlo/batch_norm_grad.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.rules.vocabulary import Element, Solver, Vec, lazily, shape
from opspec.values.types import Tensor


def infer(
    solve: Solver,
    operand: Tensor,
    scale: Tensor,
    mean: Tensor,
    variance: Tensor,
    grad_output: Tensor,
    epsilon: float,
    feature_index: int,
    T: Element,
) -> tuple[Vec | None, Vec | None, Vec | None]:
    """The shape of each result; None where no rule determines it."""
    channels = lazily(lambda: shape(operand)[feature_index])
    grad_operand = solve(C3=lambda: shape(operand))
    grad_scale = solve(C7=lambda: Vec([channels()]))
    grad_offset = solve(C8=lambda: Vec([channels()]))
    return (grad_operand, grad_scale, grad_offset)
