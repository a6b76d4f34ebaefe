"""What a specialisation of the CUDA kernel of stablehlo.batch_norm_grad needs."""

# Generated from spec/ops/stablehlo/batch_norm_grad.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import Any

from opspec.cuda.kernel_plan import KernelPlan, Stage
from opspec.rules.vocabulary import Vec, shape


def shape_of_moment(operand: Any, feature_index: Any, **_: Any) -> Any:
    channels = shape(operand)[feature_index]
    return Vec([channels])


KERNEL = KernelPlan(
    "stablehlo.batch_norm_grad",
    attributes=("epsilon", "feature_index"),
    stages=(
        Stage(
            "kernel_grad_offset",
            makes="grad_offset",
            reads=("operand", "grad_output"),
            types=("T",),
        ),
        Stage(
            "kernel_moment",
            makes="moment",
            reads=("operand", "mean", "grad_output"),
            types=("T",),
            shape=shape_of_moment,
            element="T",
        ),
        Stage(
            "kernel_grad_scale",
            makes="grad_scale",
            reads=("operand", "mean", "variance", "grad_output"),
            types=("T",),
        ),
        Stage(
            "kernel_grad_operand",
            makes="grad_operand",
            reads=("operand", "scale", "mean", "variance", "grad_output", "grad_offset", "moment"),
            types=("T",),
        ),
    ),
)
