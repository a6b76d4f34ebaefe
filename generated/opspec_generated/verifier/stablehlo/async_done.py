"""Verifier of stablehlo.async_done: The value of a future, once it is there."""

# Generated from spec/ops/stablehlo/async_done.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.rules.vocabulary import Check, Rule
from opspec.values.types import Other, Tensor

RULES: dict[str, Rule] = {
}


def rules(check: Check, operand: Other, result: Tensor | Other, V: Tensor | Other) -> None:
    """Check every rule, each after the ones that it needs."""
