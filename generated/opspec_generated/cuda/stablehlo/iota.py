"""What a specialisation of the CUDA kernel of stablehlo.iota needs."""

# Generated from spec/ops/stablehlo/iota.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.cuda.kernel_plan import KernelPlan, Stage

KERNEL = KernelPlan(
    "stablehlo.iota",
    attributes=("iota_dimension",),
    stages=(Stage("kernel", makes="output", reads=(), types=("T",)),),
)
