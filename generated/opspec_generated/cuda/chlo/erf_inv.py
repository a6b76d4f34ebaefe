"""What a specialisation of the CUDA kernel of chlo.erf_inv needs."""

# Generated from spec/ops/chlo/erf_inv.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.cuda.kernel_plan import KernelPlan, Stage

KERNEL = KernelPlan(
    "chlo.erf_inv",
    attributes=(),
    stages=(Stage("kernel", makes="result", reads=("operand",), types=("T",)),),
)
