"""What a specialisation of the CUDA kernel of stablehlo.reverse needs."""

# Generated from spec/ops/stablehlo/reverse.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.cuda.kernel_plan import KernelPlan, Stage

KERNEL = KernelPlan(
    "stablehlo.reverse",
    attributes=("dimensions",),
    stages=(Stage("kernel", makes="result", reads=("operand",), types=("T",)),),
)
