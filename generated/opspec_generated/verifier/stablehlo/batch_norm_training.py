"""Verifier of stablehlo.batch_norm_training: Mean and variance of each feature, and the input
normalized by them, scaled and offset.
"""

# Generated from spec/ops/stablehlo/batch_norm_training.yaml: change that file, then run `opspec generate`.

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
        "shape(scale) == [channels]",
        says="`scale` has the shape `[channels]`",
        public="C3",
    ),
    "C3": Rule(
        "shape(offset) == [channels]",
        says="`offset` has the shape `[channels]`",
        public="C4",
    ),
    "C4": Rule(
        "shape(output) == shape(operand)",
        says="`output` has the shape of `operand`",
        public="C7",
    ),
    "C5": Rule(
        "shape(batch_mean) == [channels]",
        says="`batch_mean` has the shape `[channels]`",
        public="C5",
    ),
    "C6": Rule(
        "shape(batch_var) == [channels]",
        says="`batch_var` has the shape `[channels]`",
        public="C6",
    ),
    "C7": Rule(
        "shape(scale) == shape(offset)",
        says="scale and offset agree where sizes are unknown",
    ),
}


def rules(
    check: Check,
    operand: Tensor,
    scale: Tensor,
    offset: Tensor,
    epsilon: float,
    feature_index: int,
    output: Tensor,
    batch_mean: Tensor,
    batch_var: Tensor,
    T: Element,
) -> None:
    """Check every rule, each after the ones that it needs."""
    channels = lazily(lambda: shape(operand)[feature_index])
    check("C1", lambda: 0 <= feature_index < rank(operand))
    check(
        "C2",
        lambda: shape(scale) == Vec([channels()]),
        needs=("C1",),
        equal=lambda: ((shape(scale), Vec([channels()])),),
    )
    check(
        "C3",
        lambda: shape(offset) == Vec([channels()]),
        needs=("C1",),
        equal=lambda: ((shape(offset), Vec([channels()])),),
    )
    check(
        "C4",
        lambda: shape(output) == shape(operand),
        equal=lambda: ((shape(output), shape(operand)),),
    )
    check(
        "C5",
        lambda: shape(batch_mean) == Vec([channels()]),
        needs=("C1",),
        equal=lambda: ((shape(batch_mean), Vec([channels()])),),
    )
    check(
        "C6",
        lambda: shape(batch_var) == Vec([channels()]),
        needs=("C1",),
        equal=lambda: ((shape(batch_var), Vec([channels()])),),
    )
    check(
        "C7",
        lambda: shape(scale) == shape(offset),
        needs=("C2", "C3"),
        equal=lambda: ((shape(scale), shape(offset)),),
    )
