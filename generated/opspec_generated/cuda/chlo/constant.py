"""What a specialisation of the CUDA kernel of chlo.constant needs."""

# Generated from spec/ops/chlo/constant.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.cuda.kernel_plan import KernelPlan, Stage

KERNEL = KernelPlan(
    "chlo.constant",
    attributes=("value",),
    stages=(Stage("kernel", makes="output", reads=(), types=("T",)),),
)
