"""What a specialisation of the CUDA kernel of stablehlo.round_nearest_even needs."""

# Generated from spec/ops/stablehlo/round_nearest_even.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.cuda.kernel_plan import KernelPlan, Stage

KERNEL = KernelPlan(
    "stablehlo.round_nearest_even",
    attributes=(),
    stages=(Stage("kernel", makes="result", reads=("operand",), types=("T",)),),
)
