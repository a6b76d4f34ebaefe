"""What a specialisation of the CUDA kernel of stablehlo.minimum needs."""

# Generated from spec/ops/stablehlo/minimum.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.cuda.kernel_plan import KernelPlan, Stage

KERNEL = KernelPlan(
    "stablehlo.minimum",
    attributes=(),
    stages=(Stage("kernel", makes="result", reads=("lhs", "rhs"), types=("T",)),),
)
