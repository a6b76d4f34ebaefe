"""Verifier of stablehlo.dynamic_iota: Counts up from zero along a dimension, in a shape that an
operand gives.
"""

# Generated from spec/ops/stablehlo/dynamic_iota.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.rules.vocabulary import Check, Element, Ints, Rule, ints, rank, shape
from opspec.values.types import Tensor

RULES = {
    "C1": Rule(
        "0 <= iota_dimension < len(ints(output_shape))",
        says="`iota_dimension` is a dimension of the shape that is asked for",
        public="C1",
    ),
    "C2": Rule(
        "rank(result) == len(ints(output_shape))",
        says="`output_shape` has a size for each dimension of `result`",
        public="C2",
    ),
    "C3": Rule("0 <= ints(output_shape)", says="no size is negative"),
    "C4": Rule(
        "shape(result) == ints(output_shape)",
        says="`result` has the sizes that the operand gives",
    ),
}


def rules(
    check: Check,
    output_shape: Ints,
    iota_dimension: int,
    result: Tensor,
    T: Element,
    J: Element,
) -> None:
    """Check every rule, each after the ones that it needs."""
    check("C1", lambda: 0 <= iota_dimension < len(ints(output_shape)))
    check(
        "C2",
        lambda: rank(result) == len(ints(output_shape)),
        equal=lambda: ((rank(result), len(ints(output_shape))),),
    )
    check("C3", lambda: 0 <= ints(output_shape))
    check(
        "C4",
        lambda: shape(result) == ints(output_shape),
        needs=("C2", "C3"),
        equal=lambda: ((shape(result), ints(output_shape)),),
    )
