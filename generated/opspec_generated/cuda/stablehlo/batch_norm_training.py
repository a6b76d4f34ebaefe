"""What a specialisation of the CUDA kernel of stablehlo.batch_norm_training needs."""

# Generated from spec/ops/stablehlo/batch_norm_training.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import Any

from opspec.cuda.kernel_plan import KernelPlan, Stage
from opspec.rules.vocabulary import Vec, shape


def shape_of_total(operand: Any, feature_index: Any, **_: Any) -> Any:
    channels = shape(operand)[feature_index]
    return Vec([channels])


def shape_of_spread(operand: Any, feature_index: Any, **_: Any) -> Any:
    channels = shape(operand)[feature_index]
    return Vec([channels])


KERNEL = KernelPlan(
    "stablehlo.batch_norm_training",
    attributes=("epsilon", "feature_index"),
    stages=(
        Stage(
            "kernel_total",
            makes="total",
            reads=("operand",),
            types=("T",),
            shape=shape_of_total,
            element="T",
        ),
        Stage("kernel_batch_mean", makes="batch_mean", reads=("operand", "total"), types=("T",)),
        Stage(
            "kernel_spread",
            makes="spread",
            reads=("operand", "batch_mean"),
            types=("T",),
            shape=shape_of_spread,
            element="T",
        ),
        Stage("kernel_batch_var", makes="batch_var", reads=("operand", "spread"), types=("T",)),
        Stage(
            "kernel_output",
            makes="output",
            reads=("operand", "scale", "offset", "batch_mean", "batch_var"),
            types=("T",),
        ),
    ),
)
