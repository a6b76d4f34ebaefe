"""What a specialisation of the CUDA kernel of stablehlo.dynamic_update_slice needs."""

# Generated from spec/ops/stablehlo/dynamic_update_slice.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.cuda.kernel_plan import KernelPlan, Stage

KERNEL = KernelPlan(
    "stablehlo.dynamic_update_slice",
    attributes=(),
    stages=(
        Stage("kernel", makes="result", reads=("operand", "update", "start_indices"), types=("T",)),
    ),
)
