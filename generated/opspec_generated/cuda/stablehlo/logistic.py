"""What a specialisation of the CUDA kernel of stablehlo.logistic needs."""

# Generated from spec/ops/stablehlo/logistic.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.cuda.kernel_plan import KernelPlan, Stage

KERNEL = KernelPlan(
    "stablehlo.logistic",
    attributes=(),
    stages=(Stage("kernel", makes="result", reads=("operand",), types=("T",)),),
)
