"""Versions of chlo.ragged_dot: Products of matrices as dot_general makes them, with one dimension
cut into groups: each group of rows has a matrix of its own to be multiplied with, or each group
of terms a sum of its own.
"""

# Generated from spec/ops/chlo/ragged_dot.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import Any

from opspec.catalog.version_changes import VersionChange

CHANGES = (
    VersionChange("1.8.7"),
)
TIER = "same-build"
TIERS = ()
READS = ()


def used(
    lhs: Any,
    rhs: Any,
    group_sizes: Any,
    lhs_batching_dimensions: Any,
    rhs_batching_dimensions: Any,
    lhs_contracting_dimensions: Any,
    rhs_contracting_dimensions: Any,
    lhs_ragged_dimensions: Any,
    rhs_group_dimensions: Any,
    precision_config: Any,
    result: Any,
    L: Any,
    R: Any,
    I: Any,
    T: Any,
    P: Any,
) -> tuple[Any, ...]:
    """Which of the changes this use of the op has, in their order, and whether its tier is each one of the others."""
    return (True,)
