"""What a specialisation of the CUDA kernel of stablehlo.dot_general needs."""

# Generated from spec/ops/stablehlo/dot_general.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.cuda.kernel_plan import KernelPlan, Stage

KERNEL = KernelPlan(
    "stablehlo.dot_general",
    attributes=(
        "lhs_batching_dimensions",
        "rhs_batching_dimensions",
        "lhs_contracting_dimensions",
        "rhs_contracting_dimensions",
    ),
    stages=(Stage("kernel", makes="result", reads=("lhs", "rhs"), types=("L", "R", "T")),),
)
