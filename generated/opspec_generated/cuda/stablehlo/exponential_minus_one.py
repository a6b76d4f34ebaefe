"""What a specialisation of the CUDA kernel of stablehlo.exponential_minus_one needs."""

# Generated from spec/ops/stablehlo/exponential_minus_one.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.cuda.kernel_plan import KernelPlan, Stage

KERNEL = KernelPlan(
    "stablehlo.exponential_minus_one",
    attributes=(),
    stages=(Stage("kernel", makes="result", reads=("operand",), types=("T",)),),
)
