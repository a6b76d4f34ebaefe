"""What a specialisation of the CUDA kernel of stablehlo.all_to_all needs."""

# Generated from spec/ops/stablehlo/all_to_all.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.cuda.kernel_plan import KernelPlan, Stage

KERNEL = KernelPlan(
    "stablehlo.all_to_all",
    attributes=("split_dimension", "concat_dimension", "split_count", "replica_groups", "handle"),
    stages=(Stage("kernel", makes="results", reads=("operands",)),),
    grid=True,
    apart=True,
)
