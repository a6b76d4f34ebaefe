"""What runs an op: the kernel that its op file became, or one of somebody else's."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Protocol

import numpy as np

from opspec.dialects import generated
from opspec.view import View

Ufuncs = Mapping[str, np.ufunc]


@dataclass(frozen=True, slots=True)
class Kernel:
    """The function of an op. It takes operands by position, a tuple for a variadic one, and attributes,
    regions and result types by name.

    `elementwise`: each element comes from the elements at the same index, so that on scalars the function may
    as well be given arrays. `moves`: elements are moved, never computed. `ufuncs`: what a fold
    may reduce by instead of repeated calls, by class of element type.
    """

    function: Callable[..., Any]
    elementwise: bool = False
    moves: bool = False
    ufuncs: Ufuncs = field(default_factory=dict)


class Kernels(Protocol):
    def kernel_of(self, view: View, /) -> Kernel | None:
        """The kernel of an op; None where there is none."""


_WHOLE = ("bool", "sint", "uint")

UFUNCS: dict[str, Ufuncs] = {
    "stablehlo.add": dict.fromkeys((*_WHOLE, "float", "complex"), np.add),
    "stablehlo.multiply": dict.fromkeys((*_WHOLE, "float", "complex"), np.multiply),
    "stablehlo.maximum": dict.fromkeys((*_WHOLE, "float"), np.maximum),
    "stablehlo.minimum": dict.fromkeys((*_WHOLE, "float"), np.minimum),
    "stablehlo.and": dict.fromkeys(_WHOLE, np.bitwise_and),
    "stablehlo.or": dict.fromkeys(_WHOLE, np.bitwise_or),
    "stablehlo.xor": dict.fromkeys(_WHOLE, np.bitwise_xor),
}


class GeneratedKernels:
    """The kernels that were generated from op files."""

    def kernel_of(self, view: View, /) -> Kernel | None:
        module = generated("numpy", view.name)
        if module is None:
            return None
        return Kernel(module.kernel, module.ELEMENTWISE, module.MOVES, UFUNCS.get(view.name, {}))
