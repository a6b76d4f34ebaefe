"""Verifier of stablehlo.collective_permute: Each process gets the tensor of the process that has it
as its target, or zeros.
"""

# Generated from spec/ops/stablehlo/collective_permute.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.rules.vocabulary import Check, Element, Rule, Vec, all_of, shape
from opspec.values.types import Tensor
from opspec_generated.indices import column, flat, is_unique

RULES = {
    "C1": Rule(
        "is_unique(column(source_target_pairs, 0))",
        says="no process sends twice, as a permutation demands",
        public="C2",
    ),
    "C2": Rule(
        "is_unique(column(source_target_pairs, 1))",
        says="no process receives twice, else one tensor would replace the other",
        public="C3",
    ),
    "C3": Rule(
        "all(0 <= i for i in flat(source_target_pairs))",
        says="ids are those of processes, which count from 0",
        public="C4",
    ),
    "C4": Rule(
        "shape(result) == shape(operand)",
        says="`result` has the shape of `operand`",
        public="C5",
    ),
}


def rules(
    check: Check,
    operand: Tensor,
    source_target_pairs: Vec,
    handle: int,
    type_: int,
    result: Tensor,
    T: Element,
) -> None:
    """Check every rule, each after the ones that it needs."""
    check("C1", lambda: is_unique(column(source_target_pairs, 0)))
    check("C2", lambda: is_unique(column(source_target_pairs, 1)))
    check("C3", lambda: all_of(0 <= i for i in flat(source_target_pairs)))
    check(
        "C4",
        lambda: shape(result) == shape(operand),
        equal=lambda: ((shape(result), shape(operand)),),
    )
