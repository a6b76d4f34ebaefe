"""Versions of stablehlo.reduce_scatter: The values of all processes of a group are combined by a
region, and each process gets a part of them.
"""

# Generated from spec/ops/stablehlo/reduce_scatter.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import Any

from opspec.catalog.version_changes import VersionChange
from opspec.rules.vocabulary import on_axes

CHANGES = (
    VersionChange("0.9.0"),
    VersionChange("0.17.0", "a region that computes in a wider type"),
    VersionChange("1.16.0", "groups as axes of a mesh", older="lists"),
)
TIER = "portable"
TIERS = ()
READS = ("replica_groups", "T", "A")


def used(
    operand: Any,
    scatter_dimension: Any,
    replica_groups: Any,
    handle: Any,
    type_: Any,
    use_global_device_ids: Any,
    result: Any,
    T: Any,
    A: Any,
    num_replicas: Any,
    num_partitions: Any,
) -> tuple[Any, ...]:
    """Which of the changes this use of the op has, in their order, and whether its tier is each one of the others."""
    return (True, A != T, on_axes(replica_groups))
