"""What a specialisation of the CUDA kernel of mhlo.copy needs."""

# Generated from spec/ops/mhlo/copy.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.cuda.kernel_plan import KernelPlan, Stage

KERNEL = KernelPlan(
    "mhlo.copy",
    attributes=(),
    stages=(Stage("kernel", makes="result", reads=("operand",), types=("T",)),),
)
