"""Verifier of stablehlo.select: Each value from one of two tensors, as a predicate says."""

# Generated from spec/ops/stablehlo/select.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.rules.vocabulary import Check, Element, Rule, rank, shape
from opspec.values.types import Tensor

RULES = {
    "C1": Rule(
        "rank(pred) == 0 or shape(pred) == shape(on_true)",
        says="`pred` is one value, or one for each element",
        public="C1",
    ),
    "C2": Rule(
        "shape(result) == shape(on_true)",
        says="`result` has the shape of `on_true`",
        public="C2",
    ),
    "C3": Rule(
        "shape(result) == shape(on_false)",
        says="`result` has the shape of `on_false`",
        public="C2",
    ),
}


def rules(
    check: Check,
    pred: Tensor,
    on_true: Tensor,
    on_false: Tensor,
    result: Tensor,
    T: Element,
) -> None:
    """Check every rule, each after the ones that it needs."""
    check(
        "C1",
        lambda: rank(pred) == 0 or shape(pred) == shape(on_true),
        equal=lambda: (((shape(pred), shape(on_true)),) if (rank(pred) == 0) is False else ()),
    )
    check(
        "C2",
        lambda: shape(result) == shape(on_true),
        equal=lambda: ((shape(result), shape(on_true)),),
    )
    check(
        "C3",
        lambda: shape(result) == shape(on_false),
        equal=lambda: ((shape(result), shape(on_false)),),
    )
