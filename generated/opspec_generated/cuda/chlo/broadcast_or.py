"""What a specialisation of the CUDA kernel of chlo.broadcast_or needs."""

# Generated from spec/ops/chlo/broadcast_or.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.cuda.kernel_plan import KernelPlan, Stage

KERNEL = KernelPlan(
    "chlo.broadcast_or",
    attributes=("broadcast_dimensions",),
    stages=(Stage("kernel", makes="result", reads=("lhs", "rhs"), types=("T",)),),
)
