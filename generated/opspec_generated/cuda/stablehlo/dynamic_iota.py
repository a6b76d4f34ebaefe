"""What a specialisation of the CUDA kernel of stablehlo.dynamic_iota needs."""

# Generated from spec/ops/stablehlo/dynamic_iota.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.cuda.kernel_plan import KernelPlan, Stage

KERNEL = KernelPlan(
    "stablehlo.dynamic_iota",
    attributes=("iota_dimension",),
    stages=(Stage("kernel", makes="result", reads=(), types=("T",)),),
)
