"""What a specialisation of the CUDA kernel of chlo.polygamma needs."""

# Generated from spec/ops/chlo/polygamma.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.cuda.kernel_plan import KernelPlan, Stage

KERNEL = KernelPlan(
    "chlo.polygamma",
    attributes=(),
    stages=(Stage("kernel", makes="result", reads=("n", "x"), types=("T",)),),
)
