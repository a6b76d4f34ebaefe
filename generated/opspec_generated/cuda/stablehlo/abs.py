"""What a specialisation of the CUDA kernel of stablehlo.abs needs."""

# Generated from spec/ops/stablehlo/abs.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.cuda.kernel_plan import KernelPlan, Stage

KERNEL = KernelPlan(
    "stablehlo.abs",
    attributes=(),
    stages=(Stage("kernel", makes="result", reads=("operand",), types=("T", "R")),),
)
