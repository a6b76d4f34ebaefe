"""all_reduce by what goes between the processes of a group."""

from __future__ import annotations

from opspec.execution.fast_paths import FastPath
from opspec.execution.fast_paths.collectives import all_reduce

PATHS = (FastPath("peers", all_reduce, "what a group has, combined in pairs of neighbours"),)
