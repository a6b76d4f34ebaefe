"""What a specialisation of the CUDA kernel of sdy.data_flow_edge needs."""

# Generated from spec/ops/sdy/data_flow_edge.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.cuda.kernel_plan import KernelPlan, Stage

KERNEL = KernelPlan(
    "sdy.data_flow_edge",
    attributes=(),
    stages=(Stage("kernel", makes="result", reads=("operand",), types=("T",)),),
)
