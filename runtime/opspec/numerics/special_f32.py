"""Functions of f32 that NumPy has not, or computes one number after the other: in f64, rounded once, and in blocks that
a processor keeps near. Functions of f64 and the pieces of the others are in `special` and `special_f64` beside this
module.
"""

from __future__ import annotations

import functools
from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

from opspec.numerics import special_f64
from opspec.values.arrays import Elements

Single = NDArray[np.float32]
Double = NDArray[np.float64]

_BLOCK = 2**14
_STEP = 2.0**-11
_MAGIC = np.float32(1.5 * 2**23)  # added to a number of f32, it rounds that to a whole one, which the low bits hold
_TINY = 2.0**-28  # a number that squared is nothing beside itself


def in_blocks(single: Callable[[Single, Single], None]) -> Callable[..., Elements]:
    """For arrays of any shape and size: a function that fills an array. `out` is one to fill, or None."""

    def function(x: Elements, out: Elements = None) -> Elements:
        array = np.asarray(x)
        held = out is not None and out.flags.c_contiguous
        made = out if held else np.empty(array.shape, np.float32)
        given, filled = array.reshape(-1), made.reshape(-1)
        with np.errstate(all="ignore"):
            for start in range(0, given.size, _BLOCK):
                block = slice(start, start + _BLOCK)
                single(given[block], filled[block])
        return made

    return function


def _rounded(double: Callable[..., Elements], plain: Callable[..., Elements]) -> Callable[..., Elements]:
    """`plain`, which is `double` but for numbers so small that the function is the number: of f32 in f64."""

    def fill(x: Single, out: Single) -> None:
        wide = x.astype(np.float64)
        tiny = np.abs(wide) < _TINY
        kept = x.copy() if tiny.any() else None
        np.copyto(out, plain(wide, wide), casting="same_kind")
        if kept is not None:
            _blend(tiny, kept, out)

    blocks = in_blocks(fill)

    def function(x: Elements, out: Single | None = None) -> Elements:
        if x.__class__ is np.float32:
            return x if abs(x) < _TINY else np.float32(plain(np.float64(x), None))
        return blocks(x, out) if x.dtype == np.float32 else double(x, out)

    return function


def _blend(mask: NDArray[np.bool_], x: Single, out: Single) -> None:
    """x into `out` where the mask holds, bit by bit: NumPy branches for each element, slow for an irregular mask."""
    chosen, given, bits = mask.astype(np.int32), x.view(np.int32), out.view(np.int32)
    np.negative(chosen, chosen)
    np.bitwise_and(chosen, given ^ bits, chosen)
    np.bitwise_xor(bits, chosen, bits)


expm1 = _rounded(np.expm1, lambda x, out: np.subtract(np.exp(x, out), 1, out))
log1p = _rounded(np.log1p, lambda x, out: np.log(np.add(x, 1, out), out))


# --- parabolas --------------------------------------------------------------------------------------------------


class Curve:
    """A function of f32 between two whole numbers, as its value at many points and the parabola through each. Beyond
    the two it is what it is there.
    """

    def __init__(self, low: int, high: int, parabolas: Callable[[Double], tuple[Double, Double, Double]]) -> None:
        self.low, self.high = np.float32(low), np.float32(high)
        self.first = int((_MAGIC + self.low / np.float32(_STEP)).view(np.int32))
        self.points = np.arange(low, high + _STEP, _STEP)
        self.value, self.slope, self.bend = parabolas(self.points)

    def __call__(self, x: Single, out: Single) -> None:
        inside = np.clip(x, self.low, self.high)
        near = inside * np.float32(1 / _STEP)
        near += _MAGIC
        at = near.view(np.int32).astype(np.intp)
        at -= self.first
        near -= _MAGIC
        near *= np.float32(_STEP)
        inside -= near  # exact: what is left of it
        left = inside.astype(np.float64)
        found = self.bend.take(at, mode="clip")
        found *= left
        found += self.slope.take(at, mode="clip")
        found *= left
        found += self.value.take(at, mode="clip")
        np.copyto(out, found, casting="same_kind")


def _gaussian(x: Double) -> tuple[Double, Double]:
    """Slope and bend of parabolas of erf. The cubic is spread over the slope, so that the ends of a step miss as
    little as what lies between them.
    """
    slope = 1.1283791670955126 * np.exp(-x * x)
    return slope * (1 + (4 * x * x - 2) / 8 * (_STEP / 2) ** 2), -x * slope


def _erf_parabolas(x: Double) -> tuple[Double, Double, Double]:
    return np.where(x == 0, -0.0, special_f64.erf(x)), *_gaussian(x)


def _erfc_parabolas(x: Double) -> tuple[Double, Double, Double]:
    slope, bend = _gaussian(x)
    return special_f64.erfc(x), -slope, -bend


@functools.cache
def _erf() -> Curve:
    return Curve(-4, 4, _erf_parabolas)


@functools.cache
def _erfc() -> Curve:
    return Curve(-4, 11, _erfc_parabolas)


erf = in_blocks(lambda x, out: _erf()(x, out))
erfc = in_blocks(lambda x, out: _erfc()(x, out))
