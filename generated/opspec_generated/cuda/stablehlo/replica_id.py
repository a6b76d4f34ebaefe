"""What a specialisation of the CUDA kernel of stablehlo.replica_id needs."""

# Generated from spec/ops/stablehlo/replica_id.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.cuda.kernel_plan import KernelPlan, Stage

KERNEL = KernelPlan(
    "stablehlo.replica_id",
    attributes=(),
    stages=(Stage("kernel", makes="result", reads=()),),
    grid=True,
)
