"""What a specialisation of the CUDA kernel of stablehlo.select_and_scatter needs."""

# Generated from spec/ops/stablehlo/select_and_scatter.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import Any

from opspec.cuda.kernel_plan import KernelPlan, Stage
from opspec.rules.vocabulary import shape


def shape_of_selected(source: Any, **_: Any) -> Any:
    return shape(source)


KERNEL = KernelPlan(
    "stablehlo.select_and_scatter",
    attributes=("window_dimensions", "window_strides", "padding"),
    stages=(
        Stage(
            "kernel_selected",
            makes="selected",
            reads=("operand",),
            types=("T", "P"),
            shape=shape_of_selected,
            element="P",
        ),
        Stage(
            "kernel_result",
            makes="result",
            reads=("operand", "source", "init_value", "selected"),
            types=("T", "A", "P"),
        ),
    ),
)
