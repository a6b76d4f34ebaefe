"""What a specialisation of the CUDA kernel of chlo.atanh needs."""

# Generated from spec/ops/chlo/atanh.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.cuda.kernel_plan import KernelPlan, Stage

KERNEL = KernelPlan(
    "chlo.atanh",
    attributes=(),
    stages=(Stage("kernel", makes="result", reads=("operand",), types=("T",)),),
)
