"""What a specialisation of the CUDA kernel of chlo.acos needs."""

# Generated from spec/ops/chlo/acos.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.cuda.kernel_plan import KernelPlan, Stage

KERNEL = KernelPlan(
    "chlo.acos",
    attributes=(),
    stages=(Stage("kernel", makes="result", reads=("operand",), types=("T",)),),
)
