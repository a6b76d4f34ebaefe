"""What a specialisation of the CUDA kernel of chlo.is_inf needs."""

# Generated from spec/ops/chlo/is_inf.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.cuda.kernel_plan import KernelPlan, Stage

KERNEL = KernelPlan(
    "chlo.is_inf",
    attributes=(),
    stages=(Stage("kernel", makes="result", reads=("operand",), types=("T",)),),
)
