"""collective_broadcast by what goes between the processes of a group."""

from __future__ import annotations

from opspec.execution.fast_paths import FastPath
from opspec.execution.fast_paths.collectives import collective_broadcast

PATHS = (FastPath("peers", collective_broadcast, "the array of the first process of a group goes to the others"),)
