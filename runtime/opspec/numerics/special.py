"""Special functions over arrays: what NumPy lacks and mathematics names. Those of f32 are computed here, in f64;
those of f64, and what is rounded from it, in opspec.numerics.special_f64, where that is more exact.

Each is cut into pieces that hold a polynomial (of spec/polynomials.yaml), an asymptotic series, or a reflection; a
piece is computed only for the values that fall into it. Poles and values outside of a domain are NaN or infinite as
the primitives of the same names say.
"""

from __future__ import annotations

import functools
import math
from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

from opspec.numerics import double_double as dd
from opspec.numerics import special_f32, special_f64
from opspec.numerics.polynomial import Polynomial
from opspec.values.arrays import Array, Elements, Float64Array
from opspec_generated import polynomials as tables

Mask = NDArray[np.bool_]
Piece = tuple[Mask, Callable[[Float64Array], Float64Array]]
Positive = Callable[[Float64Array, Float64Array, Float64Array], Float64Array]  # the sum for q above zero

# The Bernoulli numbers B2, B4, ...
_BERNOULLI = (
    1 / 6,
    -1 / 30,
    1 / 42,
    -1 / 30,
    5 / 66,
    -691 / 2730,
    7 / 6,
    -3617 / 510,
    43867 / 798,
    -174611 / 330,
    854513 / 138,
    -236364091 / 2730,
    8553103 / 6,
    -23749461029 / 870,
)
_COTANGENT = [  # of 1 / x - pi / tan(pi x), powers ascending
    abs(number) * math.tau ** (2 * k) / math.factorial(2 * k) for k, number in enumerate(_BERNOULLI, 1)
]
_HALF_LOG_TAU_LESS_HALF = 0.4189385332046727
_HALF_LOG_TAU = 0.9189385332046727
_SCALE = 2.0**60
_DIGAMMA_ROOT = 1.4616321449683622, 9.549995429965697e-17  # the positive zero, and what it lacks


def _in_float64(function: Callable[..., Float64Array]) -> Callable[..., Elements]:
    """The function for floats of any width: computed in float64, rounded once."""

    @functools.wraps(function)
    def widened(*given: Elements) -> Array:
        arrays = [np.asarray(array) for array in given]
        with np.errstate(all="ignore"):
            found = function(*(array.astype(np.float64, copy=False) for array in arrays))
            return found.astype(arrays[0].dtype, copy=False)

    return widened


def _coarse(
    coarse: Callable[[Float64Array], Float64Array], double: Callable[[Float64Array], Float64Array]
) -> Callable[[Elements], Elements]:
    """`double`, and for f32 `coarse`: in f64 too, but only as exact as rounding to f32 can show."""

    def rounded(x: special_f32.Single, out: special_f32.Single) -> None:
        out[...] = coarse(x.astype(np.float64))

    return _by_width(special_f32.in_blocks(rounded), double)


def _by_width(
    narrow: Callable[[Array], Elements], double: Callable[[Float64Array], Float64Array]
) -> Callable[[Elements], Elements]:
    wide = _in_float64(double)

    def function(x: Elements) -> Elements:
        array = np.asarray(x)
        return narrow(array) if array.dtype == np.float32 else wide(array)

    return function


acosh = _by_width(np.arccosh, special_f64.acosh)
erf = _by_width(special_f32.erf, special_f64.erf)
erfc = _by_width(special_f32.erfc, special_f64.erfc)


def _erf_inv(y: Float64Array) -> Float64Array:
    size = np.abs(y)
    return _pieces(
        y,
        (size <= 0.5, lambda v: v * _fit(tables.ERF_INV, v * v)),
        ((size > 0.5) & (size < 1), lambda v: np.copysign(_erf_inv_of_large(np.abs(v)), v)),
        (size == 1, lambda v: np.copysign(np.inf, v)),
    )


def _lgamma(x: Float64Array) -> Float64Array:
    pole = (x <= 0) & (x == np.floor(x))
    return _pieces(
        x,
        (pole | np.isinf(x), lambda v: np.full_like(v, np.inf)),
        (~pole & (x < 0), _lgamma_of_negative),
        ((x > 0) & (x < 0.5), lambda v: _lgamma(v + 1) - np.log(v)),
        ((x >= 0.5) & (x < 1.5), lambda v: (v - 1) * _fit(tables.LGAMMA_ONE, v) + 0.0),
        ((x >= 1.5) & (x < 2.5), lambda v: (v - 2) * _fit(tables.LGAMMA_TWO, v)),
        ((x >= 2.5) & (x < 5), lambda v: (v - 2) * _fit(tables.LGAMMA_LOW, v)),
        ((x >= 5) & (x < 10), lambda v: (v - 2) * _fit(tables.LGAMMA_HIGH, v)),
        ((x >= 10) & (x < np.inf), _lgamma_of_large),
    )


def _digamma(x: Float64Array, below_two: Callable[[Float64Array], Float64Array]) -> Float64Array:
    pole = (x <= 0) & (x == np.floor(x))
    return _pieces(
        x,
        (~pole & (x < 0), lambda v: _reflected(_digamma(1 - v, below_two), v)),
        ((x > 0) & (x < 2), below_two),
        ((x >= 2) & (x < 4), lambda v: _fit(tables.DIGAMMA_LOW, v)),
        ((x >= 4) & (x < 10), lambda v: _fit(tables.DIGAMMA_HIGH, v)),
        (x >= 10, _digamma_of_large),
    )


def zeta(s: Elements, q: Elements) -> Array:
    """Hurwitz's: the sum of (q + k) to the -s. NaN for s < 1, and for q <= 0 unless s is an even integer or q none."""
    return _of_two(_zeta, s, q)


def _zeta(s: Float64Array, q: Float64Array, positive: Positive) -> Float64Array:
    pole = (q <= 0) & (q == np.floor(q))
    whole = (s == np.floor(s)) & np.isfinite(s)
    even = whole & (np.remainder(s, 2) == 0)
    out = np.full(s.shape, np.nan)
    domain = (s > 1) & ((q > 0) | (whole & ~pole))
    out[domain] = _hurwitz(s[domain], q[domain], np.zeros(s[domain].shape), even[domain], positive)
    out[pole & even & (s > 1) & np.isfinite(q)] = np.inf
    out[(s == 1) & ~np.isnan(q)] = np.inf
    return out


def polygamma(n: Elements, x: Elements) -> Elements:
    """The derivative of digamma of order n; NaN where n is no natural number."""
    return _of_two(_polygamma, n, x)


def _polygamma(n: Float64Array, x: Float64Array, positive: Positive) -> Float64Array:
    out = np.full(n.shape, np.nan)
    natural = np.isfinite(n) & (n >= 0) & (n == np.floor(n)) & ~np.isnan(x)
    first, later = natural & (n == 0), natural & (n > 0)
    out[first] = digamma(x[first])
    order, at = n[later], x[later]
    odd = np.remainder(order, 2) == 1
    sign = np.where(odd, 1.0, -1.0)
    pole = (at <= 0) & (at == np.floor(at))
    at_pole = np.where((sign > 0) & np.isfinite(at), np.inf, np.nan)
    out[later] = np.where(pole, at_pole, sign * _hurwitz(order + 1, np.where(pole, 1.0, at), order, odd, positive))
    return out


def _bessel_i1e(x: Float64Array) -> Float64Array:
    size = np.abs(x)
    return _pieces(
        x,
        (size <= 2, lambda v: v * _fit(tables.I1E_LOW, np.abs(v))),
        ((size > 2) & (size <= 8), lambda v: np.copysign(_fit(tables.I1E_MIDDLE, np.abs(v)), v)),
        (size > 8, lambda v: np.copysign(_fit(tables.I1E_HIGH, 1 / np.abs(v)) / np.sqrt(np.abs(v)), v)),
    )


def _digamma_of_single(x: Float64Array) -> Float64Array:
    return _digamma(x, _digamma_below_two)


def _digamma_of_double(x: Float64Array) -> Float64Array:
    return _digamma(x, special_f64.digamma_below_two)


def _bessel_i1e_of_double(x: Float64Array) -> Float64Array:
    near = np.abs(x) <= 2
    return np.where(near, special_f64.bessel_i1e_near_zero(np.where(near, x, 1.0)), _bessel_i1e(x))


erf_inv = _coarse(_erf_inv, special_f64.erf_inv)
lgamma = _coarse(_lgamma, special_f64.lgamma)
digamma = _coarse(_digamma_of_single, _digamma_of_double)
bessel_i1e = _coarse(_bessel_i1e, _bessel_i1e_of_double)


# --- pieces ---------------------------------------------------------------------------------------


def _pieces(x: Float64Array, *pieces: Piece) -> Float64Array:
    """Each function where its mask holds; NaN where none does."""
    out = np.full(x.shape, np.nan)
    for mask, function in pieces:
        if mask.any():
            out[mask] = function(x[mask])
    return out


def _fit(polynomial: Polynomial, x: Float64Array) -> Float64Array:
    t = x - polynomial.middle
    t /= polynomial.half
    *rest, last = polynomial.f64
    out = np.full(x.shape, last)
    for coefficient in reversed(rest):
        out *= t
        out += coefficient
    return out


def _erf_inv_of_large(y: Float64Array) -> Float64Array:
    """In terms of the root of the logarithm of its complement, of which it is nearly a multiple."""
    root = np.sqrt(-np.log(1 - y))
    return _pieces(
        root,
        (root < 2, lambda v: _fit(tables.ERF_INV_LOW, v)),
        ((root >= 2) & (root < 4), lambda v: _fit(tables.ERF_INV_MIDDLE, v)),
        (root >= 4, lambda v: _fit(tables.ERF_INV_HIGH, v)),
    )


def _sine(x: Float64Array) -> Float64Array:
    """The sine of pi times x, for any size of x."""
    near = np.rint(x)
    return np.where(np.remainder(near, 2) == 0, 1.0, -1.0) * np.sin(np.pi * (x - near))


def _reflected(positive: Float64Array, x: Float64Array) -> Float64Array:
    """What is left of `positive` without pi times the cotangent of pi times x."""
    rest = x - np.rint(x)
    size = np.abs(rest)
    near = np.where(size <= 0.25, rest, 0.25)
    series = np.zeros_like(near)
    for coefficient in reversed(_COTANGENT):
        series = series * (near * near) + coefficient
    # Near to the zero at one half the tangent of the complement keeps its accuracy.
    far = np.copysign(np.pi * np.tan(np.pi * (0.5 - size)), rest)
    inverse = 1 / near
    product, lost = dd.product_of(inverse, near)
    head, more = dd.sum_of(positive, -inverse)
    found = head + (more + (near * series - ((1 - product) - lost) / near))
    found = np.where(np.abs(inverse) < 1e200, found, positive - inverse)  # beyond, products of parts overflow
    return np.where(size <= 0.25, found, positive - far)


def _lgamma_of_negative(x: Float64Array) -> Float64Array:
    size = -x
    tiny = size < 1e-18  # so small that its product with a sine may vanish
    reflected = np.log(np.pi / np.where(tiny, 1.0, np.abs(size * _sine(size)))) - _lgamma(np.where(tiny, 1.0, size))
    return np.where(tiny, -np.log(size), reflected)


def _lgamma_of_large(x: Float64Array) -> Float64Array:
    square = 1 / x / x
    series = np.zeros_like(x)
    for k in range(8, 0, -1):
        series = series * square + _BERNOULLI[k - 1] / (2 * k * (2 * k - 1))
    found: Float64Array = (x - 0.5) * (np.log(x) - 1) + (_HALF_LOG_TAU_LESS_HALF + series / x)
    return found


def _digamma_below_two(x: Float64Array) -> Float64Array:
    return _pieces(
        x,
        (x < 1, lambda v: _digamma_near_root(v + 1) - 1 / v),
        (x >= 1, _digamma_near_root),
    )


def _digamma_near_root(x: Float64Array) -> Float64Array:
    head, tail = _DIGAMMA_ROOT
    return ((x - head) - tail) * _fit(tables.DIGAMMA_ONE, x)


def _digamma_of_large(x: Float64Array) -> Float64Array:
    square = 1 / x / x
    series = np.zeros_like(x)
    for k in range(8, 0, -1):
        series = (series + _BERNOULLI[k - 1] / (2 * k)) * square
    return np.log(x) - 0.5 / x - series


def _of_two(
    function: Callable[[Float64Array, Float64Array, Positive], Float64Array], a: Elements, b: Elements
) -> Array:
    x, y = np.broadcast_arrays(a, b)
    positive = _zeta_of_positive if x.dtype == np.float32 else special_f64.zeta_of_positive
    with np.errstate(all="ignore"):
        return function(x.astype(np.float64), y.astype(np.float64), positive).astype(x.dtype, copy=False)


def _hurwitz(s: Float64Array, q: Float64Array, n: Float64Array, even: Mask, positive: Positive) -> Float64Array:
    """Times the factorial of n, for s > 1, which is even or not; a negative q is no whole number, and s is one."""
    below = q < 0
    out = np.empty_like(q)
    out[~below] = positive(s[~below], q[~below], n[~below])
    if below.any():
        out[below] = _zeta_of_negative(s[below], q[below], n[below], even[below], positive)
    return out


def _zeta_of_negative(
    s: Float64Array, q: Float64Array, n: Float64Array, even: Mask, positive: Positive
) -> Float64Array:
    """The terms below zero are a piece of the same sum, mirrored. Of two infinite ones the steeper counts."""
    rest = -q - np.floor(-q)
    above, mirrored, left = (positive(s, at, n) for at in (1 - rest, rest, 1 - q))
    plus = above + np.where(np.isinf(mirrored), np.inf, mirrored - left)
    both = np.isinf(above) & np.isinf(mirrored)
    minus = np.where(rest == 0.5, 0.0, np.where(both, np.copysign(np.inf, rest - 0.5), above - mirrored))
    minus = np.where(np.isinf(minus), minus, minus + left)
    return np.where(even, plus, minus)


def _zeta_of_positive(s: Float64Array, q: Float64Array, n: Float64Array) -> Float64Array:
    """The first term apart where it is steep, and then what the sum is of its first term, times that."""
    steep = q < 1
    base = np.where(steep, q + 1, q)
    total, power, half = _sum_over_first(s, base), np.power(base, -s), np.power(base, -0.5 * s)
    factorial = _factorial(n)
    # In halves where the first term vanishes before the function does.
    halved = factorial * half * (half * _SCALE * total)
    rest = np.where(power < 1e-250, halved, factorial * (power * _SCALE) * total)
    rest = np.where(n <= 170, rest, _growth(n, base) * (_SCALE * total))
    rest = np.where(np.isinf(q), 0.0, rest)
    first = np.where(n <= 170, factorial * np.power(q, -s), _growth(n, q))
    return np.where(steep, first + rest, rest)


def _growth(n: Float64Array, q: Float64Array) -> Float64Array:
    """The factorial of n over q to the n + 1, by Stirling's series."""
    shift = (1 / 12 - (1 / 360 - 1 / (1260 * n * n)) / (n * n)) / n
    growth: Float64Array = np.exp(n * (np.log(n / q) - 1) + (0.5 * np.log(n) - np.log(q) + (_HALF_LOG_TAU + shift)))
    return growth


def _sum_over_first(s: Float64Array, q: Float64Array) -> Float64Array:
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


def _factorial(n: Float64Array) -> Float64Array:
    exact = np.array([math.factorial(k) for k in range(171)], np.float64)
    return exact[np.minimum(n, 170).astype(np.int64)]
