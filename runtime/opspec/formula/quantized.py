"""Between stored integers and the floats that they stand for, one element at a time and with exact numbers.

Subtracting, multiplying, dividing and adding round once each, in the expressed type, as the public specification
has it; the difference of two stored integers does not wrap around.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from fractions import Fraction

import numpy as np

from opspec.formula.values import element, exact
from opspec.numerics.quantization import Conversion, QuantizedArm
from opspec.values.arrays import Array, DType
from opspec.values.types import Quantized, Tensor, storage_range

Parameters = Callable[[tuple[int, ...]], tuple[Array, int]]


def dequantizer(type_: Tensor) -> Conversion:
    """The function from stored integers to expressed floats."""
    quantized = _quantized(type_)
    parameters = _parameters(quantized)

    def one(x: Array, index: tuple[int, ...]) -> Array:
        scale, zero = parameters(index)
        real = element(exact(x) - zero, quantized.expressed)
        return element(_product(exact(real), exact(scale)), quantized.expressed)

    return _each(one, quantized.expressed.dtype)


def quantizer(type_: Tensor) -> Conversion:
    """The function from expressed floats to stored integers."""
    quantized = _quantized(type_)
    parameters = _parameters(quantized)
    expressed, storage = quantized.expressed, quantized.storage
    low, high = (exact(element(limit, expressed)) for limit in (quantized.storage_min, quantized.storage_max))

    def one(x: Array, index: tuple[int, ...]) -> Array:
        scale, zero = parameters(index)
        scaled = exact(element(_quotient(exact(x), exact(scale)), expressed))
        moved = exact(element(_sum(scaled, exact(element(zero, expressed))), expressed))
        if math.isnan(moved):
            return element(0, storage)
        least, greatest = storage_range(storage)
        return element(min(max(round(min(max(moved, low), high)), least), greatest), storage)

    return _each(one, storage.dtype)


def _each(one: Callable[[Array, tuple[int, ...]], Array], dtype: DType) -> Conversion:
    def convert(x: Array) -> Array:
        found = np.zeros(np.shape(x), dtype)
        for index in np.ndindex(*found.shape):
            found[index] = one(np.asarray(np.asarray(x)[index]), index)
        return found

    return convert


def _quantized(type_: Tensor) -> Quantized:
    assert isinstance(type_.element, Quantized)
    return type_.element


def _parameters(quantized: Quantized) -> Parameters:
    """The scale, as an element of the expressed type, and the zero point at an index."""
    shape = quantized.scales_shape

    def at(index: tuple[int, ...]) -> tuple[Array, int]:
        place = 0
        if quantized.axis is not None:
            place = index[quantized.axis]
        elif quantized.axes:
            blocks = [0] * len(shape)
            for axis, size in zip(quantized.axes, quantized.block_sizes, strict=True):
                blocks[axis] = index[axis] // size
            place = int(np.ravel_multi_index(blocks, shape))
        return element(quantized.scales[place], quantized.expressed), quantized.zero_points[place]

    return at


def _product(x: float, y: float) -> float | Fraction:
    return Fraction(x) * Fraction(y) if math.isfinite(x) and math.isfinite(y) else x * y


def _quotient(x: float, y: float) -> float | Fraction:
    # A scale may be too small, or too large, for the expressed type.
    if math.isfinite(x) and math.isfinite(y) and y:
        return Fraction(x) / Fraction(y)
    return x / y if y else math.nan if x == 0 or math.isnan(x) else math.copysign(math.inf, x)


def _sum(x: float, y: float) -> float | Fraction:
    return Fraction(x) + Fraction(y) if math.isfinite(x) and math.isfinite(y) else x + y


ARM = QuantizedArm(dequantizer, quantizer)
