"""What a specialisation of the CUDA kernel of stablehlo.transpose needs."""

# Generated from spec/ops/stablehlo/transpose.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.cuda.kernel_plan import KernelPlan, Stage

KERNEL = KernelPlan(
    "stablehlo.transpose",
    attributes=("permutation",),
    stages=(Stage("kernel", makes="result", reads=("operand",), types=("T",)),),
)
