"""Versions of stablehlo.convolution: Products of a kernel with windows of an input, summed over
window and channels, in groups.
"""

# Generated from spec/ops/stablehlo/convolution.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import Any

from opspec.catalog.version_changes import VersionChange
from opspec.rules.vocabulary import is_quantized

CHANGES = (
    VersionChange("0.9.0"),
    VersionChange("1.20.0", "operands of two types of eight bits"),
)
TIER = "portable"
TIERS = ()
READS = ("L", "R")


def used(
    lhs: Any,
    rhs: Any,
    window_strides: Any,
    padding: Any,
    lhs_dilation: Any,
    rhs_dilation: Any,
    window_reversal: Any,
    input_batch_dimension: Any,
    input_feature_dimension: Any,
    input_spatial_dimensions: Any,
    kernel_input_feature_dimension: Any,
    kernel_output_feature_dimension: Any,
    kernel_spatial_dimensions: Any,
    output_batch_dimension: Any,
    output_feature_dimension: Any,
    output_spatial_dimensions: Any,
    feature_group_count: Any,
    batch_group_count: Any,
    precision_config: Any,
    result: Any,
    L: Any,
    R: Any,
    T: Any,
) -> tuple[Any, ...]:
    """Which of the changes this use of the op has, in their order, and whether its tier is each one of the others."""
    return (True, not is_quantized(R) and L != R)
