"""What a specialisation of the CUDA kernel of stablehlo.pad needs."""

# Generated from spec/ops/stablehlo/pad.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.cuda.kernel_plan import KernelPlan, Stage

KERNEL = KernelPlan(
    "stablehlo.pad",
    attributes=("edge_padding_low", "interior_padding"),
    stages=(Stage("kernel", makes="result", reads=("operand", "padding_value"), types=("T",)),),
)
