"""What a specialisation of the CUDA kernel of stablehlo.scatter needs."""

# Generated from spec/ops/stablehlo/scatter.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.cuda.kernel_plan import KernelPlan, Stage

KERNEL = KernelPlan(
    "stablehlo.scatter",
    attributes=(
        "update_window_dims",
        "inserted_window_dims",
        "input_batching_dims",
        "scatter_indices_batching_dims",
        "scatter_dims_to_operand_dims",
        "index_vector_dim",
    ),
    stages=(
        Stage(
            "kernel",
            makes="results",
            reads=("inputs", "scatter_indices", "updates"),
            types=("A", "J"),
        ),
    ),
)
