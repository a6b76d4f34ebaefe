"""Verifier of stablehlo.partition_id: The number of the partition that this process is."""

# Generated from spec/ops/stablehlo/partition_id.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import Any

from opspec.rules.vocabulary import Check

RULES: dict[str, Any] = {
}


def rules(check: Check, result: Any) -> None:
    """Check every rule, each after the ones that it needs."""
