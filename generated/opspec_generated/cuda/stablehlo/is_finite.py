"""What a specialisation of the CUDA kernel of stablehlo.is_finite needs."""

# Generated from spec/ops/stablehlo/is_finite.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.cuda.kernel_plan import KernelPlan, Stage

KERNEL = KernelPlan(
    "stablehlo.is_finite",
    attributes=(),
    stages=(Stage("kernel", makes="y", reads=("x",), types=("T",)),),
)
