"""There is no CUDA kernel of stablehlo.triangular_solve: its meaning is written by hand (Each row
of the solution depends on the ones before it, which no element by itself can say).
"""

# Generated from spec/ops/stablehlo/triangular_solve.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

REASON = (
    "its meaning is written by hand (Each row of the solution depends on the ones before it, which "
    "no element by itself can say)"
)
