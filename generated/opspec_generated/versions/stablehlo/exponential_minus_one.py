"""Versions of stablehlo.exponential_minus_one: e to the power of each value, less one, exact near
zero.
"""

# Generated from spec/ops/stablehlo/exponential_minus_one.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import Any

from opspec.catalog.version_changes import VersionChange

CHANGES = (
    VersionChange("0.9.0"),
    VersionChange("1.10.0", "the accuracy asked for", attribute="result_accuracy", lost=True),
)
TIER = "portable"
TIERS = ()
READS = ("mode",)


def used(
    operand: Any,
    atol: Any,
    rtol: Any,
    ulps: Any,
    mode: Any,
    result: Any,
    T: Any,
) -> tuple[Any, ...]:
    """Which of the changes this use of the op has, in their order, and whether its tier is each one of the others."""
    return (True, mode != "DEFAULT")
