"""What a specialisation of the CUDA kernel of stablehlo.constant needs."""

# Generated from spec/ops/stablehlo/constant.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.cuda.kernel_plan import KernelPlan, Stage

KERNEL = KernelPlan(
    "stablehlo.constant",
    attributes=("value",),
    stages=(Stage("kernel", makes="output", reads=(), types=("T",)),),
)
