"""Verifier of stablehlo.reduce: Dimensions of the inputs combined away by a region, together with
initial values.
"""

# Generated from spec/ops/stablehlo/reduce.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from collections.abc import Sequence

from opspec.rules.vocabulary import (
    Check,
    Element,
    Rule,
    Vec,
    all_of,
    is_promotable,
    lazily,
    rank,
    shape,
)
from opspec.values.dims import in_step
from opspec.values.types import Tensor
from opspec_generated.indices import is_unique, others, take

RULES = {
    "C2": Rule(
        "0 < len(inputs)",
        says="there is an input, else nothing tells what to go over",
        public="C3",
    ),
    "C1": Rule(
        "all(shape(x) == shape(inputs[0]) for x in inputs)",
        says="all of `inputs` have one shape",
        public="C1",
    ),
    "C3": Rule(
        "0 <= dimensions < rank(inputs[0])",
        says="each dimension that goes is one of the inputs",
        public="C4",
    ),
    "C4": Rule(
        "is_unique(dimensions)",
        says="no dimension goes twice, since it is there once",
        public="C5",
    ),
    "C5": Rule(
        "all(is_promotable(t, a) for t, a in zip(T, A))",
        says=(
            "elements can be promoted to the type in which the region combines them, which loses "
            "none"
        ),
        public="C6",
    ),
    "C6": Rule(
        "all(shape(r) == take(shape(x), kept) for r, x in zip(results, inputs))",
        says="results have the dimensions that stay",
        public="C7",
    ),
}


def rules(
    check: Check,
    inputs: Sequence[Tensor],
    init_values: Sequence[Tensor],
    dimensions: Vec,
    results: Sequence[Tensor],
    T: Sequence[Element],
    A: Sequence[Element],
) -> None:
    """Check every rule, each after the ones that it needs."""
    kept = lazily(lambda: others(dimensions, rank(inputs[0])))
    check("C2", lambda: 0 < len(inputs))
    check(
        "C1",
        lambda: all_of(shape(x) == shape(inputs[0]) for x in inputs),
        needs=("C2",),
        equal=lambda: ((shape(x), shape(inputs[0])) for x in inputs),
    )
    check("C3", lambda: 0 <= dimensions < rank(inputs[0]), needs=("C2",))
    check("C4", lambda: is_unique(dimensions))
    check("C5", lambda: all_of(is_promotable(t, a) for t, a in in_step(T, A)))
    check(
        "C6",
        lambda: all_of(shape(r) == take(shape(x), kept()) for r, x in in_step(results, inputs)),
        needs=("C1", "C2", "C3", "C4"),
        equal=lambda: ((shape(r), take(shape(x), kept())) for r, x in in_step(results, inputs)),
    )
