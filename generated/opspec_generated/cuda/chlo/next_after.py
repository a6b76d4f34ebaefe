"""What a specialisation of the CUDA kernel of chlo.next_after needs."""

# Generated from spec/ops/chlo/next_after.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.cuda.kernel_plan import KernelPlan, Stage

KERNEL = KernelPlan(
    "chlo.next_after",
    attributes=(),
    stages=(Stage("kernel", makes="result", reads=("x", "y"), types=("T",)),),
)
