"""Versions of stablehlo.collective_broadcast: The processes of a group get the tensors of one of
them, its root, and all others zeros.
"""

# Generated from spec/ops/stablehlo/collective_broadcast.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import Any

from opspec.catalog.version_changes import VersionChange
from opspec.rules.vocabulary import on_axes

CHANGES = (
    VersionChange("0.16.0"),
    VersionChange("1.16.0", "groups as axes of a mesh", older="lists"),
    VersionChange("1.20.0", "several operands", older="each"),
    VersionChange("1.20.0", "a root that is computed"),
)
TIER = "portable"
TIERS = ()
READS = ("operands", "replica_groups", "has_dynamic_root")


def used(
    operands: Any,
    roots: Any,
    replica_groups: Any,
    handle: Any,
    type_: Any,
    has_dynamic_root: Any,
    results: Any,
    T: Any,
) -> tuple[Any, ...]:
    """Which of the changes this use of the op has, in their order, and whether its tier is each one of the others."""
    return (True, on_axes(replica_groups), 1 < len(operands), has_dynamic_root)
