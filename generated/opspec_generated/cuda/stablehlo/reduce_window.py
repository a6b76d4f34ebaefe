"""What a specialisation of the CUDA kernel of stablehlo.reduce_window needs."""

# Generated from spec/ops/stablehlo/reduce_window.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.cuda.kernel_plan import KernelPlan, Stage

KERNEL = KernelPlan(
    "stablehlo.reduce_window",
    attributes=(
        "window_dimensions",
        "window_strides",
        "base_dilations",
        "window_dilations",
        "padding",
    ),
    stages=(Stage("kernel", makes="results", reads=("inputs", "init_values"), types=("A",)),),
)
