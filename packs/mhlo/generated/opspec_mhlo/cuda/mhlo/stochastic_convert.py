"""What a specialisation of the CUDA kernel of mhlo.stochastic_convert needs."""

# Generated from spec/ops/mhlo/stochastic_convert.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.cuda.kernel_plan import KernelPlan, Stage

KERNEL = KernelPlan(
    "mhlo.stochastic_convert",
    attributes=(),
    stages=(Stage("kernel", makes="result", reads=("operand", "random"), types=("F", "U", "T")),),
)
