"""There is no CUDA kernel of stablehlo.all_to_all: it asks which process it is, and a kernel sees
one device.
"""

# Generated from spec/ops/stablehlo/all_to_all.yaml: change that file, then run `make generate`.

from __future__ import annotations

REASON = (
    "it asks which process it is, and a kernel sees one device"
)
