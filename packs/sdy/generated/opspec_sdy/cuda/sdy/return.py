"""There is no CUDA kernel of sdy.return: its meaning is written by hand (It has no result; whoever
runs the region takes what it is given).
"""

# Generated from spec/ops/sdy/return.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

REASON = (
    "its meaning is written by hand (It has no result; whoever runs the region takes what it is "
    "given)"
)
