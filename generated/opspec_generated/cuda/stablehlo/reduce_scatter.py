"""There is no CUDA kernel of stablehlo.reduce_scatter: it asks which process it is, and a kernel
sees one device.
"""

# Generated from spec/ops/stablehlo/reduce_scatter.yaml: change that file, then run `make generate`.

from __future__ import annotations

REASON = (
    "it asks which process it is, and a kernel sees one device"
)
