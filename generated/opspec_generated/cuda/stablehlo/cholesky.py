"""There is no CUDA kernel of stablehlo.cholesky: its meaning is written by hand (Each column of the
factor depends on the ones before it, which no element by itself can say).
"""

# Generated from spec/ops/stablehlo/cholesky.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

REASON = (
    "its meaning is written by hand (Each column of the factor depends on the ones before it, "
    "which no element by itself can say)"
)
