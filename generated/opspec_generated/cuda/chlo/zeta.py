"""What a specialisation of the CUDA kernel of chlo.zeta needs."""

# Generated from spec/ops/chlo/zeta.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.cuda.kernel_plan import KernelPlan, Stage

KERNEL = KernelPlan(
    "chlo.zeta",
    attributes=(),
    stages=(Stage("kernel", makes="result", reads=("x", "q"), types=("T",)),),
)
