"""Verifier of stablehlo.composite: An op of another namespace, made of ops that a function of the
program applies.
"""

# Generated from spec/ops/stablehlo/composite.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from collections.abc import Sequence

from opspec.rules.vocabulary import (
    Check,
    Function,
    Rule,
    input_types,
    is_op_name,
    output_types,
    same,
    types,
)
from opspec.values.types import Other, Tensor

RULES = {
    "C1": Rule("is_op_name(name)", says="the name has a namespace, as my.gelu has", public="C1"),
    "C2": Rule(
        "0 <= len(input_types(decomposition))",
        says="the program has the function that decomposition names",
        public="C2",
    ),
    "C3": Rule(
        "types(inputs) == input_types(decomposition)",
        says="the function takes what the op takes, type by type",
        public="C3",
    ),
    "C4": Rule(
        "R == output_types(decomposition)",
        says="the function returns what the op gives, type by type",
        public="C4",
    ),
}


def rules(
    check: Check,
    inputs: Sequence[Tensor | Other],
    name: str,
    composite_attributes: object,
    decomposition: Function,
    version: int,
    results: Sequence[Tensor | Other],
    R: Sequence[Tensor | Other],
    composite_regions: Sequence[str],
) -> None:
    """Check every rule, each after the ones that it needs."""
    check("C1", lambda: is_op_name(name))
    check("C2", lambda: 0 <= len(input_types(decomposition)))
    check("C3", lambda: same(types(inputs), input_types(decomposition)), needs=("C2",))
    check("C4", lambda: same(R, output_types(decomposition)), needs=("C2",))
