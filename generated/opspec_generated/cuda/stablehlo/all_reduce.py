"""What a specialisation of the CUDA kernel of stablehlo.all_reduce needs."""

# Generated from spec/ops/stablehlo/all_reduce.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.cuda.kernel_plan import KernelPlan, Stage

KERNEL = KernelPlan(
    "stablehlo.all_reduce",
    attributes=("replica_groups", "handle", "use_global_device_ids"),
    stages=(Stage("kernel", makes="results", reads=("operands",), types=("A",)),),
    grid=True,
    apart=True,
)
