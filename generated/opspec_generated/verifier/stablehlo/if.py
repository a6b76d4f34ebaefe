"""Verifier of stablehlo.if: What one of two branches returns, chosen by a predicate."""

# Generated from spec/ops/stablehlo/if.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from collections.abc import Sequence

from opspec.rules.vocabulary import Check, Rule
from opspec.values.types import Other, Tensor

RULES: dict[str, Rule] = {
}


def rules(
    check: Check,
    pred: Tensor,
    results: Sequence[Tensor | Other],
    V: Sequence[Tensor | Other],
) -> None:
    """Check every rule, each after the ones that it needs."""
