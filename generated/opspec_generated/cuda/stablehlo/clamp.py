"""What a specialisation of the CUDA kernel of stablehlo.clamp needs."""

# Generated from spec/ops/stablehlo/clamp.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.cuda.kernel_plan import KernelPlan, Stage

KERNEL = KernelPlan(
    "stablehlo.clamp",
    attributes=(),
    stages=(Stage("kernel", makes="result", reads=("min", "operand", "max"), types=("T",)),),
)
