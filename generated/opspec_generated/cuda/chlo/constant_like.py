"""What a specialisation of the CUDA kernel of chlo.constant_like needs."""

# Generated from spec/ops/chlo/constant_like.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.cuda.kernel_plan import KernelPlan, Stage

KERNEL = KernelPlan(
    "chlo.constant_like",
    attributes=("value",),
    stages=(Stage("kernel", makes="result", reads=(), types=("R",)),),
)
