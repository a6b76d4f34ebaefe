"""There is no CUDA kernel of mhlo.trace: its meaning is written by hand (The op gives nothing, so
no element of a result has a meaning).
"""

# Generated from spec/ops/mhlo/trace.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

REASON = (
    "its meaning is written by hand (The op gives nothing, so no element of a result has a meaning)"
)
