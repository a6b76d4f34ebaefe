"""Inverse functions of complex numbers: by Kahan's formulas, in pairs of f64: so they hold normwise to two units."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from opspec.numerics import double_double as dd
from opspec.numerics.complex_functions import divide, in_double, make, turned
from opspec.numerics.double_double import Pair
from opspec.values.arrays import Elements

LARGE = 2.0**30  # beyond, one is nothing beside the square of a number


def _root(re: Pair, im: Elements) -> tuple[Pair, Pair]:
    """The square root, on the side that the sign of the imaginary part says; the larger part first."""
    _, exponent = np.frexp(np.maximum(np.abs(re[0]), np.abs(im)))
    power = exponent // 2
    re, im = dd.scaled(re, -2 * power), np.ldexp(im, -2 * power)
    size = dd.root(dd.add(dd.times(re, re), dd.product_of(im, im)))
    left = re[0] < 0
    sum_ = dd.add(size, dd.either(left, dd.negative(re), re))
    large = dd.root((sum_[0] / 2, sum_[1] / 2))
    small = dd.over((np.abs(im) / 2, 0.0), large)
    small = dd.either(large[0] > 0, small, (0.0, 0.0))
    side = np.copysign(1.0, im)
    along, across = dd.either(left, small, large), dd.either(left, large, small)
    return dd.scaled(along, power), dd.scaled((side * across[0], side * across[1]), power)


def _roots(z: Elements) -> tuple[tuple[Pair, Pair], tuple[Pair, Pair]]:
    """The roots of 1 - z and 1 + z."""
    return _root(dd.sum_of(1.0, -z.real), -z.imag), _root(dd.sum_of(1.0, z.real), z.imag)


def _combined(a: Pair, b: Pair, c: Pair, d: Pair) -> Pair:
    return dd.add(dd.times(a, b), dd.times(c, d))


def _within(z: Elements) -> tuple[Elements, Elements]:
    """Where a number is of ordinary size, and what to compute with: a number of ordinary size everywhere."""
    size = np.maximum(np.abs(z.real), np.abs(z.imag))
    within = size < LARGE  # NaN is not
    return within, np.where(within, z, 1)


def _size_of_large(z: Elements) -> Elements:
    """ln |2 z|."""
    finite = np.where(np.isfinite(z), z, 1)
    found = dd.add(dd.log_of_size(finite.real, finite.imag), dd.LN2)
    return np.asarray(found[0])


@in_double
def asin(z: Elements) -> Elements:
    within, w = _within(z)
    minus, plus = _roots(w)
    along = _combined(minus[0], plus[0], dd.negative(minus[1]), plus[1])
    across = _combined(minus[0], plus[1], dd.negative(minus[1]), plus[0])
    size = dd.inverse_sinh(_absolute(across))[0]
    found = make(dd.angle(along, (w.real, 0.0))[0], np.copysign(size, z.imag))
    tiny = np.maximum(np.abs(z.real), np.abs(z.imag)) < 1 / LARGE
    finite = np.isfinite(z)
    v = np.where(finite, z, 1)
    large = make(dd.angle((np.abs(v.imag), 0.0), (v.real, 0.0))[0], np.copysign(_size_of_large(v), z.imag))
    return np.where(tiny, z, np.where(within, found, np.where(finite, large, np.arcsin(z))))


def _absolute(a: Pair) -> Pair:
    return dd.either(a[0] < 0, dd.negative(a), a)


@in_double
def acos(z: Elements) -> Elements:
    within, w = _within(z)
    minus, plus = _roots(w)
    across = _combined(plus[0], minus[1], dd.negative(plus[1]), minus[0])
    size = dd.inverse_sinh(_absolute(across))[0]
    found = make(2 * dd.angle(plus[0], minus[0])[0], np.copysign(size, -z.imag))
    finite = np.isfinite(z)
    v = np.where(finite, z, 1)
    large = make(dd.angle((v.real, 0.0), (np.abs(v.imag), 0.0))[0], np.copysign(_size_of_large(v), -z.imag))
    return np.where(within, found, np.where(finite, large, np.arccos(z)))


@in_double
def asinh(z: Elements) -> Elements:
    return turned(asin, z)


@in_double
def acosh(z: Elements) -> Elements:
    """Where acos is a - ib, that is b + ia, its imaginary part with the sign of that of z."""
    w = acos(z)
    return np.where(np.isfinite(z), make(np.abs(w.imag), np.copysign(w.real, z.imag)), np.arccosh(z))


@in_double
def atanh(z: Elements) -> Elements:
    x, y = np.abs(z.real), np.abs(z.imag)
    near = np.isfinite(z) & (np.maximum(x, y) < 1e150)
    x, y = np.where(near, x, 2.0), np.where(near, y, 2.0)
    less, more, square = dd.sum_of(1.0, -x), dd.sum_of(1.0, x), dd.product_of(y, y)
    below, above = (_size(part, (y, 0.0)) for part in (less, more))
    rise = dd.add(dd.times(less, more), dd.negative(square))
    tiny = below[0] < 1e-280  # which is y², of which little is left
    size = _quarter_log((x, 0.0), dd.either(tiny, (1.0, 0.0), below), dd.add(below, above))
    size = np.where(tiny, size - np.log(y) / 2, size)
    turn = np.arctan2(2 * y, rise[0]) / 2
    found = make(np.copysign(size, z.real), np.copysign(turn, z.imag))
    return np.where(near, found, np.arctanh(z))


@in_double
def atan(z: Elements) -> Elements:
    return turned(atanh, z)


# --- the angle of two numbers ---------------------------------------------------------------------------------


def _on_branch(half: Elements, parts: Sequence[Elements]) -> Elements:
    """The angle of (y + ix) / sqrt(x² + y²), known up to multiples of pi, from those of y + ix and y - ix. On a cut the
    signs of zeros decide, as the formula carries them.
    """
    a, b, c, d = parts
    first, second = np.arctan2(d + a, c - b), np.arctan2(d - a, c + b)
    both, side = first + second, np.copysign(1.0, _sign_of_dot(a, b, c, d))
    # The angle of x² + y²; where it is nearly pi, the sign of the imaginary part tells on which side.
    over = np.abs(both) > np.pi
    turned = np.where(np.abs(np.abs(both) - np.pi) < 1, both * side < 0, over)
    rough = (first - second) / 2 + np.where(turned, np.copysign(np.pi, both), 0.0)
    rough = np.where(rough > 4, rough - 2 * np.pi, np.where(rough < -4, rough + 2 * np.pi, rough))
    more = _sign_of_dot(a, c, b, d)
    half = np.copysign(half, more)  # which may be too small to have a sign of its own
    down = np.signbit(d + a) & (side < 0) & ((d + a == 0) | (c - b == 0))
    at_cut = (more == 0) & (np.abs(half) < 1)
    opposite = np.where(at_cut, np.where(down, -np.pi, np.pi), half - np.copysign(np.pi, half))
    return np.where(np.abs(rough) < 1, half, np.where(np.abs(np.abs(rough - half) - np.pi) < 1, opposite, half))


def _sign_of_dot(a: Elements, b: Elements, c: Elements, d: Elements) -> Elements:
    """A number with the sign of a * b + c * d, of products too that underflow."""
    sizes = [np.frexp(x) for x in (a, b, c, d)]
    first, second = sizes[0][1] + sizes[1][1], sizes[2][1] + sizes[3][1]
    zeros = (a == 0) | (b == 0), (c == 0) | (d == 0)
    apart = np.where(zeros[0] | zeros[1], 0, np.clip(first - second, -300, 300))
    p, q = np.ldexp(sizes[0][0], np.minimum(apart, 0)), sizes[2][0]
    q = np.ldexp(q, -np.maximum(apart, 0))
    found: Elements = np.where(
        zeros[0] & zeros[1], p * sizes[1][0] + q * sizes[3][0], dd.dot(p, sizes[1][0], q, sizes[3][0])[0]
    )
    return found


@in_double
def atan2(x: Elements, y: Elements) -> Elements:
    """-i ln((y + ix) / sqrt(x² + y²)), in terms of the products of x and the conjugate of y."""
    x, y = np.broadcast_arrays(x, y)
    parts = (x.real, x.imag, y.real, y.imag)
    finite = np.logical_and.reduce([np.isfinite(part) for part in parts])
    a, b, c, d = (np.where(finite, part, 1) for part in parts)
    power = -np.frexp(np.maximum(np.maximum(np.abs(a), np.abs(b)), np.maximum(np.abs(c), np.abs(d))))[1]
    e, f, g, h = (np.ldexp(part, power) for part in (a, b, c, d))
    along, across = dd.dot(e, g, f, h)[0], dd.dot(g, f, -h, e)
    rise = dd.add(dd.dot(g, g, h, h), dd.dot(-e, e, -f, f))[0]
    half = np.arctan2(2 * along, rise) / 2  # the angle, up to multiples of pi
    plus, minus = (_size(dd.sum_of(g, -side * f), dd.sum_of(h, side * e)) for side in (1, -1))
    size = _quarter_log(_absolute(across), dd.either(plus[0] < minus[0], plus, minus), dd.add(plus, minus))
    near = np.copysign(size, across[0])
    # Of a first number that is as nothing beside the second one, only the quotient counts.
    tiny = np.maximum(np.abs(e), np.abs(f)) < 2.0**-100 * np.maximum(np.abs(g), np.abs(h))
    if tiny.any():
        quotient = divide(make(a, b), make(c, d))
        half, near = np.where(tiny, quotient.real, half), np.where(tiny, quotient.imag, near)
    found = make(_on_branch(half, (a, b, c, d)), near)
    regular = finite & (plus[0] > 0) & (minus[0] > 0)
    return np.where(regular, found, complex(np.nan, np.nan))


def _size(re: Pair, im: Pair) -> Pair:
    return dd.add(dd.times(re, re), dd.times(im, im))


def _quarter_log(quarter: Pair, low: Pair, both: Pair) -> Elements:
    """A quarter of the logarithm of high / low, from high - low over four, low, and high + low."""
    ratio = dd.over((2 * quarter[0], 2 * quarter[1]), (both[0] / 2, both[1] / 2))
    small = ratio[0] < 0.17
    far = dd.log(dd.over(dd.add(both, dd.negative(low)), low))[0]
    near = dd.twice_area(dd.either(small, ratio, (0.0, 0.0)))[0]
    found: Elements = np.where(small, near / 4, far / 4)
    return found
