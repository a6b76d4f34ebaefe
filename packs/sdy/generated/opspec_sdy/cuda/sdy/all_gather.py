"""What a specialisation of the CUDA kernel of sdy.all_gather needs."""

# Generated from spec/ops/sdy/all_gather.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.cuda.kernel_plan import KernelPlan, Stage

KERNEL = KernelPlan(
    "sdy.all_gather",
    attributes=(),
    stages=(Stage("kernel", makes="result", reads=("input",), types=("T",)),),
)
