"""What a specialisation of the CUDA kernel of stablehlo.reduce_scatter needs."""

# Generated from spec/ops/stablehlo/reduce_scatter.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.cuda.kernel_plan import KernelPlan, Stage

KERNEL = KernelPlan(
    "stablehlo.reduce_scatter",
    attributes=("scatter_dimension", "replica_groups", "handle", "use_global_device_ids"),
    stages=(Stage("kernel", makes="result", reads=("operand",), types=("T", "A")),),
    grid=True,
)
