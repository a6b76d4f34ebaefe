"""What a specialisation of the CUDA kernel of stablehlo.concatenate needs."""

# Generated from spec/ops/stablehlo/concatenate.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.cuda.kernel_plan import KernelPlan, Stage

KERNEL = KernelPlan(
    "stablehlo.concatenate",
    attributes=("dimension",),
    stages=(Stage("kernel", makes="result", reads=("inputs",), types=("T",)),),
)
