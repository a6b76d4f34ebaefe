"""There is no CUDA kernel of sdy.sharding_group: its meaning is written by hand (It gives no value;
how values lie is not what they are).
"""

# Generated from spec/ops/sdy/sharding_group.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

REASON = (
    "its meaning is written by hand (It gives no value; how values lie is not what they are)"
)
