"""Functions of complex numbers where NumPy has none, or one that is far off: computed in f64, most of them in parts
whose errors are known and taken into account, so that they hold normwise to a few units in the last place.
"""

from __future__ import annotations

import cmath
import functools
import math
from collections.abc import Callable

import numpy as np

from opspec.numerics import double_double as dd
from opspec.numerics.double_double import Pair
from opspec.numerics.elementwise import complex_of
from opspec.values.arrays import Elements


def in_double(function: Callable[..., Elements]) -> Callable[..., Elements]:
    """The function of complex128 for every complex type."""

    @functools.wraps(function)
    def wrapper(*values: Elements) -> Elements:
        dtype = np.asarray(values[0]).dtype
        return np.asarray(function(*(np.asarray(x).astype(np.complex128) for x in values))).astype(dtype)

    return wrapper


def turned(function: Callable[[Elements], Elements], z: Elements) -> Elements:
    """-i f(i z)."""
    w = function(make(-z.imag, z.real))
    return make(w.imag, -w.real)


def make(re: Elements, im: Elements) -> Elements:
    return complex_of(re, im, np.dtype(np.complex128))


def product(x: Elements, y: Elements) -> Elements:
    """By the textbook formula; a part that overflows in it is computed again, of exact products."""
    found = np.multiply(x, y)
    if _all_finite(found):
        return found
    made, (x, y) = np.array(found), np.broadcast_arrays(x, y)
    # NumPy fuses one of the two products of a part where the processor can, so that which of them overflows varies.
    for part, crossed in ((made.real, False), (made.imag, True)):
        at = ~np.isfinite(part)
        z, w = x[at], y[at]
        terms = (z.real, w.imag, z.imag, w.real) if crossed else (z.real, w.real, -z.imag, w.imag)
        part[at] = _exact_sum(*terms).astype(part.dtype)
    return made[()]


def _all_finite(z: Elements) -> bool:
    if not isinstance(z, np.ndarray):
        return cmath.isfinite(z)
    parts = z.ravel(order="K").view(z.real.dtype)
    # The quickest sum there is, in half the time that asking each takes; where it overflows all may be finite still.
    return math.isfinite(np.einsum("i->", parts)) or bool(np.isfinite(parts).all())


def _exact_sum(a: Elements, b: Elements, c: Elements, d: Elements) -> Elements:
    """a * b + c * d, where one of them or the sum is 2**1022 or more, rounded once: of f32 in f64, else scaled."""
    if a.dtype == np.float32:
        wide = np.float64
        return a.astype(wide) * b.astype(wide) + c.astype(wide) * d.astype(wide)
    a, b, c, d = (x * 2.0**-600 for x in (a, b, c, d))
    plain = a * b + c * d
    return np.where(np.isfinite(plain), dd.dot(a, b, c, d)[0], plain) * 2.0**600 * 2.0**600


def absolute(z: Elements) -> Elements:
    """NumPy's, which is two units off at times, from the square with its error; that of complex64 in f64."""
    if z.dtype == np.complex64:
        return np.asarray(np.hypot(z.real.astype(np.float64), z.imag)).astype(np.float32)
    power = np.frexp(np.maximum(np.abs(z.real), np.abs(z.imag)))[1]
    re, im = np.ldexp(z.real, -power), np.ldexp(z.imag, -power)
    found = np.ldexp(dd.root(dd.dot(re, re, im, im))[0], power)
    return np.where(np.isfinite(z) & (z != 0), found, np.hypot(z.real, z.imag))


# --- exponentials and logarithms --------------------------------------------------------------------------


def exponential(z: Elements) -> Elements:
    """NumPy's; where that takes the power apart, next to overflow of f64, from pairs."""
    found = np.exp(z)
    high = np.isfinite(z) & (z.real > 709)
    if z.dtype != np.complex128 or not high.any():
        return found
    power, (size, _) = dd.exponential(np.where(high, z.real, 0))
    y = np.where(high, z.imag, 0)
    return np.where(high, make(np.ldexp(size * np.cos(y), power), np.ldexp(size * np.sin(y), power)), found)


@in_double
def exponential_minus_one(z: Elements) -> Elements:
    """Where e to the x times cos(y) is near to one, both are written as what they lack."""
    x, y = np.where(np.isfinite(z), z, 0).real, np.where(np.isfinite(z), z, 0).imag
    power, more = dd.growth(x)
    cos, sin, half = np.cos(y), np.sin(y), np.sin(y / 2)
    rise = dd.add((1.0, 0.0), more)
    along, across = dd.times(rise, (cos, 0.0)), dd.times(rise, (sin, 0.0))
    whole = np.clip(power, -1000, 1000)
    direct = np.where(power > 100, np.ldexp(along[0], power), dd.add(dd.scaled(along, whole), (-1.0, 0.0))[0])
    turned = dd.product_of(half, -2 * half)
    close = dd.add(dd.times(dd.exponential_less_one(np.clip(x, -2, 2)), (cos, 0.0)), turned)[0]
    near = (cos > 0.2) & (np.abs(x) < 1.8)
    found = make(np.where(near, close, direct), np.copysign(np.ldexp(across[0], power), sin))
    return np.where(np.isfinite(z), found, np.exp(z) - 1)


def log(z: Elements) -> Elements:
    """NumPy's, and in f64 from the square of the size with its error, where that is not far from one."""
    if z.dtype != np.complex128:
        return np.log(z)
    near = np.isfinite(z) & (np.abs(np.log2(np.maximum(np.abs(z.real), np.abs(z.imag)))) < 4)
    if not near.any():
        return np.log(z)
    inside = np.where(near, z, 1)
    return np.where(near, make(dd.log_of_size(inside.real, inside.imag)[0], np.angle(inside)), np.log(z))


@in_double
def log_plus_one(z: Elements) -> Elements:
    re, im = z.real, z.imag
    u, error = dd.dot(re, re, im, im)
    u, error = dd.add((u, error), (2 * re, 0.0))
    away = np.log1p(u) / 2 + error / (2 + 2 * u)
    size = np.where((u > -0.99) & (u < 1e280), away, np.log(np.hypot(1 + re, im)))
    return make(size, np.arctan2(im, 1 + re))


# --- quotients, roots, powers -----------------------------------------------------------------------------


@in_double
def divide(x: Elements, y: Elements) -> Elements:
    """By the conjugate over the square of the size, both sides scaled; a zero divisor divides each part by +0."""
    power = np.frexp(np.maximum(np.abs(y.real), np.abs(y.imag)))[1]
    more = np.frexp(np.maximum(np.abs(x.real), np.abs(x.imag)))[1]
    a, b, c, d = (np.ldexp(v, -n) for v, n in ((x.real, more), (x.imag, more), (y.real, power), (y.imag, power)))
    size = dd.dot(c, c, d, d)
    re, im = dd.over(dd.dot(a, c, b, d), size)[0], dd.over(dd.dot(b, c, -a, d), size)[0]
    back = more - power
    zero = np.zeros(())
    by_zero = (y.real == 0) & (y.imag == 0)
    found = make(
        np.where(by_zero, x.real / zero, np.ldexp(re, back)), np.where(by_zero, x.imag / zero, np.ldexp(im, back))
    )
    far = ~(np.isfinite(x) & np.isfinite(y)) & ~by_zero
    return np.where(far, _quotient_at_infinity(x, y), found) if far.any() else found


def _quotient_at_infinity(x: Elements, y: Elements) -> Elements:
    """As C99 recovers infinities and zeros."""
    large, small = np.isinf(x) & np.isfinite(y), np.isfinite(x) & np.isinf(y)
    a, b = (np.where(large, _corner(part), part) for part in (x.real, x.imag))
    c, d = (np.where(small, _corner(part), part) for part in (y.real, y.imag))
    scale = np.where(large, np.inf, np.where(small, 0.0, np.nan))
    return make(scale * (a * c + b * d), scale * (b * c - a * d))


def _corner(part: Elements) -> Elements:
    return np.copysign(np.where(np.isinf(part), 1.0, 0.0), part)


@in_double
def sign(z: Elements) -> Elements:
    power = -np.frexp(np.maximum(np.abs(z.real), np.abs(z.imag)))[1]
    re, im = np.ldexp(z.real, power), np.ldexp(z.imag, power)
    size = np.hypot(re, im)
    return np.where(size == 0, 0, make(re / size, im / size))


@in_double
def reciprocal_root(z: Elements) -> Elements:
    """The conjugate of the root over the magnitude; the larger part of the root first, the other one from it."""
    power = np.frexp(np.maximum(np.abs(z.real), np.abs(z.imag)))[1] // 2
    re, im = np.ldexp(z.real, -2 * power), np.ldexp(z.imag, -2 * power)
    size = dd.root(dd.dot(re, re, im, im))
    large = dd.root(dd.add((size[0] / 2, size[1] / 2), (np.abs(re) / 2, 0.0)))
    first = dd.over(large, size)[0]
    second = im / 2 / dd.times(large, size)[0]
    left = np.signbit(re)
    found = make(
        np.ldexp(np.where(left, np.abs(second), first), -power),
        np.ldexp(np.where(left, -np.copysign(first, im), -second), -power),
    )
    return np.where(z == 0, complex(np.inf, np.nan), np.where(np.isinf(z.real) | np.isinf(z.imag), 0, found))


@in_double
def cube_root(z: Elements) -> Elements:
    power = np.frexp(np.maximum(np.abs(z.real), np.abs(z.imag)))[1] // 3
    re, im = np.ldexp(z.real, -3 * power), np.ldexp(z.imag, -3 * power)
    high, low = dd.over(dd.angle((re, 0.0), (im, 0.0)), (3.0, 0.0))
    size = _cube_root(dd.root(dd.dot(re, re, im, im)))
    cos, sin = np.cos(high), np.sin(high)
    along, across = dd.times(size, (cos, -low * sin))[0], dd.times(size, (sin, low * cos))[0]
    found = make(np.ldexp(along, power), np.copysign(np.ldexp(across, power), z.imag))
    at_infinity = np.where(np.isfinite(z), 0, np.cbrt(np.hypot(re, im)) * make(np.cos(high), np.sin(high)))
    return np.where(z == 0, make(0, z.imag), np.where(np.isfinite(z), found, at_infinity))


def _cube_root(x: Pair) -> Pair:
    """Of a number that is neither very large nor very small."""
    root = np.cbrt(x[0])
    cube = dd.times(dd.product_of(root, root), (root, 0.0))
    away = dd.add(cube, dd.negative(x))[0] / (3 * root * root)
    return dd.sum_of(root, np.where(root > 0, -away, 0.0))


def real_cube_root(x: Elements) -> Elements:
    """NumPy's, which is up to four units off in f64, and there a step of Newton's method."""
    if x.dtype != np.float64:
        return np.cbrt(x)
    tiny = np.abs(x) < 2.0**-900  # whose cube loses digits, or all of them
    x = np.where(tiny, x * 2.0**300, x)
    root = np.cbrt(x)
    square, error = dd.product_of(root, root)
    cube, more = dd.product_of(square, root)
    away = ((cube - x) + (more + error * root)) / (3 * square)
    root = np.where(np.isfinite(away), root - away, root)
    return np.where(tiny, root * 2.0**-100, root)


@in_double
def power(x: Elements, y: Elements) -> Elements:
    """exp(y ln x), the exponent with its error; what the primitive says of 0 and of infinite numbers."""
    base = np.where((x == 0) | ~np.isfinite(x), 1, x)
    size, angle = dd.log_of_size(base.real, base.imag), dd.angle((base.real, 0.0), (base.imag, 0.0))
    re, im = ((np.clip(part, -1e290, 1e290), 0.0) for part in (y.real, y.imag))
    rise = dd.add(dd.times(size, re), dd.negative(dd.times(angle, im)))
    turn = dd.add(dd.times(size, im), dd.times(angle, re))
    whole, first = dd.exponential(*rise)
    cos, sin = np.cos(turn[0]), np.sin(turn[0])
    low, less = turn[1], turn[1] * turn[1] / 2
    along = dd.times(first, (cos, -low * sin - less * cos))[0]
    across = dd.times(first, (sin, low * cos - less * sin))[0]
    across = np.where(turn[0] == 0, turn[0], across)
    found = make(np.ldexp(along, whole), np.ldexp(across, whole))
    of_zero = np.where(y == 0, 1, np.where(y.real > 0, 0, complex(np.nan, np.nan)))
    real = np.isinf(x) & (y.imag == 0) & np.isfinite(y.real)
    fallen, risen = real & (y.real < 0), real & (x == np.inf)
    of_infinite = np.where(y == 0, 1, np.where(fallen, 0, np.where(risen, np.inf, complex(np.nan, np.nan))))
    found = np.where(np.isfinite(x) & np.isfinite(y), found, of_infinite)
    return np.where(x == 0, of_zero, found)


def real_logistic(x: Elements) -> Elements:
    """In f64 with what the sum below lacks: the quotient alone would be up to two and a half units off."""
    power = np.exp(-np.abs(x))
    above, below = np.where(x < 0, power, power.dtype.type(1)), 1 + power
    found = above / below
    return found - found * (power - (below - 1)) / below if found.dtype == np.float64 else found


# --- trigonometric and hyperbolic -------------------------------------------------------------------------


def _sinh_cosh(x: Elements) -> tuple[Elements, Pair, Pair]:
    """An integer k and, over 2**k, the hyperbolic sine and cosine of the size of x."""
    power, more = dd.growth(np.abs(x))
    one = (1.0, 0.0)
    near = power == 0
    rise = dd.add(one, more)
    fall = dd.over(one, rise)
    small = dd.add(more, dd.times(more, fall))  # e to the x less e to the -x
    down = dd.scaled(fall, np.where(near, 0, -2 * power))
    sinh = dd.either(near, small, dd.add(rise, dd.negative(down)))
    return power - 1, sinh, dd.add(rise, down)


def _hyperbolic(z: Elements, even: bool) -> Elements:
    finite = np.isfinite(z)
    x, y = np.where(finite, z, 0).real, np.where(finite, z, 0).imag
    power, sinh, cosh = _sinh_cosh(x)
    cos, sin = np.cos(y), np.sin(y)
    side = np.copysign(1.0, x)
    first, second = (cosh, sinh) if even else (sinh, cosh)
    along = np.ldexp(dd.times(first, (cos, 0.0))[0], power) * (1.0 if even else side)
    across = np.ldexp(dd.times(second, (sin, 0.0))[0], power)
    # Where the product is zero, it has the sign of its factors; x may be too small for the steps between.
    tiny = np.abs(x) < 1e-290
    along = np.where(tiny & (not even), x * cos, along)
    across = np.where(tiny & even, np.abs(x) * sin, np.copysign(across, sin)) * (side if even else 1.0)
    return np.where(finite, make(along, across), (np.cosh if even else np.sinh)(z))


def sinh(z: Elements) -> Elements:
    return _hyperbolic(z, even=False) if z.dtype == np.complex128 else np.sinh(z)


def cosh(z: Elements) -> Elements:
    return _hyperbolic(z, even=True) if z.dtype == np.complex128 else np.cosh(z)


def sine(z: Elements) -> Elements:
    return turned(sinh, z) if z.dtype == np.complex128 else np.sin(z)


def cosine(z: Elements) -> Elements:
    return cosh(make(-z.imag, z.real)) if z.dtype == np.complex128 else np.cos(z)


@in_double
def logistic(z: Elements) -> Elements:
    """In terms of the tangent of half the imaginary part, by which both sides are expanded: nothing cancels."""
    finite = np.isfinite(z)
    x, y = np.where(finite, z, 0).real, np.where(finite, z, 0).imag
    (power, first), rest, side, square, below = _half_turn(x, np.tan(y / 2))
    straight, turned = dd.add((2.0, 0.0), dd.negative(rest)), dd.times(rest, square)
    left = x < 0
    along = dd.add(straight, dd.either(left, dd.negative(turned), turned))
    along = dd.over(dd.either(left, dd.times(first, along), along), below)
    across = dd.over(dd.times(first, (2 * side, 0.0)), below)
    found = make(np.ldexp(along[0], np.where(left, power, 0)), np.copysign(np.ldexp(across[0], power), side))
    at_infinity = np.where(np.isinf(z.real), z.real > 0, complex(np.nan, np.nan))
    return np.where(finite, found, at_infinity)


def _half_turn(x: Elements, side: Elements) -> tuple[tuple[Elements, Pair], Pair, Elements, Pair, Pair]:
    """s = e to the -|x| as a pair and a power of two, 1 - s, a tangent t that is not too large to be squared, t²,
    and (1 + s)² + (1 - s)² t².
    """
    side = np.clip(side, -1e50, 1e50)
    size, square = dd.exponential(-np.abs(x)), dd.product_of(side, side)
    rest = dd.negative(dd.exponential_less_one(np.maximum(-np.abs(x), -100)))
    straight = dd.add((2.0, 0.0), dd.negative(rest))
    below = dd.add(dd.times(straight, straight), dd.times(dd.times(rest, rest), square))
    return size, rest, side, square, below


@in_double
def tanh(z: Elements) -> Elements:
    """In terms of the tangent of the imaginary part, by which both sides are expanded: nothing cancels."""
    finite = np.isfinite(z)
    x, y = np.where(finite, np.clip(z.real, -2000, 2000), 0), np.where(finite, z.imag, 0)
    (power, first), rest, side, square, below = _half_turn(2 * x, np.tan(y))
    straight = dd.add((2.0, 0.0), dd.negative(rest))
    along = dd.times(dd.times(straight, rest), dd.add((1.0, 0.0), square))
    size = np.where(np.abs(x) < 1e-290, np.abs(x) * (1 + side * side), dd.over(along, below)[0])
    across = dd.over(dd.times(first, (4 * side, 0.0)), below)
    found = make(np.copysign(size, z.real), np.copysign(np.ldexp(across[0], power), side))
    return np.where(finite, found, np.tanh(z))


def tan(z: Elements) -> Elements:
    return turned(tanh, z)
