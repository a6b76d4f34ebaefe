"""Verifier of stablehlo.partition_id: The number of the partition that this process is."""

# Generated from spec/ops/stablehlo/partition_id.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.rules.vocabulary import Check, Rule
from opspec.values.types import Tensor

RULES: dict[str, Rule] = {
}


def rules(check: Check, result: Tensor) -> None:
    """Check every rule, each after the ones that it needs."""
