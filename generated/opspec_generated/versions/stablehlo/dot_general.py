"""Versions of stablehlo.dot_general: Products of two tensors, summed over contracted dimensions,
for each index of the batching ones.
"""

# Generated from spec/ops/stablehlo/dot_general.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import Any

from opspec.catalog.version_changes import VersionChange

CHANGES = (
    VersionChange("0.9.0"),
    VersionChange("1.6.0", "an algorithm", attribute="algorithm", lost=True),
    VersionChange(
        "1.21.0",
        "an algorithm that makes a product of f8E4M3FN of several",
        attribute="algorithm",
        lost=True,
    ),
)
TIER = "portable"
TIERS = ()
READS = ("lhs_precision_type", "num_primitive_operations")


def used(
    lhs: Any,
    rhs: Any,
    lhs_batching_dimensions: Any,
    rhs_batching_dimensions: Any,
    lhs_contracting_dimensions: Any,
    rhs_contracting_dimensions: Any,
    precision_config: Any,
    lhs_precision_type: Any,
    rhs_precision_type: Any,
    accumulation_type: Any,
    lhs_component_count: Any,
    rhs_component_count: Any,
    num_primitive_operations: Any,
    allow_imprecise_accumulation: Any,
    result: Any,
    L: Any,
    R: Any,
    T: Any,
) -> tuple[Any, ...]:
    """Which of the changes this use of the op has, in their order, and whether its tier is each one of the others."""
    return (
        True,
        lhs_precision_type != "",
        lhs_precision_type == "f8E4M3FN" and 1 < num_primitive_operations,
    )
