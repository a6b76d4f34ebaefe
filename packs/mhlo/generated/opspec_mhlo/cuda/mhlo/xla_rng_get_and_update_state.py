"""There is no CUDA kernel of mhlo.xla.rng_get_and_update_state: its meaning is written by hand (The
state is that of the run, and no operand holds it).
"""

# Generated from spec/ops/mhlo/xla.rng_get_and_update_state.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

REASON = (
    "its meaning is written by hand (The state is that of the run, and no operand holds it)"
)
