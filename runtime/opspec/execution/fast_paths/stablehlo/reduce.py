"""reduce by one function of NumPy, where it asks for a position, or for extremes of narrow floats."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np

from opspec.execution.fast_paths import FastPath, Function
from opspec.execution.fast_paths.region_form import Form, apply, argument, form_of
from opspec.execution.runnable_blocks import Body
from opspec.execution.ways import WhyNot
from opspec.kernels.folds import extreme, is_direct, reduced
from opspec.numerics import elementwise as ew
from opspec.values.arrays import Array, RunValue
from opspec.values.types import ElementType, Tensor


def _native(
    inputs: Sequence[Tensor],
    _init_values: Sequence[Tensor],
    *,
    dimensions: Sequence[int],
    body: Body,
    results: Sequence[Tensor],
) -> Function | WhyNot:
    element = inputs[0].element if len(inputs) == 1 else None
    if not isinstance(body, np.ufunc):
        return "its region is no function of NumPy"
    if not isinstance(element, ElementType) or results[0].element is not element:
        return "it takes several tensors, or one of another element type than its result"
    if element.dtype.isbuiltin != 1 or not is_direct(body, element.dtype):
        return "NumPy's reduction of such elements is not what the op says"
    axes = tuple(map(int, dimensions))
    return lambda xs, inits: (reduced(body, inits[0], xs[0], axes),)


def _picks(better: str) -> tuple[Form, Form]:
    """The better value, NaN the best, with its position; the lower position of equals."""
    x, i, y, j = map(argument, range(4))
    value = apply("or", apply(better, x, y), apply("NE", x, x))
    position = apply("or", value, apply("and", apply("EQ", x, y), apply("LT", i, j)))
    return apply("select", value, x, y), apply("select", position, i, j)


_ARG: dict[tuple[Form, ...], Callable[..., Array]] = {_picks("GT"): np.argmax, _picks("LT"): np.argmin}


def _position(
    inputs: Sequence[Tensor],
    _init_values: Sequence[Tensor],
    *,
    dimensions: Sequence[int],
    body: Body,
    results: Sequence[Tensor],
) -> Function | WhyNot:
    form = form_of(body)
    arg = _ARG.get(form) if form is not None else None
    if arg is None:
        return "its region does not say where the largest or smallest value is"
    if len(dimensions) != 1 or not inputs[0].shape[dimensions[0]]:
        return "it reduces several dimensions, or nothing"
    value, position = (x.element for x in inputs)
    if any(x.element is not r.element for x, r in zip(inputs, results, strict=True)):
        return "its results have other element types than its operands"
    if not _is_native(value) or not isinstance(position, ElementType) or position.kind not in ("sint", "uint"):
        return "NumPy itself has no such element types"
    axis = int(dimensions[0])

    def run(xs: Sequence[Array], inits: Sequence[Array]) -> RunValue:
        x, positions = xs
        line = np.moveaxis(positions, axis, -1)
        if not (line[..., 1:] > line[..., :-1]).all():
            return None
        at = np.expand_dims(arg(x, axis=axis), axis)
        found = np.take_along_axis(x, at, axis)
        if (found == 0).any() and x.dtype.kind == "f":  # of zeros that differ in sign the last one stays
            last = x.shape[axis] - 1 - np.expand_dims(arg(np.flip(x, axis), axis=axis), axis)
            found = np.where(found == 0, np.take_along_axis(x, last, axis), found)
        best = found.squeeze(axis), np.take_along_axis(positions, at, axis).squeeze(axis)
        return body(tuple(inits), best)

    return run


_EXTREMES: dict[tuple[Form, ...], np.ufunc] = {
    (apply("maximum", argument(0), argument(1)),): np.maximum,
    (apply("minimum", argument(0), argument(1)),): np.minimum,
}


def _narrow_extreme(
    inputs: Sequence[Tensor],
    _init_values: Sequence[Tensor],
    *,
    dimensions: Sequence[int],
    body: Body,
    results: Sequence[Tensor],
) -> Function | WhyNot:
    form = form_of(body)
    ufunc = _EXTREMES.get(form) if form is not None else None
    element = inputs[0].element if inputs else None
    if ufunc is None:
        return "its region does not say which value is larger or smaller"
    if not isinstance(element, ElementType) or results[0].element is not element:
        return "its elements are quantized, or its result has others"
    if element.kind != "float" or element.bits >= 32:
        return "its elements are no narrow floats"
    axes, dtype = tuple(map(int, dimensions)), element.dtype

    def run(xs: Sequence[Array], inits: Sequence[Array]) -> RunValue:
        wide = xs[0].astype(np.float32)
        return (ew.narrow(extreme(ufunc, wide, axes, inits[0].astype(np.float32)), dtype),)

    return run


def _is_native(element: object) -> bool:
    return isinstance(element, ElementType) and element.dtype.kind in "iuf"


PATHS = (
    FastPath("native", _native, "a fold that NumPy has as a function, without the machinery of regions"),
    FastPath("position", _position, "the position of the largest or smallest value along one dimension"),
    FastPath("narrow_extreme", _narrow_extreme, "the largest or smallest of narrow floats, in f32"),
)
