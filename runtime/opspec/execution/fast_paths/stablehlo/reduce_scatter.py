"""reduce_scatter by what goes between the processes of a group."""

from __future__ import annotations

from opspec.execution.fast_paths import FastPath
from opspec.execution.fast_paths.collectives import reduce_scatter

PATHS = (
    FastPath("peers", reduce_scatter, "each of a group combines the parts that are for it, in pairs of neighbours"),
)
