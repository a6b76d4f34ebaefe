"""What a specialisation of the CUDA kernel of chlo.bessel_i1e needs."""

# Generated from spec/ops/chlo/bessel_i1e.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.cuda.kernel_plan import KernelPlan, Stage

KERNEL = KernelPlan(
    "chlo.bessel_i1e",
    attributes=(),
    stages=(Stage("kernel", makes="result", reads=("operand",), types=("T",)),),
)
