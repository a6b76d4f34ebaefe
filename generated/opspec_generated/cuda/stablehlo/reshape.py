"""What a specialisation of the CUDA kernel of stablehlo.reshape needs."""

# Generated from spec/ops/stablehlo/reshape.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.cuda.kernel_plan import KernelPlan, Stage

KERNEL = KernelPlan(
    "stablehlo.reshape",
    attributes=(),
    stages=(Stage("kernel", makes="result", reads=("operand",), types=("T",)),),
)
