"""collective_permute by what goes between the processes of a group."""

from __future__ import annotations

from opspec.execution.fast_paths import FastPath
from opspec.execution.fast_paths.collectives import collective_permute

PATHS = (FastPath("peers", collective_permute, "an array goes to the processes that are named as targets"),)
