"""What a specialisation of the CUDA kernel of chlo.mulhi needs."""

# Generated from spec/ops/chlo/mulhi.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.cuda.kernel_plan import KernelPlan, Stage

KERNEL = KernelPlan(
    "chlo.mulhi",
    attributes=(),
    stages=(Stage("kernel", makes="result", reads=("lhs", "rhs"), types=("T",)),),
)
