"""What a specialisation of the CUDA kernel of sdy.reduce_scatter needs."""

# Generated from spec/ops/sdy/reduce_scatter.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.cuda.kernel_plan import KernelPlan, Stage

KERNEL = KernelPlan(
    "sdy.reduce_scatter",
    attributes=(),
    stages=(Stage("kernel", makes="result", reads=("input",), types=("T",)),),
)
