"""What a specialisation of the CUDA kernel of stablehlo.atan2 needs."""

# Generated from spec/ops/stablehlo/atan2.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.cuda.kernel_plan import KernelPlan, Stage

KERNEL = KernelPlan(
    "stablehlo.atan2",
    attributes=(),
    stages=(Stage("kernel", makes="result", reads=("lhs", "rhs"), types=("T",)),),
)
