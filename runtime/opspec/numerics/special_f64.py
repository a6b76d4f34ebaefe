"""Special functions of f64 to about one unit in the last place: the pieces of `special`, where f64 alone would be two
or three off, in pairs of f64.
"""

from __future__ import annotations

import math
from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

from opspec.numerics import double_double as dd
from opspec.numerics.double_double import Pair
from opspec.numerics.polynomial import Polynomial
from opspec.values.arrays import Elements, Float64Array
from opspec_generated import polynomials as tables

Piece = tuple[NDArray[np.bool_], Callable[[Float64Array], Pair]]

# B2 / 2, B4 / 24, ...: the Bernoulli numbers over factorials.
_CORRECTIONS = (
    1 / 12,
    -1 / 720,
    1 / 30240,
    -1 / 1209600,
    1 / 47900160,
    -691 / 1307674368000,
    1 / 74724249600,
    -3617 / 10670622842880000,
    43867 / 5109094217170944000,
    -174611 / 802857662698291200000,
    77683 / 14101100039391805440000,
    -236364091 / 1693824136731743669452800000,
)
_STIRLING = (
    1 / 12,
    -1 / 360,
    1 / 1260,
    -1 / 1680,
    1 / 1188,
    -691 / 360360,
    1 / 156,
    -3617 / 122400,
)
_HALF_LOG_TAU_LESS_HALF = 0.4189385332046727, 1.6728209650585413e-17
_LOG_PI = 1.1447298858494002, 1.0265951162707826e-17
_DIGAMMA_ROOT = 1.4616321449683622, 9.549995429965697e-17
_LARGE = 2.0**30  # beyond, one is nothing beside the square of a number
_TINY = 1e-290  # below, the errors of products are too small for a number


def _pieces(x: Float64Array, *pieces: Piece) -> tuple[Float64Array, Float64Array]:
    """Each function where its mask holds; NaN where none does."""
    out, rest = np.full(x.shape, np.nan), np.zeros(x.shape)
    for mask, function in pieces:
        if mask.any():
            out[mask], rest[mask] = function(x[mask])
    return out, rest


def _fit(polynomial: Polynomial, x: Pair) -> Pair:
    """The three lowest powers as pairs."""
    t = dd.add(x, (-polynomial.middle, 0.0))
    t = dd.over(t, (polynomial.half, 0.0))
    *high, c2, c1, c0 = reversed(polynomial.f64)
    series = np.zeros_like(t[0])
    for coefficient in high:
        series = series * t[0] + coefficient
    found = (series, np.zeros_like(series))
    for coefficient in (c2, c1, c0):
        found = dd.add(dd.times(found, t), (coefficient, 0.0))
    return found


def _plain(x: Float64Array) -> Pair:
    return x, np.zeros_like(x)


def acosh(x: Float64Array) -> Float64Array:
    """The logarithm of 1 + t + root(t (t + 2)), the root of which loses most."""
    near = (x >= 1) & (x < _LARGE)
    t = np.where(near, x - 1, 1.0)
    sum_ = dd.add(dd.root(dd.add(dd.product_of(t, t), (2 * t, 0.0))), (t, 0.0))
    found = np.log1p(sum_[0]) + sum_[1] / (1 + sum_[0])
    return np.where(near, found, np.log(np.where(x >= 1, x, np.nan)) + dd.LN2[0])


# --- error functions --------------------------------------------------------------------------------------------


def erf(x: Float64Array) -> Float64Array:
    size = np.abs(x)
    found = _pieces(
        x,
        (size < _TINY, lambda v: _plain(v * 1.1283791670955126)),
        ((size >= _TINY) & (size <= 1), lambda v: dd.times(_plain(v), _fit(tables.ERF, dd.product_of(v, v)))),
        (size > 1, lambda v: _signed(dd.add((1.0, 0.0), dd.negative(_erfc_of_size(np.abs(v)))), v)),
    )
    return np.where(x == 0, x, found[0])


def _signed(size: Pair, x: Float64Array) -> Pair:
    return dd.either(np.signbit(x), dd.negative(size), size)


def erfc(x: Float64Array) -> Float64Array:
    near = np.abs(x) < 0.5
    return _pieces(
        x,
        (x <= -0.5, lambda v: dd.add((2.0, 0.0), dd.negative(_erfc_of_size(-v)))),
        (near, lambda v: _plain(dd.add((1.0, 0.0), (-erf(v), 0.0))[0])),
        (x >= 0.5, _erfc_of_size),
    )[0]


def _erfc_of_size(x: Float64Array) -> Pair:
    """For x from 0.5 on: e to the -x² times a smooth factor."""
    near = np.minimum(x, 40)  # beyond, the result is zero
    factor = _pieces(
        near,
        (near <= 1.5, lambda v: _fit(tables.ERFCX_LOW, _plain(v))),
        ((near > 1.5) & (near <= 4), lambda v: _fit(tables.ERFCX_MIDDLE, _plain(v))),
        (near > 4, _erfcx_of_large),
    )
    square = dd.product_of(near, near)
    power, rise = dd.exponential(-square[0], -square[1])
    return dd.scaled(dd.times(factor, rise), power)


def _erfcx_of_large(x: Float64Array) -> Pair:
    part = dd.over((1.0, 0.0), _plain(x))
    return dd.times(_fit(tables.ERFCX_HIGH, dd.times(part, part)), part)


def erf_inv(y: Float64Array) -> Float64Array:
    size = np.abs(y)
    found = _pieces(
        y,
        (size < _TINY, lambda v: _plain(v * 0.8862269254527581)),
        (
            (size >= _TINY) & (size <= 0.5),
            lambda v: dd.times(_plain(v), _fit(tables.ERF_INV, dd.product_of(v, v))),
        ),
        ((size > 0.5) & (size < 1), lambda v: _signed(_erf_inv_of_large(np.abs(v)), v)),
        (size == 1, lambda v: _plain(np.copysign(np.inf, v))),
    )
    return np.where(y == 0, y, found[0])


def _erf_inv_of_large(y: Float64Array) -> Pair:
    """In terms of the root of the logarithm of its complement, of which it is nearly a multiple."""
    root = dd.root(dd.negative(dd.log(_plain(1 - y))))
    out, rest = np.empty_like(y), np.empty_like(y)
    at = root[0]
    for mask, table in (
        (at < 2, tables.ERF_INV_LOW),
        ((at >= 2) & (at < 4), tables.ERF_INV_MIDDLE),
        (at >= 4, tables.ERF_INV_HIGH),
    ):
        out[mask], rest[mask] = _fit(table, (at[mask], root[1][mask]))
    return out, rest


def bessel_i1e_near_zero(x: Float64Array) -> Float64Array:
    """Up to two."""
    found = dd.times(_plain(x), _fit(tables.I1E_LOW, _plain(np.abs(x))))[0]
    return np.where(np.abs(x) < _TINY, 0.5 * x, found)


# --- gamma functions --------------------------------------------------------------------------------------------


def lgamma(x: Float64Array) -> Float64Array:
    """Above zero, and no pole below."""
    size = np.abs(x)
    positive = _lgamma_of_positive(size)
    below = (x < 0) & np.isfinite(x)
    found = positive[0]
    if below.any():
        found[below] = _lgamma_of_negative(size[below], (positive[0][below], positive[1][below]))
    return np.where(((x <= 0) & (x == np.floor(x))) | np.isinf(x), np.inf, found) + 0.0


def _lgamma_of_negative(size: Float64Array, positive: Pair) -> Float64Array:
    """The reflection; where its sine may vanish the function is that of zero."""
    rest = np.abs(size - np.rint(size))
    turn = dd.times(_plain(rest), dd.PI)
    sine = np.sin(turn[0]), turn[1] * np.cos(turn[0])
    tiny = size < 1e-18
    sine = dd.either(tiny, (np.ones_like(size), 0.0), dd.sum_of(*sine))
    product = dd.add(dd.log(_plain(size)), dd.log(sine))
    reflected = dd.add(dd.add(_LOG_PI, dd.negative(product)), dd.negative(positive))
    return np.where(tiny, -np.log(size), reflected[0])


def _lgamma_of_positive(x: Float64Array) -> Pair:
    def times_fit(less: float, table: Polynomial) -> Callable[[Float64Array], Pair]:
        return lambda v: dd.times(_plain(v - less), _fit(table, _plain(v)))

    return _pieces(
        x,
        ((x > 0) & (x < 0.5), _lgamma_of_small),
        ((x >= 0.5) & (x < 1.5), times_fit(1, tables.LGAMMA_ONE)),
        ((x >= 1.5) & (x < 2.5), times_fit(2, tables.LGAMMA_TWO)),
        ((x >= 2.5) & (x < 5), times_fit(2, tables.LGAMMA_LOW)),
        ((x >= 5) & (x < 10), times_fit(2, tables.LGAMMA_HIGH)),
        ((x >= 10) & (x < np.inf), _lgamma_of_large),
    )


def _lgamma_of_small(x: Float64Array) -> Pair:
    more = dd.times(_plain(x), _fit(tables.LGAMMA_ONE, dd.sum_of(1.0, x)))
    return dd.add(dd.negative(dd.log(_plain(x))), more)


def _lgamma_of_large(x: Float64Array) -> Pair:
    """Stirling's series; over a power of two where the result is nearly too large."""
    part = 1 / x
    series = np.zeros_like(x)
    for coefficient in reversed(_STIRLING):
        series = series * part * part + coefficient
    power = np.where(x > 1e200, 200, 0)
    less = dd.add(dd.log(_plain(x)), (-1.0, 0.0))
    most = dd.times(dd.sum_of(np.ldexp(x, -power), np.ldexp(-0.5, -power)), less)
    rest = dd.add(_HALF_LOG_TAU_LESS_HALF, (series * part, 0.0))
    return dd.scaled(dd.add(most, dd.scaled(rest, -power)), power)


def digamma_below_two(x: Float64Array) -> Float64Array:
    """From zero to two."""
    return _pieces(
        x,
        (x < _TINY, lambda v: _plain(-1 / v)),
        (
            (x >= _TINY) & (x < 1),
            lambda v: dd.add(_digamma_near_root(dd.sum_of(1.0, v)), dd.negative(dd.over((1.0, 0.0), _plain(v)))),
        ),
        (x >= 1, lambda v: _digamma_near_root(_plain(v))),
    )[0]


def _digamma_near_root(x: Pair) -> Pair:
    return dd.times(dd.add(x, dd.negative(_DIGAMMA_ROOT)), _fit(tables.DIGAMMA_ONE, x))


# --- Hurwitz's zeta function ------------------------------------------------------------------------------------

_FACTORIALS = [math.factorial(k) for k in range(171)]
_SCALE = 120  # of sums that may be too large, as a power of two


def _factorials() -> tuple[Float64Array, NDArray[np.int64]]:
    """Those up to 170 as pairs below one, and powers of two."""
    powers = [number.bit_length() for number in _FACTORIALS]
    found = []
    for number, power in zip(_FACTORIALS, powers, strict=True):
        head = int(float(number))
        found.append((head / 2**power, (number - head) / 2**power))
    return np.array(found), np.array(powers)


_FACTORIAL_PAIRS, _FACTORIAL_POWERS = _factorials()
_LOG_OF_LAST = dd.log((_FACTORIAL_PAIRS[170, 0], _FACTORIAL_PAIRS[170, 1]), _FACTORIAL_POWERS[170])
_HALF_LOG_TAU = 0.9189385332046728, -3.8782941580672414e-17


def _log_of_the_rest(n: Float64Array) -> Pair:
    """The logarithm of the factorial of n over that of 170, by Stirling's series; zero up to there."""
    beyond = n > 170
    n = np.where(beyond, n, 171.0)
    inverse = dd.over((1.0, 0.0), dd.product_of(12.0, n))
    series = -(1 / 360 - (1 / 1260 - 1 / (1680 * n * n)) / (n * n)) / (n * n * n)
    whole = dd.add(dd.times(dd.log(_plain(n)), dd.sum_of(n, 0.5)), (-n, 0.0))
    found = dd.add(whole, dd.add(_HALF_LOG_TAU, dd.add(inverse, (series, 0.0))))
    return dd.either(beyond, dd.add(found, dd.negative(_LOG_OF_LAST)), (0.0, 0.0))


def zeta_of_positive(s: Float64Array, q: Float64Array, n: Float64Array) -> Float64Array:
    """The sum of (q + k) to the -s, times the factorial of n."""
    infinite = np.isinf(q)
    s, n, q = np.minimum(s, 1e25), np.minimum(n, 1e25), np.where(infinite, 1.0, q)
    more = _log_of_the_rest(n)
    at = np.minimum(n, 170).astype(np.intp)
    factorial = _FACTORIAL_PAIRS[at, 0], _FACTORIAL_PAIRS[at, 1]
    steep = q < 1
    base = dd.either(steep, dd.sum_of(1.0, q), (q, 0.0))
    power, rest = _power(base, s, more)
    rest = dd.times(rest, _sum_over_first(s, base))
    power = power + _SCALE
    first_power, first = _power((np.where(steep, q, 1.0), 0.0), s, more)
    apart = np.clip(power - first_power, -2000, 200)
    both = dd.add(first, dd.scaled(rest, np.where(steep, apart, 0)))
    found = dd.times(factorial, dd.either(steep, both, rest))[0]
    found = np.ldexp(found, _FACTORIAL_POWERS[at] + np.where(steep, first_power, power))
    return np.where(infinite, 0.0, found)


def _power(q: Pair, s: Float64Array, more: Pair = (0.0, 0.0)) -> tuple[Elements, Pair]:
    """q to the -s, and e to `more`, as a power of two and a pair near one."""
    exponent = dd.add(dd.times(dd.log(q), (-s, 0.0)), more)
    return dd.exponential(*exponent)


def _sum_over_first(s: Float64Array, q: Pair) -> Pair:
    """What opspec.numerics.special has, over 2 to the `_SCALE`: what may be much more than one is kept as a pair."""
    head = q[0]
    terms = _plain(np.zeros_like(head))
    for k in range(9, 0, -1):
        exponent = -s * np.log1p(k / head)
        near = exponent > -0.5
        more = np.where(near, np.expm1(exponent), np.exp(exponent))
        terms = dd.add(terms, dd.sum_of(np.where(near, 1.0, 0.0), more))
    terms = dd.add(terms, (1.0, 0.0))
    end = dd.add(q, (10.0, 0.0))
    whole, rest = _power(dd.over(dd.scaled(end, -_SCALE), dd.scaled(q, -_SCALE)), s)
    whole = np.maximum(whole, -1000)
    corrections = np.zeros_like(head)
    for k in range(12, 0, -1):
        ratio = (s + (2 * k - 1)) / end[0] * ((s + 2 * k) / end[0])
        corrections = _CORRECTIONS[k - 1] + ratio * corrections
    power = np.ldexp(rest[0], whole)
    gone = power < 1e-40
    near = dd.add(terms, (np.where(gone, 0.0, 0.5 * power + power * (s / end[0]) * corrections), 0.0))
    integral = dd.times(dd.over(dd.scaled(end, -_SCALE), dd.sum_of(s, -1.0)), dd.scaled(rest, whole))
    integral = dd.either(gone, (0.0, 0.0), integral)
    return dd.add(dd.scaled(near, -_SCALE), integral)
