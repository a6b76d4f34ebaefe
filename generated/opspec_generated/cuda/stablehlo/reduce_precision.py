"""What a specialisation of the CUDA kernel of stablehlo.reduce_precision needs."""

# Generated from spec/ops/stablehlo/reduce_precision.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.cuda.kernel_plan import KernelPlan, Stage

KERNEL = KernelPlan(
    "stablehlo.reduce_precision",
    attributes=("exponent_bits", "mantissa_bits"),
    stages=(Stage("kernel", makes="output", reads=("operand",), types=("T",)),),
)
