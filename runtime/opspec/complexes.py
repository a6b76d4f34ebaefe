"""Functions of complex numbers where NumPy has none, or one that is far off: computed in f64, most of them in parts
whose errors are known and taken into account, so that they hold normwise to a few units in the last place.
"""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any

import numpy as np

from opspec.elementwise import Array, complex_of

LN2 = 0.6931471805599453, 2.3190468138462996e-17  # a number and what it lacks
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


def in_double(function: Callable[..., Array]) -> Callable[..., Array]:
    """The function of complex128 for every complex type."""

    @functools.wraps(function)
    def wrapper(*values: Array) -> Array:
        dtype = np.asarray(values[0]).dtype
        return np.asarray(function(*(np.asarray(x).astype(np.complex128) for x in values))).astype(dtype)

    return wrapper


def _complex(re: Any, im: Any) -> Array:
    return complex_of(re, im, np.dtype(np.complex128))


# --- sums and products with their errors ------------------------------------------------------------------


def _sum(a: Any, b: Any) -> tuple[Any, Any]:
    s = a + b
    t = s - a
    return s, (a - (s - t)) + (b - t)


def _halves(a: Any) -> tuple[Any, Any]:
    c = 134217729.0 * a
    high = c - (c - a)
    return high, a - high


def _product(a: Any, b: Any) -> tuple[Any, Any]:
    p = a * b
    (a, c), (b, d) = _halves(a), _halves(b)
    return p, ((a * b - p) + a * d + c * b) + c * d


def _dot(a: Any, b: Any, c: Any, d: Any) -> tuple[Any, Any]:
    """a * b + c * d."""
    (p, e), (q, f) = _product(a, b), _product(c, d)
    s, g = _sum(p, q)
    return _sum(s, g + (e + f))


def _add(a: tuple[Any, Any], b: tuple[Any, Any]) -> tuple[Any, Any]:
    s, e = _sum(a[0], b[0])
    return _sum(s, e + (a[1] + b[1]))


def _times(a: tuple[Any, Any], b: tuple[Any, Any]) -> tuple[Any, Any]:
    p, e = _product(a[0], b[0])
    return _sum(p, e + (a[0] * b[1] + a[1] * b[0]))


def _over(a: tuple[Any, Any], b: tuple[Any, Any]) -> tuple[Any, Any]:
    q = a[0] / b[0]
    p, e = _product(q, b[0])
    return _sum(q, ((a[0] - p) - e + a[1] - q * b[1]) / b[0])


def _either(test: Any, a: tuple[Any, Any], b: tuple[Any, Any]) -> tuple[Any, Any]:
    return np.where(test, a[0], b[0]), np.where(test, a[1], b[1])


# --- logarithms -------------------------------------------------------------------------------------------


def _log_of_size(re: Array, im: Array) -> tuple[Array, Array]:
    """The logarithm of the magnitude of a number that is finite and not zero."""
    power = np.frexp(np.maximum(np.abs(re), np.abs(im)))[1]
    a, b = np.ldexp(re, -power), np.ldexp(im, -power)
    size = _dot(a, a, b, b)
    more = np.frexp(size[0] * np.sqrt(2))[1] - 1
    size = np.ldexp(size[0], -more), np.ldexp(size[1], -more)
    t = _over(_add(size, (-1.0, 0.0)), _add(size, (1.0, 0.0)))  # ln(s) = 2 artanh((s - 1) / (s + 1))
    square = t[0] * t[0]
    series = np.zeros_like(square)
    for k in range(29, 1, -2):
        series = series * square + 1 / k
    whole = 2.0 * power + more
    head = _add(_product(whole, LN2[0]), (2 * t[0], whole * LN2[1] + 2 * t[1] + 2 * t[0] * square * series))
    return head[0] / 2, head[1] / 2


def _angle(re: Array, im: Array) -> tuple[Array, Array]:
    """The angle of a number that is finite and not zero."""
    power = -np.frexp(np.maximum(np.abs(re), np.abs(im)))[1]
    a, b = np.ldexp(np.abs(re), power), np.ldexp(np.abs(im), power)
    low, high = np.minimum(a, b), np.maximum(a, b)
    step = np.rint(8 * low / high)
    step = np.where(np.isfinite(step), step, 0)
    c = step / 8
    top, below = _add((low, 0.0), _product(-c, high)), _add((high, 0.0), _product(c, low))
    t = _over(top, below)
    square = t[0] * t[0]
    series = np.zeros_like(square)
    for k in range(17, 1, -2):
        series = series * square + (1 / k if k % 4 == 1 else -1 / k)
    arc = ARCS[step.astype(np.intp)]
    angle = _add((arc[..., 0], arc[..., 1]), (t[0], t[1] + t[0] * square * series))
    for test, whole in ((b > a, HALF_PI), (np.signbit(re), PI)):
        turned = _add(whole, (-angle[0], -angle[1]))
        angle = np.where(test, turned[0], angle[0]), np.where(test, turned[1], angle[1])
    sign = np.copysign(1.0, im)
    return angle[0] * sign, angle[1] * sign


def exponential_minus_one(z: Array) -> Array:
    """NumPy's, and where a part is not finite, that of its exponential less one."""
    finite = np.isfinite(z)
    return np.expm1(z) if finite.all() else np.where(finite, np.expm1(z), np.exp(z) - 1)


@in_double
def log_plus_one(z: Array) -> Array:
    re, im = z.real, z.imag
    u, error = _dot(re, re, im, im)
    u, error = _add((u, error), (2 * re, 0.0))
    away = np.log1p(u) / 2 + error / (2 + 2 * u)
    size = np.where((u > -0.99) & (u < 1e280), away, np.log(np.hypot(1 + re, im)))
    return _complex(size, np.arctan2(im, 1 + re))


# --- quotients, roots, powers -----------------------------------------------------------------------------


@in_double
def divide(x: Array, y: Array) -> Array:
    """By the conjugate over the square of the size, both sides scaled; a zero divisor divides each part by +0."""
    power = np.frexp(np.maximum(np.abs(y.real), np.abs(y.imag)))[1]
    more = np.frexp(np.maximum(np.abs(x.real), np.abs(x.imag)))[1]
    a, b, c, d = (np.ldexp(v, -n) for v, n in ((x.real, more), (x.imag, more), (y.real, power), (y.imag, power)))
    size = _dot(c, c, d, d)
    re, im = _over(_dot(a, c, b, d), size)[0], _over(_dot(b, c, -a, d), size)[0]
    back = more - power
    zero = np.zeros(())
    by_zero = (y.real == 0) & (y.imag == 0)
    return _complex(
        np.where(by_zero, x.real / zero, np.ldexp(re, back)), np.where(by_zero, x.imag / zero, np.ldexp(im, back))
    )


@in_double
def sign(z: Array) -> Array:
    power = -np.frexp(np.maximum(np.abs(z.real), np.abs(z.imag)))[1]
    re, im = np.ldexp(z.real, power), np.ldexp(z.imag, power)
    size = np.hypot(re, im)
    return np.where(size == 0, 0, _complex(re / size, im / size))


def _root(a: tuple[Any, Any]) -> tuple[Any, Any]:
    """The square root of a positive number."""
    r = np.sqrt(a[0])
    p, e = _product(r, r)
    rest = ((a[0] - p) - e + a[1]) / (2 * r)
    return _sum(r, np.where(r > 0, rest, 0.0))


@in_double
def reciprocal_root(z: Array) -> Array:
    """The conjugate of the root over the magnitude; the larger part of the root first, the other one from it."""
    power = np.frexp(np.maximum(np.abs(z.real), np.abs(z.imag)))[1] // 2
    re, im = np.ldexp(z.real, -2 * power), np.ldexp(z.imag, -2 * power)
    size = _root(_dot(re, re, im, im))
    large = _root(_add((size[0] / 2, size[1] / 2), (np.abs(re) / 2, 0.0)))
    first = _over(large, size)[0]
    second = im / 2 / _times(large, size)[0]
    left = np.signbit(re)
    found = _complex(
        np.ldexp(np.where(left, np.abs(second), first), -power),
        np.ldexp(np.where(left, -np.copysign(first, im), -second), -power),
    )
    return np.where(z == 0, complex(np.inf, np.nan), np.where(np.isinf(z.real) | np.isinf(z.imag), 0, found))


@in_double
def cube_root(z: Array) -> Array:
    power = np.frexp(np.maximum(np.abs(z.real), np.abs(z.imag)))[1] // 3
    re, im = np.ldexp(z.real, -3 * power), np.ldexp(z.imag, -3 * power)
    high, low = _angle(re, im)
    size, angle = real_cube_root(np.hypot(re, im)), _over((high, low), (3.0, 0.0))
    turn = _complex(
        np.cos(angle[0]) - angle[1] * np.sin(angle[0]), np.sin(angle[0]) + angle[1] * np.cos(angle[0])
    )
    found = _complex(np.ldexp(size * turn.real, power), np.ldexp(size * turn.imag, power))
    return np.where((z.real == 0) & (z.imag == 0), _complex(size, z.imag), found)


def real_cube_root(x: Array) -> Array:
    """NumPy's, which is up to four units off in f64, and there a step of Newton's method."""
    if x.dtype != np.float64:
        return np.cbrt(x)
    tiny = np.abs(x) < 2.0**-900  # whose cube loses digits, or all of them
    x = np.where(tiny, x * 2.0**300, x)
    root = np.cbrt(x)
    square, error = _product(root, root)
    cube, more = _product(square, root)
    away = ((cube - x) + (more + error * root)) / (3 * square)
    root = np.where(np.isfinite(away), root - away, root)
    return np.where(tiny, root * 2.0**-100, root)


@in_double
def power(x: Array, y: Array) -> Array:
    """exp(y ln x), the exponent with its error; 0 to the 0 is 1, and 0 to a y with positive real part 0."""
    base = np.where(x == 0, 1, x)
    size, angle = _log_of_size(base.real, base.imag), _angle(base.real, base.imag)
    re, im = ((np.clip(part, -1e290, 1e290), 0.0) for part in (y.real, y.imag))
    growth = _add(_times(size, re), _times(angle, (-im[0], 0.0)))
    turn = _add(_times(size, im), _times(angle, re))
    # e to the growth may be too large, or subnormal, where the result is not.
    far = np.abs(growth[0]) > 700
    rise = np.exp(np.where(far, growth[0] / 2, growth[0]))
    first, last = (rise, rise * growth[1]), np.where(far, rise, 1.0)
    cos, sin = np.cos(turn[0]), np.sin(turn[0])
    along, across = _times(first, (cos, -turn[1] * sin)), _times(first, (sin, turn[1] * cos))
    found = _complex(along[0] * last, across[0] * last)
    of_zero = np.where(y == 0, 1, np.where(y.real > 0, 0, complex(np.nan, np.nan)))
    found = np.where(np.isfinite(x) & np.isfinite(y), found, complex(np.nan, np.nan))
    return np.where(x == 0, of_zero, found)


# --- others -----------------------------------------------------------------------------------------------


@in_double
def logistic(z: Array) -> Array:
    """Both sides are expanded by the conjugate of 1 + e^-z. Near a pole, what would cancel is written as a sum."""
    size, cos, sin = np.exp(-np.abs(z.real)), np.cos(z.imag), np.sin(z.imag)
    along, across = _product(size, cos), _product(size, sin)
    rest, rise = (-np.expm1(-np.abs(z.real)), 0.0), _product(np.cos(z.imag / 2), np.cos(z.imag / 2))
    more = _times(rise, (2 * size, 0.0))
    near, left = cos < -0.7, z.real < 0
    below = _either(near, _add(rest, more), _add((1.0, 0.0), along))
    beside = _either(near, _add(more, _times((-size, 0.0), rest)), _add(along, _product(size, size)))
    square = _either(
        near, _add(_times(rest, rest), (2 * more[0], 2 * more[1])), _add(_times(below, below), _times(across, across))
    )
    return _complex(_over(_either(left, beside, below), square)[0], _over(across, square)[0])


@in_double
def tanh(z: Array) -> Array:
    """Both sides are expanded by e to the -2|x|. Near a pole, what would cancel is written as a sum."""
    x, y = np.abs(z.real), z.imag
    with np.errstate(all="ignore"):
        size, cos = np.exp(-2 * x), np.cos(2 * y)
        rest, c = (-np.expm1(-2 * x), 0.0), np.cos(y)
        far = _add(_add((1.0, 0.0), _product(size, size)), _product(2 * size, cos))
        near = _add(_times(rest, rest), _times(_product(c, c), (4 * size, 0.0)))
        below = _either(cos < -0.7, near, far)
        along, across = -np.expm1(-4 * x), _product(2 * size, np.sin(2 * y))
        found = _complex(np.copysign(_over((along, 0.0), below)[0], z.real), _over(across, below)[0])
    return np.where(np.isfinite(z) & (x < 20) & (x > 1e-150) & (y != 0), found, np.tanh(z))


def tan(z: Array) -> Array:
    return _turned(tanh, z)


@in_double
def atan2(x: Array, y: Array) -> Array:
    """-i ln((y + ix) / sqrt(x^2 + y^2)), in terms of the products of x and the conjugate of y."""
    parts = (x.real, x.imag, y.real, y.imag)
    power = -np.frexp(functools.reduce(np.maximum, map(np.abs, parts)))[1]
    a, b, c, d = (np.ldexp(part, power) for part in parts)
    along, across = _dot(a, c, b, d)[0], _dot(c, b, -d, a)[0]
    rise = _add(_dot(c, c, d, d), _dot(-a, a, -b, b))[0]
    half = np.arctan2(2 * along, rise) / 2
    # `half` is right up to multiples of pi; which one, the formula itself says well enough.
    x, y = _complex(a, b), _complex(c, d)
    rough = np.log((y + 1j * x) / np.sqrt(x * x + y * y)).imag
    angle = np.where(np.abs(rough - half) < 1, half, np.where(half > 0, half - np.pi, half + np.pi))
    angle = np.where(np.isfinite(rough), angle, np.nan)
    plus, minus = (np.square(c - s * b) + np.square(d + s * a) for s in (1, -1))
    near = np.where(plus < minus, np.log1p(4 * across / plus), -np.log1p(-4 * across / minus)) / 4
    return _complex(angle, near)


# --- inverse functions --------------------------------------------------------------------------------------


def _turned(function: Callable[[Array], Array], z: Array) -> Array:
    """-i f(i z)."""
    w = function(_complex(-z.imag, z.real))
    return _complex(w.imag, -w.real)


def _roots(z: Array) -> tuple[Array, Array]:
    """The roots of 1 - z and 1 + z, each on the side that the sign of the imaginary part says."""
    return np.sqrt(_complex(1 - z.real, -z.imag)), np.sqrt(_complex(1 + z.real, z.imag))


@in_double
def asin(z: Array) -> Array:
    """Kahan's."""
    minus, plus = _roots(z)
    along = minus.real * plus.real - minus.imag * plus.imag
    across = minus.real * plus.imag - minus.imag * plus.real
    return np.where(np.isfinite(z), _complex(np.arctan2(z.real, along), np.arcsinh(across)), np.arcsin(z))


@in_double
def acos(z: Array) -> Array:
    """Kahan's."""
    minus, plus = _roots(z)
    across = plus.real * minus.imag - plus.imag * minus.real
    found = _complex(2 * np.arctan2(minus.real, plus.real), np.arcsinh(across))
    return np.where(np.isfinite(z), found, np.arccos(z))


@in_double
def asinh(z: Array) -> Array:
    return _turned(asin, z)


@in_double
def acosh(z: Array) -> Array:
    """Kahan's."""
    minus, plus = np.sqrt(_complex(z.real - 1, z.imag)), np.sqrt(_complex(z.real + 1, z.imag))
    found = _complex(
        np.arcsinh(minus.real * plus.real + minus.imag * plus.imag), 2 * np.arctan2(minus.imag, plus.real)
    )
    return np.where(np.isfinite(z), found, np.arccosh(z))


@in_double
def atanh(z: Array) -> Array:
    x, y = np.abs(z.real), np.abs(z.imag)
    size = np.log1p(4 * x / (np.square(1 - x) + np.square(y))) / 4
    angle = np.arctan2(2 * y, (1 - x) * (1 + x) - np.square(y)) / 2
    found = _complex(np.copysign(size, z.real), np.copysign(angle, z.imag))
    return np.where(np.isfinite(z) & (np.maximum(x, y) < 1e150), found, np.arctanh(z))


@in_double
def atan(z: Array) -> Array:
    return _turned(atanh, z)
