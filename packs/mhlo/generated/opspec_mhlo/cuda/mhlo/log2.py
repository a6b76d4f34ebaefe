"""What a specialisation of the CUDA kernel of mhlo.log2 needs."""

# Generated from spec/ops/mhlo/log2.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.cuda.kernel_plan import KernelPlan, Stage

KERNEL = KernelPlan(
    "mhlo.log2",
    attributes=(),
    stages=(Stage("kernel", makes="result", reads=("operand",), types=("T",)),),
)
