"""What a specialisation of the CUDA kernel of stablehlo.dynamic_slice needs."""

# Generated from spec/ops/stablehlo/dynamic_slice.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.cuda.kernel_plan import KernelPlan, Stage

KERNEL = KernelPlan(
    "stablehlo.dynamic_slice",
    attributes=("slice_sizes",),
    stages=(Stage("kernel", makes="result", reads=("operand", "start_indices"), types=("T",)),),
)
