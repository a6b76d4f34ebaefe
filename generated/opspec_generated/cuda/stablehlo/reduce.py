"""What a specialisation of the CUDA kernel of stablehlo.reduce needs."""

# Generated from spec/ops/stablehlo/reduce.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.cuda.kernel_plan import KernelPlan, Stage

KERNEL = KernelPlan(
    "stablehlo.reduce",
    attributes=("dimensions",),
    stages=(Stage("kernel", makes="results", reads=("inputs", "init_values"), types=("A",)),),
)
