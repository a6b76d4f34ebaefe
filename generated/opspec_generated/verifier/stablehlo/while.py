"""Verifier of stablehlo.while: A state that a body makes anew for as long as a condition holds of
it.
"""

# Generated from spec/ops/stablehlo/while.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from collections.abc import Sequence

from opspec.rules.vocabulary import Check, Rule
from opspec.values.types import Other, Tensor

RULES: dict[str, Rule] = {
}


def rules(
    check: Check,
    operand: Sequence[Tensor | Other],
    results: Sequence[Tensor | Other],
    V: Sequence[Tensor | Other],
) -> None:
    """Check every rule, each after the ones that it needs."""
