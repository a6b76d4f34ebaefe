"""What a specialisation of the CUDA kernel of stablehlo.uniform_quantize needs."""

# Generated from spec/ops/stablehlo/uniform_quantize.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.cuda.kernel_plan import KernelPlan, Stage

KERNEL = KernelPlan(
    "stablehlo.uniform_quantize",
    attributes=(),
    stages=(Stage("kernel", makes="result", reads=("operand",), types=("T", "S")),),
)
