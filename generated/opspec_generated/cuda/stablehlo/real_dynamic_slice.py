"""What a specialisation of the CUDA kernel of stablehlo.real_dynamic_slice needs."""

# Generated from spec/ops/stablehlo/real_dynamic_slice.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.cuda.kernel_plan import KernelPlan, Stage

KERNEL = KernelPlan(
    "stablehlo.real_dynamic_slice",
    attributes=(),
    stages=(
        Stage(
            "kernel",
            makes="result",
            reads=("operand", "start_indices", "strides"),
            types=("T",),
        ),
    ),
)
