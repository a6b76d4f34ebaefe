"""There is no CUDA kernel of mhlo.add_dependency: its meaning is written by hand (It passes on
tokens as well as tensors, and a meaning by elements speaks of tensors alone).
"""

# Generated from spec/ops/mhlo/add_dependency.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

REASON = (
    "its meaning is written by hand (It passes on tokens as well as tensors, and a meaning by "
    "elements speaks of tensors alone)"
)
