"""What a specialisation of the CUDA kernel of mhlo.topk needs."""

# Generated from spec/ops/mhlo/topk.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import Any

from opspec.cuda.kernel_plan import KernelPlan, Stage
from opspec.rules.vocabulary import shape


def shape_of_place(operand: Any, **_: Any) -> Any:
    return shape(operand)


KERNEL = KernelPlan(
    "mhlo.topk",
    attributes=("largest",),
    stages=(
        Stage(
            "kernel_place",
            makes="place",
            reads=("operand",),
            types=("T", "I"),
            shape=shape_of_place,
            element="I",
        ),
        Stage("kernel_indices", makes="indices", reads=("operand", "place"), types=("T", "I")),
        Stage("kernel_values", makes="values", reads=("operand", "indices"), types=("T", "I")),
    ),
)
