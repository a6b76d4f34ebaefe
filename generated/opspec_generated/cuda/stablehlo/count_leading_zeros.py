"""What a specialisation of the CUDA kernel of stablehlo.count_leading_zeros needs."""

# Generated from spec/ops/stablehlo/count_leading_zeros.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.cuda.kernel_plan import KernelPlan, Stage

KERNEL = KernelPlan(
    "stablehlo.count_leading_zeros",
    attributes=(),
    stages=(Stage("kernel", makes="result", reads=("operand",), types=("T",)),),
)
