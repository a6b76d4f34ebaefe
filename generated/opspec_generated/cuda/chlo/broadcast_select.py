"""What a specialisation of the CUDA kernel of chlo.broadcast_select needs."""

# Generated from spec/ops/chlo/broadcast_select.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.cuda.kernel_plan import KernelPlan, Stage

KERNEL = KernelPlan(
    "chlo.broadcast_select",
    attributes=(),
    stages=(Stage("kernel", makes="result", reads=("pred", "on_true", "on_false"), types=("T",)),),
)
