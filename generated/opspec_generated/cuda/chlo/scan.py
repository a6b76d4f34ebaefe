"""There is no CUDA kernel of chlo.scan: its meaning is written by hand (What is carried from slice
to slice has no shape that the operands tell, and no fold gives all that it goes through).
"""

# Generated from spec/ops/chlo/scan.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

REASON = (
    "its meaning is written by hand (What is carried from slice to slice has no shape that the "
    "operands tell, and no fold gives all that it goes through)"
)
