"""Versions of stablehlo.all_gather: Each process of a group gets the tensors of all of them, one
behind the other along one dimension.
"""

# Generated from spec/ops/stablehlo/all_gather.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import Any

from opspec.catalog.version_changes import VersionChange
from opspec.rules.vocabulary import on_axes

CHANGES = (
    VersionChange("0.9.0"),
    VersionChange("1.5.0", "several operands", older="each"),
    VersionChange("1.16.0", "groups as axes of a mesh", older="lists"),
)
TIER = "portable"
TIERS = ()
READS = ("operands", "replica_groups")


def used(
    operands: Any,
    all_gather_dim: Any,
    replica_groups: Any,
    handle: Any,
    type_: Any,
    use_global_device_ids: Any,
    results: Any,
    T: Any,
    num_replicas: Any,
    num_partitions: Any,
) -> tuple[Any, ...]:
    """Which of the changes this use of the op has, in their order, and whether its tier is each one of the others."""
    return (True, 1 < len(operands), on_axes(replica_groups))
