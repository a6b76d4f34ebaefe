"""Verifier of stablehlo.concatenate: Tensors put one behind the other along a dimension."""

# Generated from spec/ops/stablehlo/concatenate.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from collections.abc import Sequence

from opspec.rules.vocabulary import Check, Element, Rule, Vec, all_of, lazily, rank, shape
from opspec.values.dims import total
from opspec.values.types import Tensor
from opspec_generated.indices import drop, insert

RULES = {
    "C1": Rule(
        "0 < len(inputs)",
        says="there is a part, else nothing tells the shape of the result",
        public="C3",
    ),
    "C2": Rule(
        "all(rank(x) == rank(inputs[0]) for x in inputs)",
        says="all parts have as many dimensions, else they do not fit together",
        public="C2",
    ),
    "C3": Rule(
        "0 <= dimension < rank(inputs[0])",
        says="`dimension` is one of the parts, else there is nothing to join along",
        public="C4",
    ),
    "C4": Rule(
        "all(drop(shape(x), [dimension]) == drop(shape(inputs[0]), [dimension]) for x in inputs)",
        says=(
            "the parts are alike in all dimensions but the one they are joined along, else gaps "
            "would be left"
        ),
        public="C2",
    ),
    "C5": Rule(
        "all(shape(result) == insert(drop(shape(x), [dimension]), dimension, sum(sizes)) for x in "
        "inputs)",
        says="`dimension` of `result` is as long as the parts together",
        public="C6",
    ),
}


def rules(
    check: Check,
    inputs: Sequence[Tensor],
    dimension: int,
    result: Tensor,
    T: Element,
) -> None:
    """Check every rule, each after the ones that it needs."""
    sizes = lazily(lambda: Vec(shape(x)[dimension] for x in inputs))
    check("C1", lambda: 0 < len(inputs))
    check("C2", lambda: all_of(rank(x) == rank(inputs[0]) for x in inputs), needs=("C1",))
    check("C3", lambda: 0 <= dimension < rank(inputs[0]), needs=("C1",))
    check(
        "C4",
        lambda: all_of(
            drop(shape(x), Vec([dimension])) == drop(shape(inputs[0]), Vec([dimension]))
            for x in inputs
        ),
        needs=("C1", "C2", "C3"),
        equal=lambda: (
            (drop(shape(x), Vec([dimension])), each)
            for each in (drop(shape(inputs[0]), Vec([dimension])),) for x in inputs
        ),
    )
    check(
        "C5",
        lambda: all_of(
            shape(result) == insert(drop(shape(x), Vec([dimension])), dimension, total(sizes()))
            for x in inputs
        ),
        needs=("C1", "C2", "C3", "C4"),
        equal=lambda: (
            (shape(result), insert(drop(shape(x), Vec([dimension])), dimension, total(sizes())))
            for x in inputs
        ),
    )
