"""Versions of chlo.scan: A region applied to one slice of the inputs after the other and to what it
carries along; what it makes of each slice, and what it carries in the end.
"""

# Generated from spec/ops/chlo/scan.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import Any

from opspec.catalog.version_changes import VersionChange

CHANGES = (
    VersionChange("1.13.8"),
)
TIER = "same-build"
TIERS = ()
READS = ()


def used(
    operands: Any,
    dimension: Any,
    scan_dim_size: Any,
    is_reverse: Any,
    is_associative: Any,
    operandSegmentSizes: Any,
    resultSegmentSizes: Any,
    results: Any,
) -> tuple[Any, ...]:
    """Which of the changes this use of the op has, in their order, and whether its tier is each one of the others."""
    return (True,)
