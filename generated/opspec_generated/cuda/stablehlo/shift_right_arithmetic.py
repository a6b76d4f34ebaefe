"""What a specialisation of the CUDA kernel of stablehlo.shift_right_arithmetic needs."""

# Generated from spec/ops/stablehlo/shift_right_arithmetic.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.cuda.kernel_plan import KernelPlan, Stage

KERNEL = KernelPlan(
    "stablehlo.shift_right_arithmetic",
    attributes=(),
    stages=(Stage("kernel", makes="result", reads=("lhs", "rhs"), types=("T",)),),
)
