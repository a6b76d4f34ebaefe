"""What a specialisation of the CUDA kernel of stablehlo.sqrt needs."""

# Generated from spec/ops/stablehlo/sqrt.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.cuda.kernel_plan import KernelPlan, Stage

KERNEL = KernelPlan(
    "stablehlo.sqrt",
    attributes=(),
    stages=(Stage("kernel", makes="result", reads=("operand",), types=("T",)),),
)
