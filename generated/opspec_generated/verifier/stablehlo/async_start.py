"""Verifier of stablehlo.async_start: One op, a collective or a slice, that need not be done before
its value is asked for.
"""

# Generated from spec/ops/stablehlo/async_start.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from collections.abc import Sequence

from opspec.rules.vocabulary import Check, Rule
from opspec.values.types import Other, Tensor

RULES: dict[str, Rule] = {
}


def rules(
    check: Check,
    operands: Sequence[Tensor | Other],
    result: Other,
    V: Sequence[Tensor | Other],
    R: Tensor | Other,
) -> None:
    """Check every rule, each after the ones that it needs."""
