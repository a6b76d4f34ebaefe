"""all_gather by what goes between the processes of a group."""

from __future__ import annotations

from opspec.execution.fast_paths import FastPath
from opspec.execution.fast_paths.collectives import all_gather

PATHS = (FastPath("peers", all_gather, "what a group has, joined by NumPy"),)
