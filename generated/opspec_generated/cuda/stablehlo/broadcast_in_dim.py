"""What a specialisation of the CUDA kernel of stablehlo.broadcast_in_dim needs."""

# Generated from spec/ops/stablehlo/broadcast_in_dim.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.cuda.kernel_plan import KernelPlan, Stage

KERNEL = KernelPlan(
    "stablehlo.broadcast_in_dim",
    attributes=("broadcast_dimensions",),
    stages=(Stage("kernel", makes="result", reads=("operand",), types=("T",)),),
)
