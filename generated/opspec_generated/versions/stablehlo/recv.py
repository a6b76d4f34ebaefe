"""Versions of stablehlo.recv: The next values of a channel, from another process or from the host,
and a token behind them.
"""

# Generated from spec/ops/stablehlo/recv.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import Any

from opspec.catalog.version_changes import VersionChange

CHANGES = (
    VersionChange("0.9.0"),
    VersionChange("1.12.0", "source_target_pairs", attribute="source_target_pairs"),
)
TIER = "portable"
TIERS = ()
READS = ("source_target_pairs",)


def used(
    token: Any,
    handle: Any,
    type_: Any,
    is_host_transfer: Any,
    source_target_pairs: Any,
    results: Any,
    after: Any,
    T: Any,
) -> tuple[Any, ...]:
    """Which of the changes this use of the op has, in their order, and whether its tier is each one of the others."""
    return (True, 0 < len(source_target_pairs))
