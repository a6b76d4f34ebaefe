"""Special functions over arrays, to about an ulp of float64: what NumPy lacks and mathematics names.

Each is cut into pieces that hold a polynomial (of spec/polynomials.yaml), an asymptotic series, or a reflection; a
piece is computed only for the values that fall into it. Poles and values outside of a domain are NaN or infinite as
the primitives of the same names say.
"""

from __future__ import annotations

import functools
import math
from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from opspec.polynomial import Polynomial
from opspec_generated import polynomials as tables

Array = NDArray[np.float64]
Mask = NDArray[np.bool_]
Piece = tuple[Mask, Callable[[Array], Array]]

# The Bernoulli numbers B2, B4, ...
_BERNOULLI = (
    1 / 6, -1 / 30, 1 / 42, -1 / 30, 5 / 66, -691 / 2730, 7 / 6, -3617 / 510, 43867 / 798, -174611 / 330,
    854513 / 138, -236364091 / 2730,
)  # fmt: skip
_HALF_LOG_TAU_LESS_HALF = 0.4189385332046727
_HALF_LOG_TAU = 0.9189385332046727
_BLOCK = 2**15
_SCALE = 2.0**60
_DIGAMMA_ROOT = 1.4616321449683622, 9.549995429965697e-17  # the positive zero, and what it lacks


def _in_float64(function: Callable[..., Array]) -> Callable[..., Any]:
    """The function for floats of any width: computed in float64, rounded once."""

    @functools.wraps(function)
    def widened(*given: Any) -> Any:
        arrays = [np.asarray(array) for array in given]
        with np.errstate(all="ignore"):
            found = function(*(array.astype(np.float64, copy=False) for array in arrays))
            return found.astype(arrays[0].dtype, copy=False)

    return widened


def _coarse(single: Callable[[Array], Array], double: Callable[..., Any]) -> Callable[[Any], Any]:
    """`double`, and for f32 `single`: in f64 too, but only as exact as rounding to f32 can show, and in blocks that a
    processor keeps near.
    """

    def function(x: Any) -> Any:
        array = np.asarray(x)
        if array.dtype != np.float32:
            return double(array)
        flat = array.reshape(-1)
        out = np.empty(flat.shape, np.float32)
        for start in range(0, flat.size, _BLOCK):
            block = slice(start, start + _BLOCK)
            out[block] = single(flat[block].astype(np.float64))
        return out.reshape(array.shape)

    return function


def _erf_of_single(x: Array) -> Array:
    v = np.clip(x, -4, 4)  # beyond, it is one
    found = _fit(tables.ERF_COARSE, v * v)
    found *= v
    return found


def _erfc_of_single(x: Array) -> Array:
    size = np.minimum(np.abs(x), 12)  # beyond, it is zero
    found = _fit(tables.ERFC_COARSE, 4 / (4 + size))
    size *= size
    found *= np.exp(np.negative(size, size), size)
    side = np.copysign(1, x)
    found *= side
    found += np.subtract(1, side, side)
    return found


@_in_float64
def _erf(x: Array) -> Array:
    size = np.abs(x)
    return _pieces(
        x,
        (size <= 1, lambda v: v * _fit(tables.ERF, v * v)),
        (size > 1, lambda v: np.copysign(1 - _erfc_of_size(np.abs(v)), v)),
    )


@_in_float64
def _erfc(x: Array) -> Array:
    return _pieces(
        x,
        (x < -0.5, lambda v: 2 - _erfc(-v)),
        ((x >= -0.5) & (x < 0.5), lambda v: 1 - _erf(v)),
        (x >= 0.5, _erfc_of_size),
    )


erf = _coarse(_erf_of_single, _erf)
erfc = _coarse(_erfc_of_single, _erfc)


@_in_float64
def erf_inv(y: Array) -> Array:
    size = np.abs(y)
    return _pieces(
        y,
        (size <= 0.5, lambda v: v * _fit(tables.ERF_INV, v * v)),
        ((size > 0.5) & (size < 1), lambda v: np.copysign(_erf_inv_of_large(np.abs(v)), v)),
        (size == 1, lambda v: np.copysign(np.inf, v)),
    )


@_in_float64
def lgamma(x: Array) -> Array:
    pole = (x <= 0) & (x == np.floor(x))
    return _pieces(
        x,
        (pole | np.isinf(x), lambda v: np.full_like(v, np.inf)),
        (~pole & (x < 0), _lgamma_of_negative),
        ((x > 0) & (x < 0.5), lambda v: lgamma(v + 1) - np.log(v)),
        ((x >= 0.5) & (x < 1.5), lambda v: (v - 1) * _fit(tables.LGAMMA_ONE, v) + 0.0),
        ((x >= 1.5) & (x < 2.5), lambda v: (v - 2) * _fit(tables.LGAMMA_TWO, v)),
        ((x >= 2.5) & (x < 5), lambda v: (v - 2) * _fit(tables.LGAMMA_LOW, v)),
        ((x >= 5) & (x < 10), lambda v: (v - 2) * _fit(tables.LGAMMA_HIGH, v)),
        ((x >= 10) & (x < np.inf), _lgamma_of_large),
    )


@_in_float64
def digamma(x: Array) -> Array:
    pole = (x <= 0) & (x == np.floor(x))
    return _pieces(
        x,
        (~pole & (x < 0), lambda v: digamma(1 - v) - np.pi * _cotangent(v)),
        ((x > 0) & (x < 1), lambda v: digamma(v + 1) - 1 / v),
        ((x >= 1) & (x < 2), _digamma_near_root),
        ((x >= 2) & (x < 4), lambda v: _fit(tables.DIGAMMA_LOW, v)),
        ((x >= 4) & (x < 10), lambda v: _fit(tables.DIGAMMA_HIGH, v)),
        (x >= 10, _digamma_of_large),
    )


@_in_float64
def zeta(s: Array, q: Array) -> Array:
    """Hurwitz's: the sum of (q + k) to the -s. NaN for s < 1, and for q <= 0 unless s is an even integer or q none."""
    s, q = (np.array(v, np.float64) for v in np.broadcast_arrays(s, q))
    pole = (q <= 0) & (q == np.floor(q))
    whole = (s == np.floor(s)) & np.isfinite(s)
    even = whole & (np.remainder(s, 2) == 0)
    out = np.full(s.shape, np.nan)
    domain = (s > 1) & ((q > 0) | (whole & ~pole))
    out[domain] = _zeta(s[domain], q[domain], np.zeros(s[domain].shape), even[domain])
    out[pole & even & (s > 1) & np.isfinite(q)] = np.inf
    out[(s == 1) & ~np.isnan(q)] = np.inf
    return out


@_in_float64
def polygamma(n: Array, x: Array) -> Array:
    """The derivative of digamma of order n; NaN where n is no natural number."""
    n, x = (np.array(v, np.float64) for v in np.broadcast_arrays(n, x))
    out = np.full(n.shape, np.nan)
    natural = np.isfinite(n) & (n >= 0) & (n == np.floor(n)) & ~np.isnan(x)
    first, later = natural & (n == 0), natural & (n > 0)
    out[first] = digamma(x[first])
    order, at = n[later], x[later]
    odd = np.remainder(order, 2) == 1
    sign = np.where(odd, 1.0, -1.0)
    pole = (at <= 0) & (at == np.floor(at))
    at_pole = np.where((sign > 0) & np.isfinite(at), np.inf, np.nan)
    out[later] = np.where(pole, at_pole, sign * _zeta(order + 1, np.where(pole, 1.0, at), order, odd))
    return out


@_in_float64
def bessel_i1e(x: Array) -> Array:
    size = np.abs(x)
    return _pieces(
        x,
        (size <= 2, lambda v: v * _fit(tables.I1E_LOW, np.abs(v))),
        ((size > 2) & (size <= 8), lambda v: np.copysign(_fit(tables.I1E_MIDDLE, np.abs(v)), v)),
        (size > 8, lambda v: np.copysign(_fit(tables.I1E_HIGH, 1 / np.abs(v)) / np.sqrt(np.abs(v)), v)),
    )


# --- pieces ---------------------------------------------------------------------------------------


def _pieces(x: Array, *pieces: Piece) -> Array:
    """Each function where its mask holds; NaN where none does."""
    out = np.full(x.shape, np.nan)
    for mask, function in pieces:
        if mask.any():
            out[mask] = function(x[mask])
    return out


def _fit(polynomial: Polynomial, x: Array) -> Array:
    t = x - polynomial.middle
    t /= polynomial.half
    *rest, last = polynomial.f64
    out = np.full(x.shape, last)
    for coefficient in reversed(rest):
        out *= t
        out += coefficient
    return out


def _erfc_of_size(x: Array) -> Array:
    """For x from 0.5 on: e to the -x² times a smooth factor. x² is split, so that its rounding does not show."""
    factor = _pieces(
        x,
        (x <= 1.5, lambda v: _fit(tables.ERFCX_LOW, v)),
        ((x > 1.5) & (x <= 4), lambda v: _fit(tables.ERFCX_MIDDLE, v)),
        (x > 4, lambda v: _fit(tables.ERFCX_HIGH, 1 / v / v) / v),
    )
    near = np.minimum(x, 32)  # beyond, the result is zero
    head = near.astype(np.float32).astype(np.float64)
    rest = np.expm1((head - near) * (head + near))
    # Where e to the -x² is no normal number, its square root is: one rounding at the end.
    last = np.where(near < 25, 1.0, np.exp(-0.5 * head * head))
    most = factor * np.where(near < 25, np.exp(-head * head), last)
    return last * (most + most * rest)


def _erf_inv_of_large(y: Array) -> Array:
    """In terms of the root of the logarithm of its complement, of which it is nearly a multiple."""
    root = np.sqrt(-np.log(1 - y))
    return _pieces(
        root,
        (root < 2, lambda v: _fit(tables.ERF_INV_LOW, v)),
        ((root >= 2) & (root < 4), lambda v: _fit(tables.ERF_INV_MIDDLE, v)),
        (root >= 4, lambda v: _fit(tables.ERF_INV_HIGH, v)),
    )


def _sine(x: Array) -> Array:
    """The sine of pi times x, for any size of x."""
    near = np.rint(x)
    return np.where(np.remainder(near, 2) == 0, 1.0, -1.0) * np.sin(np.pi * (x - near))


def _cotangent(x: Array) -> Array:
    """The cotangent of pi times x."""
    rest = x - np.rint(x)
    turned = np.abs(rest) > 0.25
    # Near to the zero at one half the tangent of the complement keeps its accuracy.
    return np.where(
        turned,
        np.copysign(np.tan(np.pi * (0.5 - np.abs(rest))), rest),
        1 / np.tan(np.pi * np.where(turned, 0.25, rest)),
    )


def _lgamma_of_negative(x: Array) -> Array:
    size = -x
    tiny = size < 1e-18  # so small that its product with a sine may vanish
    reflected = np.log(np.pi / np.where(tiny, 1.0, np.abs(size * _sine(size)))) - lgamma(np.where(tiny, 1.0, size))
    return np.where(tiny, -np.log(size), reflected)


def _lgamma_of_large(x: Array) -> Array:
    square = 1 / x / x
    series = np.zeros_like(x)
    for k in range(8, 0, -1):
        series = series * square + _BERNOULLI[k - 1] / (2 * k * (2 * k - 1))
    found: Array = (x - 0.5) * (np.log(x) - 1) + (_HALF_LOG_TAU_LESS_HALF + series / x)
    return found


def _digamma_near_root(x: Array) -> Array:
    head, tail = _DIGAMMA_ROOT
    return ((x - head) - tail) * _fit(tables.DIGAMMA_ONE, x)


def _digamma_of_large(x: Array) -> Array:
    square = 1 / x / x
    series = np.zeros_like(x)
    for k in range(8, 0, -1):
        series = (series + _BERNOULLI[k - 1] / (2 * k)) * square
    return np.log(x) - 0.5 / x - series


def _zeta(s: Array, q: Array, n: Array, even: Mask) -> Array:
    """Times the factorial of n, for s > 1, which is even or not; a negative q is no whole number, and s is one."""
    below = q < 0
    out = np.empty_like(q)
    out[~below] = _zeta_of_positive(s[~below], q[~below], n[~below])
    if below.any():
        out[below] = _zeta_of_negative(s[below], q[below], n[below], even[below])
    return out


def _zeta_of_negative(s: Array, q: Array, n: Array, even: Mask) -> Array:
    """The terms below zero are a piece of the same sum, mirrored. Of two infinite ones the steeper counts."""
    rest = -q - np.floor(-q)
    above, mirrored, left = (_zeta_of_positive(s, at, n) for at in (1 - rest, rest, 1 - q))
    plus = above + np.where(np.isinf(mirrored), np.inf, mirrored - left)
    both = np.isinf(above) & np.isinf(mirrored)
    minus = np.where(rest == 0.5, 0.0, np.where(both, np.copysign(np.inf, rest - 0.5), above - mirrored))
    minus = np.where(np.isinf(minus), minus, minus + left)
    return np.where(even, plus, minus)


def _zeta_of_positive(s: Array, q: Array, n: Array) -> Array:
    """The first term apart where it is steep, and then what the sum is of its first term, times that."""
    steep = q < 1
    base = np.where(steep, q + 1, q)
    total, power, half = _sum_over_first(s, base), np.power(base, -s), np.power(base, -0.5 * s)
    factorial = _factorial(n)
    # In halves where the first term vanishes before the function does.
    halved = factorial * half * (half * _SCALE * total)
    rest = np.where(power < 1e-250, halved, factorial * (power * _SCALE) * total)
    rest = np.where(n <= 170, rest, _growth(n, base) * _SCALE * total)
    rest = np.where(np.isinf(q), 0.0, rest)
    first = np.where(n <= 170, factorial * np.power(q, -s), _growth(n, q))
    return np.where(steep, first + rest, rest)


def _growth(n: Array, q: Array) -> Array:
    """The factorial of n over q to the n + 1, by Stirling's series."""
    shift = (1 / 12 - (1 / 360 - 1 / (1260 * n * n)) / (n * n)) / n
    growth: Array = np.exp(n * (np.log(n / q) - 1) + (0.5 * np.log(n) - np.log(q) + (_HALF_LOG_TAU + shift)))
    return growth


def _sum_over_first(s: Array, q: Array) -> Array:
    """Euler and Maclaurin's formula for q from one on: ten terms of the sum, an integral, and corrections, all that
    over `_SCALE`, since it may be too large.
    """
    terms = np.zeros_like(q)
    for k in range(9, 0, -1):
        terms += np.expm1(-s * np.log1p(k / q)) + 1
    end = q + 10
    power = np.where(s < 2, np.power(end / q, -s), np.exp(-s * np.log1p(10 / q)))
    corrections = np.zeros_like(q)
    for k in range(12, 0, -1):
        ratio = (s + (2 * k - 1)) / end * ((s + 2 * k) / end)
        corrections = _BERNOULLI[k - 1] / math.factorial(2 * k) + ratio * corrections
    tail = 0.5 * power + power * (s / end) * corrections
    near = (1 + (terms + tail)) / _SCALE + power * (end / _SCALE) / (s - 1)
    return np.where(power < 1e-40, (1 + terms) / _SCALE, near)


def _factorial(n: Array) -> Array:
    exact = np.array([math.factorial(k) for k in range(171)], np.float64)
    return exact[np.minimum(n, 170).astype(np.int64)]
