"""What a specialisation of the CUDA kernel of stablehlo.map needs."""

# Generated from spec/ops/stablehlo/map.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.cuda.kernel_plan import KernelPlan, Stage

KERNEL = KernelPlan(
    "stablehlo.map",
    attributes=(),
    stages=(Stage("kernel", makes="result", reads=("inputs",), types=("R",)),),
)
