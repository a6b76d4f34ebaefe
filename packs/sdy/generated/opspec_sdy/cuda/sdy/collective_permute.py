"""What a specialisation of the CUDA kernel of sdy.collective_permute needs."""

# Generated from spec/ops/sdy/collective_permute.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.cuda.kernel_plan import KernelPlan, Stage

KERNEL = KernelPlan(
    "sdy.collective_permute",
    attributes=(),
    stages=(Stage("kernel", makes="result", reads=("input",), types=("T",)),),
)
