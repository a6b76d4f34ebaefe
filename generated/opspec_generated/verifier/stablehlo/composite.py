"""Verifier of stablehlo.composite: An op of another namespace, made of ops that a function of the
program applies.
"""

# Generated from spec/ops/stablehlo/composite.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import Any

from opspec.rules.vocabulary import Check, Rule, input_types, is_op_name, output_types, same, types

RULES = {
    "C1": Rule("is_op_name(name)", says="the name has a namespace, as my.gelu has", public="C1"),
    "C2": Rule(
        "0 <= len(input_types(decomposition))",
        says="the program has the function that decomposition names",
        public="C2",
    ),
    "C3": Rule("types(inputs) == input_types(decomposition)", public="C3"),
    "C4": Rule("R == output_types(decomposition)", public="C4"),
}


def rules(
    check: Check,
    inputs: Any,
    name: Any,
    composite_attributes: Any,
    decomposition: Any,
    version: Any,
    results: Any,
    R: Any,
    composite_regions: Any,
) -> None:
    """Check every rule, each after the ones that it needs."""
    check("C1", lambda: is_op_name(name))
    check("C2", lambda: 0 <= len(input_types(decomposition)))
    check("C3", lambda: same(types(inputs), input_types(decomposition)), needs=("C2",))
    check("C4", lambda: same(R, output_types(decomposition)), needs=("C2",))
