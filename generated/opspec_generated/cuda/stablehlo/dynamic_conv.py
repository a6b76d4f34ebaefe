"""What a specialisation of the CUDA kernel of stablehlo.dynamic_conv needs."""

# Generated from spec/ops/stablehlo/dynamic_conv.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.cuda.kernel_plan import KernelPlan, Stage

KERNEL = KernelPlan(
    "stablehlo.dynamic_conv",
    attributes=(
        "window_strides",
        "lhs_dilation",
        "rhs_dilation",
        "window_reversal",
        "input_batch_dimension",
        "input_feature_dimension",
        "input_spatial_dimensions",
        "kernel_input_feature_dimension",
        "kernel_output_feature_dimension",
        "kernel_spatial_dimensions",
        "output_batch_dimension",
        "output_feature_dimension",
        "output_spatial_dimensions",
        "feature_group_count",
        "batch_group_count",
    ),
    stages=(
        Stage(
            "kernel",
            makes="result",
            reads=("lhs", "rhs", "padding"),
            types=("L", "R", "T", "J"),
        ),
    ),
)
