"""Versions of stablehlo.scatter: Slices of the inputs, each starting where a vector of indices
says, combined with updates by a region.
"""

# Generated from spec/ops/stablehlo/scatter.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import Any

from opspec.catalog.version_changes import VersionChange
from opspec.rules.vocabulary import any_of
from opspec.values.dims import in_step

CHANGES = (
    VersionChange("0.9.0"),
    VersionChange("0.17.0", "a region that computes in a wider type"),
    VersionChange("1.1.0", "batching dimensions"),
)
TIER = "portable"
TIERS = ()
READS = ("input_batching_dims", "T", "A")


def used(
    inputs: Any,
    scatter_indices: Any,
    updates: Any,
    update_window_dims: Any,
    inserted_window_dims: Any,
    input_batching_dims: Any,
    scatter_indices_batching_dims: Any,
    scatter_dims_to_operand_dims: Any,
    index_vector_dim: Any,
    indices_are_sorted: Any,
    unique_indices: Any,
    results: Any,
    T: Any,
    A: Any,
    J: Any,
) -> tuple[Any, ...]:
    """Which of the changes this use of the op has, in their order, and whether its tier is each one of the others."""
    return (True, any_of(a != t for a, t in in_step(A, T)), 0 < len(input_batching_dims))
