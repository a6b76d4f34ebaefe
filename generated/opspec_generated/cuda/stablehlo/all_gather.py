"""What a specialisation of the CUDA kernel of stablehlo.all_gather needs."""

# Generated from spec/ops/stablehlo/all_gather.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.cuda.kernel_plan import KernelPlan, Stage

KERNEL = KernelPlan(
    "stablehlo.all_gather",
    attributes=("all_gather_dim", "replica_groups", "handle", "use_global_device_ids"),
    stages=(Stage("kernel", makes="results", reads=("operands",)),),
    grid=True,
    apart=True,
)
