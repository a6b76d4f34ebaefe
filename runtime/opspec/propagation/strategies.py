"""The names of the strategies by which shardings spread: each has what stands before it."""

from __future__ import annotations

from typing import Literal, TypeAlias

Strategy: TypeAlias = Literal["basic", "aggressive", "op-priority", "user-priority"]
STRATEGIES: tuple[Strategy, ...] = ("basic", "aggressive", "op-priority", "user-priority")
