"""What a specialisation of the CUDA kernel of stablehlo.ceil needs."""

# Generated from spec/ops/stablehlo/ceil.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.cuda.kernel_plan import KernelPlan, Stage

KERNEL = KernelPlan(
    "stablehlo.ceil",
    attributes=(),
    stages=(Stage("kernel", makes="result", reads=("operand",), types=("T",)),),
)
