"""Versions of stablehlo.select_and_scatter: For each window of the operand, a source value is
scattered to where the element lies that a region selects.
"""

# Generated from spec/ops/stablehlo/select_and_scatter.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import Any

from opspec.catalog.version_changes import VersionChange

CHANGES = (
    VersionChange("0.9.0"),
    VersionChange("0.17.0", "a region that computes in a wider type"),
)
TIER = "portable"
TIERS = ()
READS = ("T", "A")


def used(
    operand: Any,
    source: Any,
    init_value: Any,
    window_dimensions: Any,
    window_strides: Any,
    padding: Any,
    result: Any,
    T: Any,
    A: Any,
    P: Any,
) -> tuple[Any, ...]:
    """Which of the changes this use of the op has, in their order, and whether its tier is each one of the others."""
    return (True, A != T)
