"""What a specialisation of the CUDA kernel of stablehlo.slice needs."""

# Generated from spec/ops/stablehlo/slice.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.cuda.kernel_plan import KernelPlan, Stage

KERNEL = KernelPlan(
    "stablehlo.slice",
    attributes=("start_indices", "strides"),
    stages=(Stage("kernel", makes="result", reads=("operand",), types=("T",)),),
)
