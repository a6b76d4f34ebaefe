"""What a specialisation of the CUDA kernel of stablehlo.convolution needs."""

# Generated from spec/ops/stablehlo/convolution.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.cuda.kernel_plan import KernelPlan, Stage

KERNEL = KernelPlan(
    "stablehlo.convolution",
    attributes=(
        "window_strides",
        "padding",
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
    stages=(Stage("kernel", makes="result", reads=("lhs", "rhs"), types=("L", "R", "T")),),
)
