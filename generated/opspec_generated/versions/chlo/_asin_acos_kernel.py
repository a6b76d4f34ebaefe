"""Versions of chlo._asin_acos_kernel: The real part of the cosine of the arc sine, and the
magnitude of the imaginary part of the arc sine: what the four inverse functions of complex
numbers have in common.
"""

# Generated from spec/ops/chlo/_asin_acos_kernel.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import Any

from opspec.catalog.version_changes import VersionChange

CHANGES = (
    VersionChange("1.6.1"),
)
TIER = "same-build"
TIERS = ()
READS = ()


def used(operand: Any, result: Any, T: Any) -> tuple[Any, ...]:
    """Which of the changes this use of the op has, in their order, and whether its tier is each one of the others."""
    return (True,)
