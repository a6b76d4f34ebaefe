"""Verifier of stablehlo.tuple: Values as one value."""

# Generated from spec/ops/stablehlo/tuple.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from collections.abc import Sequence

from opspec.rules.vocabulary import Check, Rule
from opspec.values.types import Other, Tensor

RULES: dict[str, Rule] = {
}


def rules(
    check: Check,
    val: Sequence[Tensor | Other],
    result: Other,
    V: Sequence[Tensor | Other],
) -> None:
    """Check every rule, each after the ones that it needs."""
