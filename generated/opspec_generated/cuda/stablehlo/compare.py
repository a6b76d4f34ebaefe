"""What a specialisation of the CUDA kernel of stablehlo.compare needs."""

# Generated from spec/ops/stablehlo/compare.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.cuda.kernel_plan import KernelPlan, Stage

KERNEL = KernelPlan(
    "stablehlo.compare",
    attributes=("comparison_direction", "compare_type"),
    stages=(Stage("kernel", makes="result", reads=("lhs", "rhs"), types=("T",)),),
)
