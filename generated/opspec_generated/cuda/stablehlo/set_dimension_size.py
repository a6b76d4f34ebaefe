"""What a specialisation of the CUDA kernel of stablehlo.set_dimension_size needs."""

# Generated from spec/ops/stablehlo/set_dimension_size.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.cuda.kernel_plan import KernelPlan, Stage

KERNEL = KernelPlan(
    "stablehlo.set_dimension_size",
    attributes=(),
    stages=(Stage("kernel", makes="result", reads=("operand",), types=("T",)),),
)
