"""What a specialisation of the CUDA kernel of stablehlo.collective_reduce needs."""

# Generated from spec/ops/stablehlo/collective_reduce.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.cuda.kernel_plan import KernelPlan, Stage

KERNEL = KernelPlan(
    "stablehlo.collective_reduce",
    attributes=("replica_groups", "handle", "use_global_device_ids", "has_dynamic_root"),
    stages=(Stage("kernel", makes="results", reads=("operands", "roots"), types=("A",)),),
    grid=True,
    apart=True,
)
