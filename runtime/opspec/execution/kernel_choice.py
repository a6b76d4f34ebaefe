"""What runs an op: the kernel that its op file became, or one of somebody else's."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Protocol

import numpy as np

from opspec.catalog.dialects import generated, read_as
from opspec.catalog.op_index import expect_reading
from opspec.catalog.op_traits import traits_of
from opspec.execution.externs.registry import EXTERNS
from opspec.execution.fast_paths import FastPath, paths_of
from opspec.execution.precision import loses_digits
from opspec.numerics.quantization import ARM, QuantizedArm
from opspec.programs.records import View
from opspec.values.arrays import RunValue
from opspec_model.names import PUBLIC

Ufuncs = Mapping[str, np.ufunc]


@dataclass(frozen=True, slots=True)
class OpKernel:
    """The function of an op. It takes operands by position, a tuple for a variadic one, and attributes,
    regions and result types by name.

    `elementwise`: each element comes from the elements at the same index, so that on scalars the function may as well
    be given arrays. `moves`: elements are moved, never computed. `ufuncs`: what a fold may reduce by instead of
    repeated calls, by class of element type. `native`: the forms of `opspec.execution.numpy_ops` may stand in for it.
    `fast`: what may stand in for the function. `wide`: f32 is computed in f64. `quantized`: how it is given floats for
    quantized elements. `stored`: it takes them as the integers that are stored instead. `extern`: by hand.
    """

    function: Callable[..., RunValue]
    elementwise: bool = False
    moves: bool = False
    ufuncs: Ufuncs = field(default_factory=dict)
    native: bool = False
    fast: tuple[FastPath, ...] = ()
    wide: bool = False
    quantized: QuantizedArm = ARM
    stored: bool = False
    extern: bool = False


class Kernels(Protocol):
    def kernel_of(self, view: View, /) -> OpKernel | None:
        """The kernel of an op; None where there is none."""


# Ops on bits: those of a quantized element are the bits of the stored integer.
STORED = frozenset({"stablehlo.bitcast_convert"})

_WHOLE = ("bool", "sint", "uint")

# What a fold may reduce by, by the primitive that an op applies; NumPy's own for the classes that it has.
_UFUNCS: Mapping[str, np.ufunc] = {
    "add": np.add,
    "multiply": np.multiply,
    "max": np.maximum,
    "min": np.minimum,
    "ieee_maximum": np.maximum,
    "ieee_minimum": np.minimum,
    "or": np.bitwise_or,
    "and": np.bitwise_and,
    "bit_and": np.bitwise_and,
    "bit_or": np.bitwise_or,
    "bit_xor": np.bitwise_xor,
}
_COMPLEX = ("add",)  # a product of complex numbers is more than NumPy's


def _ufuncs(name: str) -> Ufuncs:
    """The functions of NumPy that an op of two operands is, by class of element types."""
    known = traits_of(name)
    found: dict[str, np.ufunc] = {}
    if known is None or not known.commutes:
        return found
    for kind in (*_WHOLE, "float", "complex"):
        primitive = known.functions.get(kind) or known.functions.get("", "")
        if primitive in _UFUNCS and (kind != "complex" or primitive in _COMPLEX):
            found[kind] = _UFUNCS[primitive]
    return found


class GeneratedKernels:
    """The kernels that were generated from op files; `fast`: with the fast paths of the ops that have some;
    `accurate`: f32 is computed in f64 where it would lose digits. `reading`: of ops that have several, this one.
    """

    def __init__(self, fast: bool = True, accurate: bool = False, reading: str = PUBLIC) -> None:
        self._fast = fast
        self._accurate = accurate
        self._reading = expect_reading(reading)
        self._found: dict[str, OpKernel | None] = {}

    def kernel_of(self, view: View, /) -> OpKernel | None:
        if view.name not in self._found:
            self._found[view.name] = self._kernel(view.name)
        return self._found[view.name]

    def _kernel(self, name: str) -> OpKernel | None:
        module = read_as("numpy", name, self._reading)
        if module is None:
            return None
        public = module is generated("numpy", name)
        ufuncs, fast = _ufuncs(name), paths_of(name, PUBLIC if public else self._reading) if self._fast else ()
        wide = self._accurate and loses_digits(name)
        native = self._fast and not wide
        stored = name in STORED
        extern = module.kernel in EXTERNS.values()
        return OpKernel(
            module.kernel, module.ELEMENTWISE, module.MOVES, ufuncs, native, fast, wide, stored=stored, extern=extern
        )
