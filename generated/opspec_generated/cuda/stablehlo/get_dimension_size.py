"""What a specialisation of the CUDA kernel of stablehlo.get_dimension_size needs."""

# Generated from spec/ops/stablehlo/get_dimension_size.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.cuda.kernel_plan import KernelPlan, Stage

KERNEL = KernelPlan(
    "stablehlo.get_dimension_size",
    attributes=("dimension",),
    stages=(Stage("kernel", makes="result", reads=("operand",), types=("T",)),),
)
