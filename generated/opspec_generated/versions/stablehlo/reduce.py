"""Versions of stablehlo.reduce: Dimensions of the inputs combined away by a region, together with
initial values.
"""

# Generated from spec/ops/stablehlo/reduce.yaml: change that file, then run `opspec generate`.

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
    dimensions: Any,
    results: Any,
    T: Any,
    A: Any,
) -> tuple[Any, ...]:
    """Which of the changes this use of the op has, in their order, and whether its tier is each one of the others."""
    return (True, any_of(a != t for a, t in in_step(A, T)))
