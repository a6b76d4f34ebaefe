"""What a specialisation of the CUDA kernel of stablehlo.collective_broadcast needs."""

# Generated from spec/ops/stablehlo/collective_broadcast.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.cuda.kernel_plan import KernelPlan, Stage

KERNEL = KernelPlan(
    "stablehlo.collective_broadcast",
    attributes=("replica_groups", "handle", "has_dynamic_root"),
    stages=(Stage("kernel", makes="results", reads=("operands", "roots"), types=("T",)),),
    grid=True,
    apart=True,
)
