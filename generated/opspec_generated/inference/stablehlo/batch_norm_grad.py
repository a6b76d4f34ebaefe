"""Inference of stablehlo.batch_norm_grad: Gradients of batch_norm_training with respect to its
input, scale and offset.
"""

# Generated from spec/ops/stablehlo/batch_norm_grad.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import Any

from opspec.rules.vocabulary import Solver, Vec, lazily, shape


def infer(
    solve: Solver,
    operand: Any,
    scale: Any,
    mean: Any,
    variance: Any,
    grad_output: Any,
    epsilon: Any,
    feature_index: Any,
    T: Any,
) -> tuple[Any, ...]:
    """The shape of each result; None where no rule determines it."""
    channels = lazily(lambda: shape(operand)[feature_index])
    grad_operand = solve(C3=lambda: shape(operand))
    grad_scale = solve(C7=lambda: Vec([channels()]))
    grad_offset = solve(C8=lambda: Vec([channels()]))
    return (grad_operand, grad_scale, grad_offset)
