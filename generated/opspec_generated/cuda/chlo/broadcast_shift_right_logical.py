"""What a specialisation of the CUDA kernel of chlo.broadcast_shift_right_logical needs."""

# Generated from spec/ops/chlo/broadcast_shift_right_logical.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.cuda.kernel_plan import KernelPlan, Stage

KERNEL = KernelPlan(
    "chlo.broadcast_shift_right_logical",
    attributes=("broadcast_dimensions",),
    stages=(Stage("kernel", makes="result", reads=("lhs", "rhs"), types=("T",)),),
)
