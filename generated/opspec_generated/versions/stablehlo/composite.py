"""Versions of stablehlo.composite: An op of another namespace, made of ops that a function of the
program applies.
"""

# Generated from spec/ops/stablehlo/composite.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import Any

from opspec.catalog.version_changes import VersionChange

CHANGES = (
    VersionChange("0.19.0", older="call"),
    VersionChange("1.14.0", "composite_regions", older="call"),
)
TIER = "portable"
TIERS = ()
READS = ("composite_regions",)


def used(
    inputs: Any,
    name: Any,
    composite_attributes: Any,
    decomposition: Any,
    version: Any,
    results: Any,
    R: Any,
    composite_regions: Any,
) -> tuple[Any, ...]:
    """Which of the changes this use of the op has, in their order, and whether its tier is each one of the others."""
    return (True, 0 < len(composite_regions))
