"""Verifier of stablehlo.batch_norm_inference: The input normalized by a given mean and variance of
each feature, scaled and offset.
"""

# Generated from spec/ops/stablehlo/batch_norm_inference.yaml: change that file, then run `opspec generate`.

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
    "C4": Rule("shape(mean) == [channels]", says="`mean` has the shape `[channels]`", public="C5"),
    "C5": Rule(
        "shape(variance) == [channels]",
        says="`variance` has the shape `[channels]`",
        public="C6",
    ),
    "C6": Rule(
        "shape(result) == shape(operand)",
        says="`result` has the shape of `operand`",
        public="C7",
    ),
    "C7": Rule(
        "shape(scale) == shape(offset)",
        says="scale and offset agree where sizes are unknown",
    ),
    "C8": Rule("shape(scale) == shape(mean)", says="scale and mean agree where sizes are unknown"),
    "C9": Rule(
        "shape(scale) == shape(variance)",
        says="scale and variance agree where sizes are unknown",
    ),
}


def rules(
    check: Check,
    operand: Tensor,
    scale: Tensor,
    offset: Tensor,
    mean: Tensor,
    variance: Tensor,
    epsilon: float,
    feature_index: int,
    result: Tensor,
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
        lambda: shape(mean) == Vec([channels()]),
        needs=("C1",),
        equal=lambda: ((shape(mean), Vec([channels()])),),
    )
    check(
        "C5",
        lambda: shape(variance) == Vec([channels()]),
        needs=("C1",),
        equal=lambda: ((shape(variance), Vec([channels()])),),
    )
    check(
        "C6",
        lambda: shape(result) == shape(operand),
        equal=lambda: ((shape(result), shape(operand)),),
    )
    check(
        "C7",
        lambda: shape(scale) == shape(offset),
        needs=("C2", "C3"),
        equal=lambda: ((shape(scale), shape(offset)),),
    )
    check(
        "C8",
        lambda: shape(scale) == shape(mean),
        needs=("C2", "C4"),
        equal=lambda: ((shape(scale), shape(mean)),),
    )
    check(
        "C9",
        lambda: shape(scale) == shape(variance),
        needs=("C2", "C5"),
        equal=lambda: ((shape(scale), shape(variance)),),
    )
