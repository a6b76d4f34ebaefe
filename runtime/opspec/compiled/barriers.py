"""What barriers give, which is what they take. What one keeps from being taken for a value that is made alike was not
taken for it before.
"""

from __future__ import annotations

from opspec.compiled.unread_ops import Names
from opspec.programs.records import ModuleView
from opspec.values.types import Tensor

_BARRIER = "stablehlo.optimization_barrier"


def behind_barriers(module: ModuleView) -> Names:
    """The tensors that barriers give."""
    names: Names = {}
    for view in module.walk():
        if view.name == _BARRIER and all(isinstance(type_, Tensor) for type_ in view.operand_types):
            taken = [names.get(operand, operand) for operand in view.operands]
            names.update(zip(view.results, taken, strict=True))
    return names
