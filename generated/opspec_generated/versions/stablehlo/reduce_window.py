"""Versions of stablehlo.reduce_window: Windows of the inputs combined by a region, together with
initial values, each to one element.
"""

# Generated from spec/ops/stablehlo/reduce_window.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import Any

from opspec.catalog.version_changes import VersionChange
from opspec.rules.vocabulary import any_of
from opspec.values.dims import in_step

CHANGES = (
    VersionChange("0.9.0"),
    VersionChange("0.17.0", "a region that computes in a wider type"),
)
TIER = "portable"
TIERS = ()
READS = ("T", "A")


def used(
    inputs: Any,
    init_values: Any,
    window_dimensions: Any,
    window_strides: Any,
    base_dilations: Any,
    window_dilations: Any,
    padding: Any,
    results: Any,
    T: Any,
    A: Any,
) -> tuple[Any, ...]:
    """Which of the changes this use of the op has, in their order, and whether its tier is each one of the others."""
    return (True, any_of(a != t for a, t in in_step(A, T)))
