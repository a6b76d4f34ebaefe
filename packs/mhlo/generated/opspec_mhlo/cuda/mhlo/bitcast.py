"""What a specialisation of the CUDA kernel of mhlo.bitcast needs."""

# Generated from spec/ops/mhlo/bitcast.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.cuda.kernel_plan import KernelPlan, Stage

KERNEL = KernelPlan(
    "mhlo.bitcast",
    attributes=("source_layout", "result_layout"),
    stages=(Stage("kernel", makes="result", reads=("operand",), types=("S", "T")),),
)
