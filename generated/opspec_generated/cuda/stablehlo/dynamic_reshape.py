"""What a specialisation of the CUDA kernel of stablehlo.dynamic_reshape needs."""

# Generated from spec/ops/stablehlo/dynamic_reshape.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.cuda.kernel_plan import KernelPlan, Stage

KERNEL = KernelPlan(
    "stablehlo.dynamic_reshape",
    attributes=(),
    stages=(Stage("kernel", makes="result", reads=("operand",), types=("T",)),),
)
