"""What a specialisation of the CUDA kernel of sdy.func_data_flow_edge needs."""

# Generated from spec/ops/sdy/func_data_flow_edge.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.cuda.kernel_plan import KernelPlan, Stage

KERNEL = KernelPlan(
    "sdy.func_data_flow_edge",
    attributes=(),
    stages=(Stage("kernel", makes="result", reads=("operand",), types=("T",)),),
)
