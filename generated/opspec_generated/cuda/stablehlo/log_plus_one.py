"""What a specialisation of the CUDA kernel of stablehlo.log_plus_one needs."""

# Generated from spec/ops/stablehlo/log_plus_one.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.cuda.kernel_plan import KernelPlan, Stage

KERNEL = KernelPlan(
    "stablehlo.log_plus_one",
    attributes=(),
    stages=(Stage("kernel", makes="result", reads=("operand",), types=("T",)),),
)
