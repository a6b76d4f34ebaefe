"""Verifier of mhlo.async_start: A computation that need not be done before its values are asked
for.
"""

# Generated from spec/ops/mhlo/async_start.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from collections.abc import Sequence

from opspec.rules.vocabulary import Check, Function, Rule, input_types, output_types, same, types
from opspec.values.types import Other, Tensor

RULES = {
    "C1": Rule(
        "0 <= len(input_types(called_computation))",
        says="the program has the function that is named",
    ),
    "C2": Rule(
        "types(inputs) == input_types(called_computation)",
        says="the function takes what the op takes",
    ),
    "C3": Rule(
        "R == output_types(called_computation)",
        says="what the result stands for is what the function returns",
    ),
}


def rules(
    check: Check,
    inputs: Sequence[Tensor | Other],
    called_computation: Function,
    execution_thread: str,
    result: Other,
    R: Sequence[Tensor | Other],
) -> None:
    """Check every rule, each after the ones that it needs."""
    check("C1", lambda: 0 <= len(input_types(called_computation)))
    check("C2", lambda: same(types(inputs), input_types(called_computation)), needs=("C1",))
    check("C3", lambda: same(R, output_types(called_computation)), needs=("C1",))
