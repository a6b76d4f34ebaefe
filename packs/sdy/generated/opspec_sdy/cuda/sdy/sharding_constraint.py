"""What a specialisation of the CUDA kernel of sdy.sharding_constraint needs."""

# Generated from spec/ops/sdy/sharding_constraint.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.cuda.kernel_plan import KernelPlan, Stage

KERNEL = KernelPlan(
    "sdy.sharding_constraint",
    attributes=(),
    stages=(Stage("kernel", makes="result", reads=("input",), types=("T",)),),
)
