"""Verifier of mhlo.async_done: The values of a computation that was begun, once they are there."""

# Generated from spec/ops/mhlo/async_done.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from collections.abc import Sequence

from opspec.rules.vocabulary import Check, Rule
from opspec.values.types import Other, Tensor

RULES: dict[str, Rule] = {
}


def rules(
    check: Check,
    bundle: Other,
    results: Sequence[Tensor | Other],
    R: Sequence[Tensor | Other],
) -> None:
    """Check every rule, each after the ones that it needs."""
