"""What a specialisation of the CUDA kernel of chlo.square needs."""

# Generated from spec/ops/chlo/square.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.cuda.kernel_plan import KernelPlan, Stage

KERNEL = KernelPlan(
    "chlo.square",
    attributes=(),
    stages=(Stage("kernel", makes="result", reads=("operand",), types=("T",)),),
)
