"""Special functions of the oracle: mpmath's, with their poles, infinities and NaN."""

from __future__ import annotations

import math
from typing import Any, Final, TypeAlias

import mpmath

Real: TypeAlias = float | mpmath.mpf  # mpmath says nothing of its types

mp: Final[Any] = mpmath.MPContext()
mp.prec = 120
inf: Final = math.inf
nan: Final = math.nan


def erf_inv(x: float) -> Real:
    if x == 0 or x != x or abs(x) >= 1:
        return x if x == 0 else math.copysign(inf, x) if abs(x) == 1 else nan
    return mp.erfinv(x)


def lgamma(x: float) -> Real:
    if math.isinf(x) or (x <= 0 and x == math.floor(x)):
        return inf
    return nan if x != x else mp.re(mp.loggamma(x))


def digamma(x: float) -> Real:
    if x <= 0 and (x == -inf or x == math.floor(x)):
        return nan
    return x if x in (inf,) or x != x else mp.digamma(x)


def zeta(x: float, q: float) -> Real:
    whole = x == math.floor(x) if math.isfinite(x) else True
    if x != x or q != q or x < 1:
        return nan
    if x == 1:
        return inf
    if q <= 0:
        if not whole or not math.isfinite(x):
            return nan
        if q == -inf or q == math.floor(q):
            return inf if x % 2 == 0 and q != -inf else nan
    if q == inf:
        return 0.0
    if x == inf:
        return inf if q < 1 else 1.0 if q == 1 else 0.0
    return _hurwitz(x, q)


def polygamma(n: float, x: float) -> Real:
    if n != n or x != x or not math.isfinite(n) or n < 0 or n != math.floor(n):
        return nan
    if n == 0:
        return digamma(x)
    sign = 1 if n % 2 == 1 else -1
    if not math.isfinite(x) or (x <= 0 and x == math.floor(x)):
        return sign * zeta(n + 1, x) if n + 1 > n else nan if x <= 0 else -0.0
    with mp.workprec(1200):  # enough to tell one more than any float
        order = mp.mpf(n) + 1
    return sign * _hurwitz(order, x, n)


def mirrored_size(s: float, q: float, n: float = 0) -> Real:
    """The sum of the sizes of what is added up where q is negative, times the factorial of n."""
    if q > 0:
        return _hurwitz(s, q, n)
    rest = -mp.mpf(q) - mp.floor(-mp.mpf(q))
    return _bounded(_positive_hurwitz(s, rest, n) + _positive_hurwitz(s, 1 - rest, n))


def log_of_factorial_over_power(n: float, x: float) -> Real:
    near = abs(mp.mpf(x)) if x > 0 else abs(mp.mpf(x) - mp.nint(x))
    return mp.loggamma(mp.mpf(n) + 1) - (mp.mpf(n) + 1) * mp.log(near)


def _hurwitz(s: Real, q: float, n: float = 0) -> Real:
    """The sum of (q + k) to the -s, times the factorial of n, for s > 1; q is no whole number below one."""
    with mp.workprec(400):
        base = mp.mpf(q)
        if base > 0:
            return _bounded(_positive_hurwitz(s, base, n))
        rest = -base - mp.floor(-base)
        if 2 * rest == 1 and s % 2 == 1:  # both sides cancel, and what is left may be smaller by any factor
            return _bounded(_positive_hurwitz(s, 1 - base, n))
        below = _positive_hurwitz(s, rest, n) - _positive_hurwitz(s, 1 - base, n)
        return _bounded(_positive_hurwitz(s, 1 - rest, n) + (below if s % 2 == 0 else -below))


def _positive_hurwitz(s: Real, q: Real, n: float) -> Real:
    """By Euler and Maclaurin's formula; where s is large, by the few terms that count."""
    with mp.workprec(400):
        s = mp.mpf(s)
        wanted, enough = mp.ceil(60 + s - q), mp.ceil(q * mp.expm1(300 / s)) + 1
        steps = int(max(min(wanted, enough), 0))
        total = mp.fsum(mp.exp(-s * mp.log1p(k / q)) for k in range(steps))
        if wanted <= enough:
            end = q + steps
            power = mp.exp(-s * mp.log1p(steps / q))
            total += power * end / (s - 1) + power / 2
            factor = s * power / end
            for k in range(1, 40):
                total += mp.bernoulli(2 * k) / mp.factorial(2 * k) * factor
                factor *= ((s + (2 * k - 1)) / end) * ((s + 2 * k) / end)
        return mp.exp(mp.loggamma(mp.mpf(n) + 1) - s * mp.log(q)) * total


def _bounded(x: Real) -> Real:
    """What is beyond all types as a number of a size that can be handled."""
    limit = 6000
    power = mp.mag(x) if x else 0
    return mp.sign(x) * mp.ldexp(1, limit if power > 0 else -limit) if abs(power) > limit else x


def bessel_i1e(x: float) -> Real:
    if x == 0 or x != x or math.isinf(x):
        return x if x == 0 or x != x else math.copysign(0.0, x)
    return mp.besseli(1, x) * mp.exp(-abs(mp.mpf(x)))
