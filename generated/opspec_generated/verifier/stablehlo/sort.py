"""Verifier of stablehlo.sort: Slices of the inputs along one dimension, reordered together so that
a comparator holds.
"""

# Generated from spec/ops/stablehlo/sort.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from collections.abc import Sequence

from opspec.rules.vocabulary import Check, Element, Rule, all_of, rank, shape
from opspec.values.dims import in_step
from opspec.values.types import Tensor

RULES = {
    "C1": Rule("0 < len(inputs)", says="there is an input", public="C1"),
    "C2": Rule(
        "all(shape(x) == shape(inputs[0]) for x in inputs)",
        says="all of `inputs` have one shape",
        public="C3",
    ),
    "C3": Rule(
        "-rank(inputs[0]) <= dimension < rank(inputs[0])",
        says="`dimension` is one of the inputs, from before or from behind",
        public="C4",
    ),
    "C4": Rule(
        "all(shape(r) == shape(x) for r, x in zip(results, inputs))",
        says="each result has the shape of its input",
        public="C3",
    ),
}


def rules(
    check: Check,
    inputs: Sequence[Tensor],
    dimension: int,
    is_stable: bool,
    results: Sequence[Tensor],
    T: Sequence[Element],
) -> None:
    """Check every rule, each after the ones that it needs."""
    check("C1", lambda: 0 < len(inputs))
    check(
        "C2",
        lambda: all_of(shape(x) == shape(inputs[0]) for x in inputs),
        needs=("C1",),
        equal=lambda: ((shape(x), shape(inputs[0])) for x in inputs),
    )
    check("C3", lambda: -rank(inputs[0]) <= dimension < rank(inputs[0]), needs=("C1",))
    check(
        "C4",
        lambda: all_of(shape(r) == shape(x) for r, x in in_step(results, inputs)),
        equal=lambda: ((shape(r), shape(x)) for r, x in in_step(results, inputs)),
    )
