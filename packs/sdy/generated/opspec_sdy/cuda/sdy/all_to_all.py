"""What a specialisation of the CUDA kernel of sdy.all_to_all needs."""

# Generated from spec/ops/sdy/all_to_all.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.cuda.kernel_plan import KernelPlan, Stage

KERNEL = KernelPlan(
    "sdy.all_to_all",
    attributes=(),
    stages=(Stage("kernel", makes="result", reads=("input",), types=("T",)),),
)
