"""What a specialisation of the CUDA kernel of stablehlo.gather needs."""

# Generated from spec/ops/stablehlo/gather.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.cuda.kernel_plan import KernelPlan, Stage

KERNEL = KernelPlan(
    "stablehlo.gather",
    attributes=(
        "offset_dims",
        "collapsed_slice_dims",
        "operand_batching_dims",
        "start_indices_batching_dims",
        "start_index_map",
        "index_vector_dim",
        "slice_sizes",
    ),
    stages=(Stage("kernel", makes="result", reads=("operand", "start_indices"), types=("T", "J")),),
)
