"""Versions of stablehlo.async_start: One op, a collective or a slice, that need not be done before
its value is asked for.
"""

# Generated from spec/ops/stablehlo/async_start.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import Any

from opspec.catalog.version_changes import VersionChange

CHANGES = (
    VersionChange("1.15.0", older="at_once"),
)
TIER = "portable"
TIERS = ()
READS = ()


def used(operands: Any, result: Any, V: Any, R: Any) -> tuple[Any, ...]:
    """Which of the changes this use of the op has, in their order, and whether its tier is each one of the others."""
    return (True,)
