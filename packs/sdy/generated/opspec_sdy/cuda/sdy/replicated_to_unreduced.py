"""What a specialisation of the CUDA kernel of sdy.replicated_to_unreduced needs."""

# Generated from spec/ops/sdy/replicated_to_unreduced.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.cuda.kernel_plan import KernelPlan, Stage

KERNEL = KernelPlan(
    "sdy.replicated_to_unreduced",
    attributes=(),
    stages=(Stage("kernel", makes="result", reads=("input",), types=("T",)),),
)
