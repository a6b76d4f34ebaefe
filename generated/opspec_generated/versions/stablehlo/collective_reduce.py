"""Versions of stablehlo.collective_reduce: One process of a group, its root, gets the values of all
of them, combined by a region, and all others zeros.
"""

# Generated from spec/ops/stablehlo/collective_reduce.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import Any

from opspec.catalog.version_changes import VersionChange

CHANGES = (
    VersionChange("1.19.0"),
)
TIER = "portable"
TIERS = ()
READS = ()


def used(
    operands: Any,
    roots: Any,
    replica_groups: Any,
    handle: Any,
    type_: Any,
    use_global_device_ids: Any,
    has_dynamic_root: Any,
    results: Any,
    T: Any,
    A: Any,
    num_replicas: Any,
    num_partitions: Any,
) -> tuple[Any, ...]:
    """Which of the changes this use of the op has, in their order, and whether its tier is each one of the others."""
    return (True,)
