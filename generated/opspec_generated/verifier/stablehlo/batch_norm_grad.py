"""Verifier of stablehlo.batch_norm_grad: Gradients of batch_norm_training with respect to its
input, scale and offset.
"""

# Generated from spec/ops/stablehlo/batch_norm_grad.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.rules.vocabulary import Check, Element, Rule, Vec, lazily, rank, shape
from opspec.values.types import Tensor

RULES = {
    "C1": Rule(
        "0 <= feature_index < rank(operand)",
        says="`feature_index` is a dimension of `operand`, else there are no features",
        public="C1",
    ),
    "C2": Rule(
        "shape(grad_output) == shape(operand)",
        says="`grad_output` has the shape of `operand`",
        public="C3",
    ),
    "C3": Rule(
        "shape(grad_operand) == shape(operand)",
        says="`grad_operand` has the shape of `operand`",
        public="C3",
    ),
    "C4": Rule(
        "shape(scale) == [channels]",
        says="`scale` has the shape `[channels]`",
        public="C5",
    ),
    "C5": Rule("shape(mean) == [channels]", says="`mean` has the shape `[channels]`", public="C4"),
    "C6": Rule(
        "shape(variance) == [channels]",
        says="`variance` has the shape `[channels]`",
        public="C4",
    ),
    "C7": Rule(
        "shape(grad_scale) == [channels]",
        says="`grad_scale` has the shape `[channels]`",
        public="C4",
    ),
    "C8": Rule(
        "shape(grad_offset) == [channels]",
        says="`grad_offset` has the shape `[channels]`",
        public="C4",
    ),
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
