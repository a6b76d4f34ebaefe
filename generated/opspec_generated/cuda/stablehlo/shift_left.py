"""What a specialisation of the CUDA kernel of stablehlo.shift_left needs."""

# Generated from spec/ops/stablehlo/shift_left.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.cuda.kernel_plan import KernelPlan, Stage

KERNEL = KernelPlan(
    "stablehlo.shift_left",
    attributes=(),
    stages=(Stage("kernel", makes="result", reads=("lhs", "rhs"), types=("T",)),),
)
