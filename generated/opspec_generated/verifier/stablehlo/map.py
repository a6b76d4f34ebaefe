"""Verifier of stablehlo.map: A region applied to the elements of the inputs that stand at the same
index.
"""

# Generated from spec/ops/stablehlo/map.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from collections.abc import Sequence

from opspec.rules.vocabulary import Check, Element, Rule, Vec, all_of, rank, shape
from opspec.values.types import Tensor
from opspec_generated.indices import indices

RULES = {
    "C2": Rule(
        "0 < len(inputs)",
        says="there is an input, else nothing tells the shape of the result",
        public="C2",
    ),
    "C1": Rule(
        "shape(result) == shape(inputs[0])",
        says="`result` has the shape of `inputs`",
        public="C1",
    ),
    "C3": Rule(
        "dimensions == indices(rank(inputs[0]))",
        says="`dimensions` names all dimensions in order, the only mapping that there is",
        public="C3",
    ),
    "C4": Rule(
        "all(shape(x) == shape(inputs[0]) for x in inputs)",
        says="all of `inputs` have one shape",
        public="C1",
    ),
}


def rules(
    check: Check,
    inputs: Sequence[Tensor],
    dimensions: Vec,
    result: Tensor,
    T: Sequence[Element],
    R: Element,
) -> None:
    """Check every rule, each after the ones that it needs."""
    check("C2", lambda: 0 < len(inputs))
    check(
        "C1",
        lambda: shape(result) == shape(inputs[0]),
        needs=("C2",),
        equal=lambda: ((shape(result), shape(inputs[0])),),
    )
    check("C3", lambda: dimensions == indices(rank(inputs[0])), needs=("C2",))
    check(
        "C4",
        lambda: all_of(shape(x) == shape(inputs[0]) for x in inputs),
        needs=("C2",),
        equal=lambda: ((shape(x), shape(inputs[0])) for x in inputs),
    )
