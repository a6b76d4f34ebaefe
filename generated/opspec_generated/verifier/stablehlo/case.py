"""Verifier of stablehlo.case: What one of several branches returns, chosen by an index; the last
one where none has the index.
"""

# Generated from spec/ops/stablehlo/case.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from collections.abc import Sequence

from opspec.rules.vocabulary import Check, Rule
from opspec.values.types import Other, Tensor

RULES = {
    "C1": Rule(
        "0 < len(branches)",
        says="there is a branch, at least the one that serves as the rest",
        public="C1",
    ),
}


def rules(
    check: Check,
    index: Tensor,
    results: Sequence[Tensor | Other],
    V: Sequence[Tensor | Other],
    branches: Sequence[str],
) -> None:
    """Check every rule, each after the ones that it needs."""
    check("C1", lambda: 0 < len(branches))
