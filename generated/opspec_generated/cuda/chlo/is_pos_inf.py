"""What a specialisation of the CUDA kernel of chlo.is_pos_inf needs."""

# Generated from spec/ops/chlo/is_pos_inf.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.cuda.kernel_plan import KernelPlan, Stage

KERNEL = KernelPlan(
    "chlo.is_pos_inf",
    attributes=(),
    stages=(Stage("kernel", makes="result", reads=("operand",), types=("T",)),),
)
