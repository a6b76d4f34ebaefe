"""What a specialisation of the CUDA kernel of stablehlo.dynamic_gather needs."""

# Generated from spec/ops/stablehlo/dynamic_gather.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.cuda.kernel_plan import KernelPlan, Stage

KERNEL = KernelPlan(
    "stablehlo.dynamic_gather",
    attributes=(
        "offset_dims",
        "collapsed_slice_dims",
        "operand_batching_dims",
        "start_indices_batching_dims",
        "start_index_map",
        "index_vector_dim",
    ),
    stages=(
        Stage(
            "kernel",
            makes="result",
            reads=("operand", "start_indices", "slice_sizes"),
            types=("T", "J"),
        ),
    ),
)
