"""Programs without barriers: what a barrier gives is what it takes. What it keeps from being taken for
a value that is made alike was not taken for it before.
"""

from __future__ import annotations

from opspec.programs.records import ModuleView, View
from opspec.values.types import Tensor

_BARRIER = "stablehlo.optimization_barrier"


def is_barrier(view: View) -> bool:
    """Whether an op only gives the tensors that it takes."""
    return view.name == _BARRIER and all(isinstance(type_, Tensor) for type_ in view.operand_types)


def without_barriers(module: ModuleView) -> None:
    """Take the barriers out of a module that is nobody else's."""
    names: dict[int, int] = {}
    for view in module.walk():
        view.operands = tuple([names.get(operand, operand) for operand in view.operands])
        if is_barrier(view):
            names.update(zip(view.results, view.operands, strict=True))
    for view in module.walk():
        for block in (block for region in view.regions for block in region.blocks):
            if any(map(is_barrier, block.ops)):
                block.ops = [op for op in block.ops if not is_barrier(op)]
