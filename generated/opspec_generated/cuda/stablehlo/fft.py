"""What a specialisation of the CUDA kernel of stablehlo.fft needs."""

# Generated from spec/ops/stablehlo/fft.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.cuda.kernel_plan import KernelPlan, Stage

KERNEL = KernelPlan(
    "stablehlo.fft",
    attributes=("fft_type", "fft_length"),
    stages=(Stage("kernel", makes="result", reads=("operand",), types=("T", "S")),),
)
