"""What a specialisation of the CUDA kernel of stablehlo.einsum needs."""

# Generated from spec/ops/stablehlo/einsum.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.cuda.kernel_plan import KernelPlan, Stage

KERNEL = KernelPlan(
    "stablehlo.einsum",
    attributes=("einsum_config",),
    stages=(Stage("kernel", makes="result", reads=("lhs", "rhs"), types=("T",)),),
)
