"""What a specialisation of the CUDA kernel of stablehlo.collective_permute needs."""

# Generated from spec/ops/stablehlo/collective_permute.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.cuda.kernel_plan import KernelPlan, Stage

KERNEL = KernelPlan(
    "stablehlo.collective_permute",
    attributes=("source_target_pairs", "handle"),
    stages=(Stage("kernel", makes="result", reads=("operand",), types=("T",)),),
    grid=True,
)
