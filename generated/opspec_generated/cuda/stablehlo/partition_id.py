"""There is no CUDA kernel of stablehlo.partition_id: it asks which process it is, and a kernel sees
one device.
"""

# Generated from spec/ops/stablehlo/partition_id.yaml: change that file, then run `make generate`.

from __future__ import annotations

REASON = (
    "it asks which process it is, and a kernel sees one device"
)
