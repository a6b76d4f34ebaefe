"""What a specialisation of the CUDA kernel of stablehlo.round_nearest_afz needs."""

# Generated from spec/ops/stablehlo/round_nearest_afz.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.cuda.kernel_plan import KernelPlan, Stage

KERNEL = KernelPlan(
    "stablehlo.round_nearest_afz",
    attributes=(),
    stages=(Stage("kernel", makes="result", reads=("operand",), types=("T",)),),
)
