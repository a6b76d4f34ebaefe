"""What a specialisation of the CUDA kernel of stablehlo.cross-replica-sum needs."""

# Generated from spec/ops/stablehlo/cross-replica-sum.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.cuda.kernel_plan import KernelPlan, Stage

KERNEL = KernelPlan(
    "stablehlo.cross-replica-sum",
    attributes=("replica_groups",),
    stages=(Stage("kernel", makes="result", reads=("operand",), types=("T",)),),
    grid=True,
)
