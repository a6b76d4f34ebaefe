"""What a specialisation of the CUDA kernel of stablehlo.and needs."""

# Generated from spec/ops/stablehlo/and.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.cuda.kernel_plan import KernelPlan, Stage

KERNEL = KernelPlan(
    "stablehlo.and",
    attributes=(),
    stages=(Stage("kernel", makes="result", reads=("lhs", "rhs"), types=("T",)),),
)
