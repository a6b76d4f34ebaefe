"""Versions of stablehlo.async_done: The value of a future, once it is there."""

# Generated from spec/ops/stablehlo/async_done.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import Any

from opspec.catalog.version_changes import VersionChange

CHANGES = (
    VersionChange("1.15.0", older="at_once"),
)
TIER = "portable"
TIERS = ()
READS = ()


def used(operand: Any, result: Any, V: Any) -> tuple[Any, ...]:
    """Which of the changes this use of the op has, in their order, and whether its tier is each one of the others."""
    return (True,)
