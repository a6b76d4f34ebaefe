"""What a specialisation of the CUDA kernel of stablehlo.exponential needs."""

# Generated from spec/ops/stablehlo/exponential.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.cuda.kernel_plan import KernelPlan, Stage

KERNEL = KernelPlan(
    "stablehlo.exponential",
    attributes=(),
    stages=(Stage("kernel", makes="result", reads=("operand",), types=("T",)),),
)
