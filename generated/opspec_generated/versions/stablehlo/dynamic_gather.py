"""Versions of stablehlo.dynamic_gather: Slices of a tensor, of sizes that an operand gives, each
starting where a vector of indices says.
"""

# Generated from spec/ops/stablehlo/dynamic_gather.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import Any

from opspec.catalog.version_changes import VersionChange

CHANGES = (
    VersionChange("0.9.0"),
    VersionChange("1.1.0", "batching dimensions"),
)
TIER = "portable"
TIERS = ()
READS = ("operand_batching_dims",)


def used(
    operand: Any,
    start_indices: Any,
    slice_sizes: Any,
    offset_dims: Any,
    collapsed_slice_dims: Any,
    operand_batching_dims: Any,
    start_indices_batching_dims: Any,
    start_index_map: Any,
    index_vector_dim: Any,
    indices_are_sorted: Any,
    result: Any,
    T: Any,
    J: Any,
) -> tuple[Any, ...]:
    """Which of the changes this use of the op has, in their order, and whether its tier is each one of the others."""
    return (True, 0 < len(operand_batching_dims))
