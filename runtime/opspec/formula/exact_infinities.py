"""Functions of complex numbers whose parts are infinite or NaN, which mpmath does not know: as Annex G of C99 has them,
with its later corrections (tanh of an imaginary infinity has the real part 0, acosh of 0 + i NaN the imaginary part
pi / 2); those that C99 lacks by their limits. The sign of a zero is free, and that of an infinity beside NaN.
"""

from __future__ import annotations

import cmath
import math
from collections.abc import Callable, Mapping
from typing import Final

inf: Final = math.inf
nan: Final = math.nan
Function = Callable[[complex], complex]


def is_finite(*numbers: complex) -> bool:
    return all(math.isfinite(z.real) and math.isfinite(z.imag) for z in numbers)


def is_infinite(z: complex) -> bool:
    """Also beside NaN."""
    return math.isinf(z.real) or math.isinf(z.imag)


def _exp(z: complex) -> complex:
    if z.real == -inf:
        return 0j
    return complex(inf if z.real == inf else nan, nan) if not math.isfinite(z.imag) else cmath.exp(z)


def _sinh(z: complex) -> complex:
    along = z.real if z.real == 0 or math.isinf(z.real) else nan
    return complex(along, nan) if not math.isfinite(z.imag) else cmath.sinh(z)


def _cosh(z: complex) -> complex:
    if math.isfinite(z.imag):
        return cmath.cosh(z)
    return complex(inf if math.isinf(z.real) else nan, 0.0 if z.real == 0 else nan)


def _tanh(z: complex) -> complex:
    if math.isfinite(z.imag) or math.isinf(z.real):
        return cmath.tanh(z)
    return complex(z.real if z.real == 0 else nan, nan)


def _acosh(z: complex) -> complex:
    return complex(nan, math.pi / 2) if z.real == 0 and z.imag != z.imag else cmath.acosh(z)


def _turned(function: Function) -> Function:
    """-i f(iz)."""

    def turned(z: complex) -> complex:
        w = function(complex(-z.imag, z.real))
        return complex(w.imag, -w.real)

    return turned


def _log1p(z: complex) -> complex:
    return cmath.log(complex(1 + z.real, z.imag))


def _expm1(z: complex) -> complex:
    w = _exp(z)
    return complex(w.real - 1, w.imag)


def _logistic(z: complex) -> complex:
    return 1 + 0j if z.real == inf else 0j if z.real == -inf else complex(nan, nan)


def _rsqrt(z: complex) -> complex:
    return 0j if is_infinite(z) else complex(nan, nan)


_KNOWN: Final[Mapping[str, Function]] = {
    **{name: getattr(cmath, name) for name in ("log", "sqrt", "asin", "acos", "atan", "asinh", "atanh")},
    "exp": _exp,
    "expm1": _expm1,
    "log1p": _log1p,
    "logistic": _logistic,
    "rsqrt": _rsqrt,
    "acosh": _acosh,
    "sinh": _sinh,
    "cosh": _cosh,
    "tanh": _tanh,
    "sin": _turned(_sinh),
    "cos": lambda z: _cosh(complex(-z.imag, z.real)),
    "tan": _turned(_tanh),
}


def at_infinity(name: str, z: complex) -> complex:
    """NaN of a function that is not known here."""
    return _KNOWN[name](z) if name in _KNOWN else complex(nan, nan)


def quotient(x: complex, y: complex) -> complex:
    """As C99 recovers infinities and zeros; the divisor is not zero."""
    scale, a, b, c, d = nan, x.real, x.imag, y.real, y.imag
    if is_infinite(x) and is_finite(y):
        scale, a, b = inf, _corner(a), _corner(b)
    elif is_finite(x) and is_infinite(y):
        scale, c, d = 0.0, _corner(c), _corner(d)
    return complex(scale * (a * c + b * d), scale * (b * c - a * d))


def _corner(part: float) -> float:
    return math.copysign(1.0 if math.isinf(part) else 0.0, part)


def power(x: complex, y: complex) -> complex:
    """One where y is zero. An infinite x has powers that are real, of +inf, and zero where y is negative."""
    if y == 0:
        return 1 + 0j
    if is_infinite(x) and y.imag == 0 and math.isfinite(y.real):
        if y.real < 0:
            return 0j
        if x == inf:
            return complex(inf, 0.0)
    return complex(nan, nan)
