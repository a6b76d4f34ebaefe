"""What a specialisation of the CUDA kernel of stablehlo.uniform_dequantize needs."""

# Generated from spec/ops/stablehlo/uniform_dequantize.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.cuda.kernel_plan import KernelPlan, Stage

KERNEL = KernelPlan(
    "stablehlo.uniform_dequantize",
    attributes=(),
    stages=(Stage("kernel", makes="result", reads=("operand",), types=("T", "S")),),
)
