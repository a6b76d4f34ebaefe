"""What a specialisation of the CUDA kernel of stablehlo.complex needs."""

# Generated from spec/ops/stablehlo/complex.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.cuda.kernel_plan import KernelPlan, Stage

KERNEL = KernelPlan(
    "stablehlo.complex",
    attributes=(),
    stages=(Stage("kernel", makes="result", reads=("lhs", "rhs"), types=("T", "C")),),
)
