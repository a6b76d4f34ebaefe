"""Versions of stablehlo.all_reduce: Each process of a group gets the values of all of them,
combined by a region.
"""

# Generated from spec/ops/stablehlo/all_reduce.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import Any

from opspec.catalog.version_changes import VersionChange
from opspec.rules.vocabulary import any_of, on_axes

CHANGES = (
    VersionChange("0.9.0"),
    VersionChange("0.17.0", "a region that computes in a wider type"),
    VersionChange("1.5.0", "several operands", older="each"),
    VersionChange("1.16.0", "groups as axes of a mesh", older="lists"),
)
TIER = "portable"
TIERS = ()
READS = ("operands", "replica_groups", "T", "A")


def used(
    operands: Any,
    replica_groups: Any,
    handle: Any,
    type_: Any,
    use_global_device_ids: Any,
    results: Any,
    T: Any,
    A: Any,
) -> tuple[Any, ...]:
    """Which of the changes this use of the op has, in their order, and whether its tier is each one of the others."""
    return (True, any_of(A != t for t in T), 1 < len(operands), on_axes(replica_groups))
