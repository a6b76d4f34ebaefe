"""What a specialisation of the CUDA kernel of stablehlo.torch_index_select needs."""

# Generated from spec/ops/stablehlo/torch_index_select.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.cuda.kernel_plan import KernelPlan, Stage

KERNEL = KernelPlan(
    "stablehlo.torch_index_select",
    attributes=("dim", "batch_dims"),
    stages=(Stage("kernel", makes="result", reads=("operand", "index"), types=("T", "J")),),
)
