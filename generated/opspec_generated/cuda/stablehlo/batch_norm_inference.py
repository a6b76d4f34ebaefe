"""What a specialisation of the CUDA kernel of stablehlo.batch_norm_inference needs."""

# Generated from spec/ops/stablehlo/batch_norm_inference.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.cuda.kernel_plan import KernelPlan, Stage

KERNEL = KernelPlan(
    "stablehlo.batch_norm_inference",
    attributes=("epsilon", "feature_index"),
    stages=(
        Stage(
            "kernel",
            makes="result",
            reads=("operand", "scale", "offset", "mean", "variance"),
            types=("T",),
        ),
    ),
)
