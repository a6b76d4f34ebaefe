"""What a specialisation of the CUDA kernel of mhlo.domain needs."""

# Generated from spec/ops/mhlo/domain.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.cuda.kernel_plan import KernelPlan, Stage

KERNEL = KernelPlan(
    "mhlo.domain",
    attributes=(),
    stages=(Stage("kernel", makes="result", reads=("operand",), types=("T",)),),
)
