"""What a specialisation of the CUDA kernel of chlo.broadcast_add needs."""

# Generated from spec/ops/chlo/broadcast_add.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.cuda.kernel_plan import KernelPlan, Stage

KERNEL = KernelPlan(
    "chlo.broadcast_add",
    attributes=("broadcast_dimensions",),
    stages=(Stage("kernel", makes="result", reads=("lhs", "rhs"), types=("T",)),),
)
