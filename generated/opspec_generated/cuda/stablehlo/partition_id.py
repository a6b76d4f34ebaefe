"""What a specialisation of the CUDA kernel of stablehlo.partition_id needs."""

# Generated from spec/ops/stablehlo/partition_id.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.cuda.kernel_plan import KernelPlan, Stage

KERNEL = KernelPlan(
    "stablehlo.partition_id",
    attributes=(),
    stages=(Stage("kernel", makes="result", reads=()),),
    grid=True,
)
