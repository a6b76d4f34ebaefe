"""What a specialisation of the CUDA kernel of stablehlo.select needs."""

# Generated from spec/ops/stablehlo/select.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.cuda.kernel_plan import KernelPlan, Stage

KERNEL = KernelPlan(
    "stablehlo.select",
    attributes=(),
    stages=(Stage("kernel", makes="result", reads=("pred", "on_true", "on_false"), types=("T",)),),
)
