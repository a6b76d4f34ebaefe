"""What can be done about an op that may not cross, from cheap to impossible."""

from __future__ import annotations

REMOVE, DOWNGRADE, WRAP, EXPAND = "remove", "downgrade", "wrap as composite", "expand"
CONVERT, REFINE, IMPOSSIBLE = "convert a type", "refine sizes", "impossible"
REMEDIES = (REMOVE, DOWNGRADE, WRAP, EXPAND, CONVERT, REFINE, IMPOSSIBLE)
