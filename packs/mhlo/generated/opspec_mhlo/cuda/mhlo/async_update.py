"""There is no CUDA kernel of mhlo.async_update: its meaning is written by hand (A future has no
elements; it stands for values that may still be made).
"""

# Generated from spec/ops/mhlo/async_update.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

REASON = (
    "its meaning is written by hand (A future has no elements; it stands for values that may still "
    "be made)"
)
