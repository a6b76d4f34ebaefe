"""What a specialisation of the CUDA kernel of sdy.propagation_barrier needs."""

# Generated from spec/ops/sdy/propagation_barrier.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.cuda.kernel_plan import KernelPlan, Stage

KERNEL = KernelPlan(
    "sdy.propagation_barrier",
    attributes=(),
    stages=(Stage("kernel", makes="result", reads=("operand",), types=("T",)),),
)
