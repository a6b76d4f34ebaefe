"""Kernels in other precisions: f32 computed in f64, and functions of 16 bits and fewer looked up in tables."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np

from opspec.catalog.op_traits import traits_of
from opspec.execution.ways import WhyNot
from opspec.values.arrays import Array, DType, Elements, RunValue
from opspec.values.types import ELEMENT_TYPES, ElementType, Other, Tensor

Function = Callable[..., RunValue]

PAIRED = 8192  # elements of an array from which on a table of 65,536 results is worth making
LEAST = np.finfo(np.float32).smallest_normal
_ROUNDED = {"multiply": np.multiply, "divide": np.divide}  # by the primitive that an op applies

WIDE = {"f32": ELEMENT_TYPES["f64"], "complex<f32>": ELEMENT_TYPES["complex<f64>"]}


def loses_digits(name: str) -> bool:
    """Whether an op is not exact when it is computed in its own type."""
    known = traits_of(name)
    return known is not None and bool(known.accuracy)


def widened(x: object) -> object:
    """A type, or a tuple of types, with f64 for f32; everything else as it is."""
    if isinstance(x, tuple):
        return tuple(map(widened, x))
    wide = WIDE.get(x.element.name) if isinstance(x, Tensor) and isinstance(x.element, ElementType) else None
    return x if wide is None else Tensor(x.shape, wide)  # type: ignore[attr-defined]


def in_wide(call: Function, *operands: RunValue) -> RunValue:
    """Call a function of f64 with f32, and round what it gives."""
    made = call(*map(_wide, operands))
    return tuple(map(_narrow, made)) if isinstance(made, tuple) else _narrow(made)


def _wide(x: RunValue) -> RunValue:
    return tuple(map(_wide, x)) if isinstance(x, tuple) else _cast(x, ("float32", "f8"), ("complex64", "c16"))


def _narrow(x: Elements) -> Elements:
    return _cast(x, ("float64", "f4"), ("complex128", "c8"))


def _cast(x: Elements, *pairs: tuple[str, str]) -> Elements:
    name = x.dtype.name if hasattr(x, "dtype") else ""
    return next((np.asarray(x).astype(to) for found, to in pairs if found == name), x)


def tabled(call: Function, lifted: Function, source: DType) -> Function:
    """An element-wise function of one operand of 16 bits or fewer: from some size on, its results are looked up."""
    patterns = np.dtype(f"u{source.itemsize}")
    count = 1 << 8 * source.itemsize
    table: list[Array] = []

    def looked_up(x: Array) -> RunValue:
        array = np.asarray(x)
        if not table:
            if array.size < count // 8:
                return call(x)
            every = np.arange(count, dtype=patterns).view(source)
            table.append(np.asarray(lifted((count,), every)))
        return table[0].take(array.view(patterns))

    return looked_up


def pairwise(call: Function, lifted: Function, types: Sequence[DType]) -> Function:
    """An element-wise function of two operands of 8 bits or fewer: the same, with a table of all pairs."""
    table: list[Array] = []

    def looked_up(x: Array, y: Array) -> RunValue:
        first, second = np.asarray(x), np.asarray(y)
        if not table:
            if first.size < PAIRED:
                return call(x, y)
            bytes_ = np.arange(256, dtype=np.uint8)
            every = [bytes_.repeat(256).view(types[0]), np.tile(bytes_, 256).view(types[1])]
            table.append(np.asarray(lifted((65536,), *every)))
        at = first.view(np.uint8).astype(np.uint16)
        np.left_shift(at, 8, at)
        return table[0].take(np.bitwise_or(at, second.view(np.uint8), at))

    return looked_up


def through_f32(ufunc: np.ufunc, call: Function, dtype: DType) -> Function:
    """A product or quotient of bf16: f32 has twice its digits and two more, so that rounding the rounded result is
    rounding the result. Not where f32 runs out of digits itself.
    """

    def computed(x: Array, y: Array) -> RunValue:
        made = np.asarray(ufunc(np.asarray(x).astype(np.float32), np.asarray(y).astype(np.float32)))
        few = np.abs(made) < LEAST
        if few.any() and made[few].any():
            return call(x, y)
        return made.astype(dtype)

    return computed


def narrow_form(name: str, types: Sequence[Tensor | Other]) -> Callable[[Function, Function], Function] | WhyNot:
    """What computes an element-wise op of narrow floats in less time, of its kernel, and of its kernel for arrays."""
    elements = [type_.element for type_ in types if isinstance(type_, Tensor)]
    if not types or len(elements) != len(types) or len(types) > 2:
        return "it takes not one or two tensors"
    if not all(isinstance(x, ElementType) and x.kind == "float" and x.bits <= 16 for x in elements):
        return "its operands are no floats of 16 bits or fewer"
    dtypes = [x.dtype for x in elements]
    if len(dtypes) == 1:
        return lambda call, lifted: tabled(call, lifted, dtypes[0])
    if all(dtype.itemsize == 1 for dtype in dtypes):
        return lambda call, lifted: pairwise(call, lifted, dtypes)
    known = traits_of(name)
    primitive = "" if known is None else known.functions.get("float") or known.functions.get("", "")
    if primitive in _ROUNDED and all(x.name == "bf16" for x in elements):
        return lambda call, _: through_f32(_ROUNDED[primitive], call, dtypes[0])
    return "pairs of 16 bits are too many for a table, and f32 is only known to do for products and quotients of bf16"
