"""Verifier of stablehlo.batch_norm_grad: Gradients of batch_norm_training with respect to its
input, scale and offset.
"""

# Generated from spec/ops/stablehlo/batch_norm_grad.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.rules.vocabulary import Check, Element, Rule, Vec, lazily, rank, shape
from opspec.values.types import Tensor

RULES = {
    "C1": Rule("0 <= feature_index < rank(operand)", public="C1"),
    "C2": Rule("shape(grad_output) == shape(operand)", public="C3"),
    "C3": Rule("shape(grad_operand) == shape(operand)", public="C3"),
    "C4": Rule("shape(scale) == [channels]", public="C5"),
    "C5": Rule("shape(mean) == [channels]", public="C4"),
    "C6": Rule("shape(variance) == [channels]", public="C4"),
    "C7": Rule("shape(grad_scale) == [channels]", public="C4"),
    "C8": Rule("shape(grad_offset) == [channels]", public="C4"),
}


def rules(
    check: Check,
    operand: Tensor,
    scale: Tensor,
    mean: Tensor,
    variance: Tensor,
    grad_output: Tensor,
    epsilon: float,
    feature_index: int,
    grad_operand: Tensor,
    grad_scale: Tensor,
    grad_offset: Tensor,
    T: Element,
) -> None:
    """Check every rule, each after the ones that it needs."""
    channels = lazily(lambda: shape(operand)[feature_index])
    check("C1", lambda: 0 <= feature_index < rank(operand))
    check(
        "C2",
        lambda: shape(grad_output) == shape(operand),
        equal=lambda: ((shape(grad_output), shape(operand)),),
    )
    check(
        "C3",
        lambda: shape(grad_operand) == shape(operand),
        equal=lambda: ((shape(grad_operand), shape(operand)),),
    )
    check(
        "C4",
        lambda: shape(scale) == Vec([channels()]),
        needs=("C1",),
        equal=lambda: ((shape(scale), Vec([channels()])),),
    )
    check(
        "C5",
        lambda: shape(mean) == Vec([channels()]),
        needs=("C1",),
        equal=lambda: ((shape(mean), Vec([channels()])),),
    )
    check(
        "C6",
        lambda: shape(variance) == Vec([channels()]),
        needs=("C1",),
        equal=lambda: ((shape(variance), Vec([channels()])),),
    )
    check(
        "C7",
        lambda: shape(grad_scale) == Vec([channels()]),
        needs=("C1",),
        equal=lambda: ((shape(grad_scale), Vec([channels()])),),
    )
    check(
        "C8",
        lambda: shape(grad_offset) == Vec([channels()]),
        needs=("C1",),
        equal=lambda: ((shape(grad_offset), Vec([channels()])),),
    )
