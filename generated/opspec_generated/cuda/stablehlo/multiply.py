"""What a specialisation of the CUDA kernel of stablehlo.multiply needs."""

# Generated from spec/ops/stablehlo/multiply.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.cuda.kernel_plan import KernelPlan, Stage

KERNEL = KernelPlan(
    "stablehlo.multiply",
    attributes=(),
    stages=(Stage("kernel", makes="result", reads=("lhs", "rhs"), types=("T",)),),
)
