"""What a specialisation of the CUDA kernel of mhlo.exp2 needs."""

# Generated from spec/ops/mhlo/exp2.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.cuda.kernel_plan import KernelPlan, Stage

KERNEL = KernelPlan(
    "mhlo.exp2",
    attributes=(),
    stages=(Stage("kernel", makes="result", reads=("operand",), types=("T",)),),
)
