"""all_to_all by what goes between the processes of a group."""

from __future__ import annotations

from opspec.execution.fast_paths import FastPath
from opspec.execution.fast_paths.collectives import all_to_all

PATHS = (FastPath("peers", all_to_all, "each process of a group gives a part to each, and joins what it gets"),)
