"""What a specialisation of the CUDA kernel of stablehlo.unary_einsum needs."""

# Generated from spec/ops/stablehlo/unary_einsum.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.cuda.kernel_plan import KernelPlan, Stage

KERNEL = KernelPlan(
    "stablehlo.unary_einsum",
    attributes=("einsum_config",),
    stages=(Stage("kernel", makes="result", reads=("operand",), types=("T",)),),
)
