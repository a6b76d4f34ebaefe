"""What a specialisation of the CUDA kernel of stablehlo.dynamic_pad needs."""

# Generated from spec/ops/stablehlo/dynamic_pad.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.cuda.kernel_plan import KernelPlan, Stage

KERNEL = KernelPlan(
    "stablehlo.dynamic_pad",
    attributes=(),
    stages=(
        Stage(
            "kernel",
            makes="result",
            reads=("operand", "padding_value", "edge_padding_low", "interior_padding"),
            types=("T",),
        ),
    ),
)
