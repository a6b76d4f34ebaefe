"""Numbers as the unevaluated sum of two f64, about 106 bits: what functions compute with where f64 alone would show.

A pair is a number and what it lacks. Nothing here minds infinities, NaN or products that underflow: callers scale.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from opspec.values.arrays import Elements

Pair = tuple[Elements, Elements]

LN2 = 0.6931471805599453, 2.3190468138462996e-17
HALF_PI = 1.5707963267948966, 6.123233995736766e-17
PI = 3.141592653589793, 1.2246467991473532e-16
# The arc tangents of 0, 1/8, ..., 1, each with what it lacks.
ARCS = np.array(
    [
        (0.0, 0.0),
        (0.12435499454676144, -3.1253241424539383e-18),
        (0.24497866312686414, 1.0698755618734451e-17),
        (0.35877067027057225, -2.4623815582638635e-17),
        (0.4636476090008061, 2.2698777452961687e-17),
        (0.5585993153435624, -5.4556305485916264e-18),
        (0.6435011087932844, 1.5834785051444286e-17),
        (0.7188299996216245, -2.1478388444456983e-17),
        (0.7853981633974483, 3.061616997868383e-17),
    ]
)


def sum_of(a: Elements, b: Elements) -> Pair:
    s = a + b
    t = s - a
    return s, (a - (s - t)) + (b - t)


def _halves(a: Elements) -> Pair:
    c = 134217729.0 * a
    high = c - (c - a)
    return high, a - high


def product_of(a: Elements, b: Elements) -> Pair:
    p = a * b
    (a, c), (b, d) = _halves(a), _halves(b)
    return p, ((a * b - p) + a * d + c * b) + c * d


def dot(a: Elements, b: Elements, c: Elements, d: Elements) -> Pair:
    """a * b + c * d."""
    (p, e), (q, f) = product_of(a, b), product_of(c, d)
    s, g = sum_of(p, q)
    return sum_of(s, g + (e + f))


def add(a: Pair, b: Pair) -> Pair:
    s, e = sum_of(a[0], b[0])
    t, f = sum_of(a[1], b[1])
    s, e = sum_of(s, e + t)
    return sum_of(s, e + f)


def negative(a: Pair) -> Pair:
    return -a[0], -a[1]


def times(a: Pair, b: Pair) -> Pair:
    p, e = product_of(a[0], b[0])
    return sum_of(p, e + (a[0] * b[1] + a[1] * b[0]))


def over(a: Pair, b: Pair) -> Pair:
    q = a[0] / b[0]
    p, e = product_of(q, b[0])
    r, f = sum_of(a[0], -p)
    return sum_of(q, (r + (f - e + a[1] - q * b[1])) / b[0])


def root(a: Pair) -> Pair:
    """The square root of a number that is not negative."""
    r = np.sqrt(a[0])
    p, e = product_of(r, r)
    rest = ((a[0] - p) - e + a[1]) / (2 * r)
    return sum_of(r, np.where(r > 0, rest, 0.0))


def scaled(a: Pair, power: Elements) -> Pair:
    return np.ldexp(a[0], power), np.ldexp(a[1], power)


def either(test: Elements, a: Pair, b: Pair) -> Pair:
    return np.where(test, a[0], b[0]), np.where(test, a[1], b[1])


# --- exponentials -----------------------------------------------------------------------------------------

_LN2_PARTS = 0.6931471803691238, 1.9082149292705877e-10, 1.0032098902021787e-26  # the first has 32 bits


def _exponential_table() -> Elements:
    """e to the k / 64 less one, as pairs, for k from -32 to 32: by the series, which pairs are exact enough for."""
    x = np.arange(-32, 33) / 64
    found = (np.zeros_like(x), np.zeros_like(x))
    for k in range(22, 0, -1):
        found = over(times((x, np.zeros_like(x)), add((np.ones_like(x), np.zeros_like(x)), found)), (float(k), 0.0))
    return np.stack(found, -1)


def growth(x: Elements, less: Elements = 0.0) -> tuple[Elements, Pair]:
    """An integer k and a pair m for which e to the x + less is 2**k (1 + m); |m| is at most 0.42.

    Beyond 5000 all results are infinite or zero, and those of no number mean nothing.
    """
    far = ~(np.abs(x) < 5000)
    x, less = np.where(far, np.copysign(5000, x), x), np.where(far, 0.0, less)
    k = np.rint(x / LN2[0])
    head, lost = product_of(k, _LN2_PARTS[1])
    rest = add(sum_of(x - k * _LN2_PARTS[0], -head), (less - (lost + k * _LN2_PARTS[2]), 0.0))
    at = np.rint(rest[0] * 64)
    r = sum_of(rest[0] - at / 64, rest[1])
    t = r[0]
    series = t * t * (0.5 + t * (1 / 6 + t * (1 / 24 + t * (1 / 120 + t * (1 / 720 + t / 5040)))))
    near = add(r, (series, t * r[1]))
    entry = _EXPONENTIALS[at.astype(np.intp) + 32]
    known = entry[..., 0], entry[..., 1]
    return k.astype(np.int32), add(known, add(near, times(known, near)))


_EXPONENTIALS = _exponential_table()
_AREA_LAST = [1 / k for k in range(37, 17, -2)]
_AREA_FIRST = [over((1.0, 0.0), (float(k), 0.0)) for k in range(17, 1, -2)]
_ARC_LAST = [1 / k if k % 4 == 1 else -1 / k for k in range(23, 13, -2)]
_ARC_FIRST = [over((1.0 if k % 4 == 1 else -1.0, 0.0), (float(k), 0.0)) for k in range(13, 1, -2)]


def exponential(x: Elements, less: Elements = 0.0) -> tuple[Elements, Pair]:
    """An integer k and a pair m near one for which e to the x + less is 2**k m."""
    k, m = growth(x, less)
    return k, add((1.0, 0.0), m)


def exponential_less_one(x: Elements) -> Pair:
    """For x that are not so large that the result is no number."""
    k, m = growth(x)
    one = np.ldexp(1.0, k)
    return add(sum_of(one, -1.0), (one * m[0], one * m[1]))


# --- logarithms and angles --------------------------------------------------------------------------------


def log(a: Pair, power: Elements = 0) -> Pair:
    """The logarithm of a positive number times 2**power."""
    fraction, more = np.frexp(a[0])
    more = more - (fraction < 0.7071067811865476)
    size = scaled(a, -more)
    found = twice_area(over(add(size, (-1.0, 0.0)), add(size, (1.0, 0.0))))
    whole = 1.0 * power + more
    return add(product_of(whole, LN2[0]), (found[0], whole * LN2[1] + found[1]))


def twice_area(t: Pair) -> Pair:
    """2 artanh(t), for t of at most 0.172."""
    found = add(t, _odd_series(t, _AREA_LAST, _AREA_FIRST))
    return 2 * found[0], 2 * found[1]


def _odd_series(t: Pair, last: Sequence[float], first: Sequence[Pair]) -> Pair:
    """t³ times a polynomial of t², the lower terms of which are pairs; powers descending."""
    square = times(t, t)
    series = np.zeros_like(square[0])
    for coefficient in last:
        series = series * square[0] + coefficient
    found = (series, np.zeros_like(series))
    for pair in first:
        found = add(times(found, square), pair)
    return times(times(found, square), t)


def log_of_size(re: Elements, im: Elements) -> Pair:
    """The logarithm of the magnitude of a number that is finite and not zero."""
    power = np.frexp(np.maximum(np.abs(re), np.abs(im)))[1]
    a, b = np.ldexp(re, -power), np.ldexp(im, -power)
    found = log(dot(a, a, b, b), 2 * power)
    return found[0] / 2, found[1] / 2


def angle(re: Pair, im: Pair) -> Pair:
    """The angle of a number that is finite and not zero."""
    power = -np.frexp(np.maximum(np.abs(re[0]), np.abs(im[0])))[1]
    left, below = np.signbit(re[0]), np.signbit(im[0])
    a, b = (scaled(either(test, negative(part), part), power) for test, part in ((left, re), (below, im)))
    steep = b[0] > a[0]
    low, high = either(steep, a, b), either(steep, b, a)
    step = np.rint(8 * low[0] / high[0])
    step = np.where(np.isfinite(step), step, 0)
    c = (step / 8, 0.0)
    t = over(add(low, negative(times(c, high))), add(high, times(c, low)))
    series = _odd_series(t, _ARC_LAST, _ARC_FIRST)
    arc = ARCS[step.astype(np.intp)]
    found = add((arc[..., 0], arc[..., 1]), add(t, series))
    for test, whole in ((steep, HALF_PI), (left, PI)):
        found = either(test, add(whole, negative(found)), found)
    return either(below, negative(found), found)


def inverse_sinh(a: Pair) -> Pair:
    """For a number from zero on whose square is one too."""
    up = root(add((1.0, 0.0), times(a, a)))
    small = over(a, add((1.0, 0.0), up))
    return either(small[0] < 0.17, twice_area(small), log(add(a, up)))
