"""What a specialisation of the CUDA kernel of sdy.all_reduce needs."""

# Generated from spec/ops/sdy/all_reduce.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.cuda.kernel_plan import KernelPlan, Stage

KERNEL = KernelPlan(
    "sdy.all_reduce",
    attributes=(),
    stages=(Stage("kernel", makes="result", reads=("input",), types=("T",)),),
)
