"""Fit the numbers that functions are computed with anew.

    python tools/fit_functions.py > spec/coefficients.yaml      # all
    python tools/fit_functions.py EXP LOG                       # some, to look at them

A polynomial has the least possible largest error (Remez' exchange, on a grid), weighted by what it does to the
result of the function; the lowest coefficients are rounded first, and the others fitted to what is left. Constants are
cut into parts, the first of which have products with whole numbers that are exact.
"""

from __future__ import annotations

import sys
import textwrap
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np
from mpmath import mp

from opspec_model.loading.base import value_at_2

mp.dps = 50
Function = Callable[[Any], Any]
NUMBERS: dict[str, tuple[Any, int]] = {"f32": (np.float32, 24), "f64": (np.float64, 53)}


@dataclass(frozen=True)
class Polynomial:
    """A polynomial near to `function` between `low` and `high`. `weight`: the relative error of the result that one of
    one makes; `enough`: by how many bits that is less than the last place. `most`: another end for a type.
    """

    function: Function
    low: Any
    high: Any
    weight: Function
    enough: float | dict[str, float] = 4
    most: dict[str, Any] | None = None
    fixed: int = 8  # how many coefficients are rounded one by one


def rounded(value: Any, type_: str) -> Any:
    return mp.mpf(float(NUMBERS[type_][0](mp.nstr(value, 30)))) if type_ == "f32" else mp.mpf(float(value))


def parts(value: Any, type_: str, *bits: int) -> list[Any]:
    """A number as a sum of numbers of so many bits, and one of all bits that are left."""
    found = []
    for count in bits:
        exponent = int(mp.floor(mp.log(abs(value), 2))) + 1 - count
        head = mp.nint(mp.ldexp(value, -exponent)) * mp.ldexp(1, exponent)
        found.append(head)
        value -= head
    return [*found, rounded(value, type_)]


def two_parts(value: Any, type_: str) -> list[Any]:
    return parts(value, type_, NUMBERS[type_][1]) if value else [mp.mpf(0), mp.mpf(0)]


def quotient(value: Function, order: int, at_zero: Any) -> Function:
    """A function that is divided by a power of its variable, with its value at zero."""
    return lambda x: at_zero if abs(x) < mp.mpf(10) ** -20 else value(x) / x**order


# --- the exchange -----------------------------------------------------------------------------------


def fitted(row: Polynomial, type_: str) -> list[Any]:
    """The shortest polynomial that is near enough, as numbers of the type, lowest power first."""
    low, high = mp.mpf(row.low), mp.mpf((row.most or {}).get(type_, row.high))
    count = 240
    grid = [(low + high) / 2 - (high - low) / 2 * mp.cos(mp.pi * k / count) for k in range(count + 1)]
    values = [row.function(x) for x in grid]
    weights = [abs(row.weight(x)) for x in grid]
    bits = row.enough[type_] if isinstance(row.enough, dict) else row.enough
    enough = mp.ldexp(1, -NUMBERS[type_][1]) / 2**bits
    for terms in range(2, 34):
        _, error = exchanged(grid, values, weights, terms)
        if error < enough:
            break
    else:
        raise AssertionError("no polynomial of 33 terms is near enough")
    found: list[Any] = []
    left = values
    for k in range(min(row.fixed, terms - 1)):  # the rest of each is fitted again
        rest, _ = exchanged(grid, left, [w * abs(x) ** k for w, x in zip(weights, grid, strict=True)], terms - k)
        found.append(rounded(rest[0], type_))
        powers = [x if abs(x) > mp.mpf(10) ** -12 else mp.mpf(10) ** -12 for x in grid]
        left = [(value - found[-1]) / x for value, x in zip(left, powers, strict=True)]
    rest, _ = exchanged(
        grid, left, [w * abs(x) ** len(found) for w, x in zip(weights, grid, strict=True)], terms - len(found)
    )
    found += [rounded(c, type_) for c in rest]
    worst = max(abs(mp.polyval(found[::-1], x) - v) * w for x, v, w in zip(grid, values, weights, strict=True))
    bits = [float(-mp.log(each, 2)) for each in (error, worst)]
    print(f"  {terms} terms, {bits[0]:.1f} bits, {bits[1]:.1f} as numbers of {type_}", file=sys.stderr)
    return found


def exchanged(grid: list[Any], values: list[Any], weights: list[Any], terms: int) -> tuple[list[Any], Any]:
    """The polynomial whose largest weighted error on the grid is least, and that error."""
    heaviest = max(weights)
    usable = [k for k in range(len(grid)) if weights[k] > heaviest / 10**9]
    at = [usable[round(j * (len(usable) - 1) / terms)] for j in range(terms + 1)]
    best: tuple[list[Any], Any] = ([], mp.inf)
    for _ in range(25):
        matrix = mp.matrix(terms + 1, terms + 1)
        wanted = mp.matrix(terms + 1, 1)
        for row, k in enumerate(at):
            for power in range(terms):
                matrix[row, power] = grid[k] ** power
            matrix[row, terms] = (-1) ** row / weights[k]
            wanted[row] = values[k]
        solved = mp.lu_solve(matrix, wanted)
        coefficients, level = [solved[k] for k in range(terms)], abs(solved[terms])
        errors = [(mp.polyval(coefficients[::-1], grid[k]) - values[k]) * weights[k] for k in range(len(grid))]
        worst = max(map(abs, errors))
        if worst < best[1]:
            best = coefficients, worst
        if worst <= level * mp.mpf("1.05"):
            break
        at = alternating(errors, usable, terms + 1)
    return best


def alternating(errors: list[Any], usable: list[int], count: int) -> list[int]:
    """Where the error is largest, in turn above and below."""
    peaks: list[int] = []
    for k in usable:
        if peaks and (errors[k] > 0) == (errors[peaks[-1]] > 0):
            if abs(errors[k]) > abs(errors[peaks[-1]]):
                peaks[-1] = k
        else:
            peaks.append(k)
    while len(peaks) > count:
        drop_last = abs(errors[peaks[0]]) > abs(errors[peaks[-1]])
        if len(peaks) == count + 1:
            peaks.pop(-1 if drop_last else 0)
        else:
            inner = min(range(len(peaks) - 1), key=lambda j: max(abs(errors[peaks[j]]), abs(errors[peaks[j + 1]])))
            del peaks[inner : inner + 2]
    while len(peaks) < count:  # too few turns, as at a first guess of a function that is nearly a polynomial
        gaps = [(b - a, a) for a, b in zip([usable[0], *peaks], [*peaks, usable[-1]], strict=True)]
        width, start = max(gaps)
        peaks = sorted({*peaks, start + max(1, width // 2)})
    return peaks


# --- what is fitted ---------------------------------------------------------------------------------

SQRT_HALF = mp.sqrt(mp.mpf(1) / 2)
HALF_LN2 = mp.log(2) / 2 * mp.mpf("1.001")


def of_square(function: Function, order: int, at_zero: Any) -> Function:
    """A function of an odd or even variable, divided by a power of it, as one of its square."""
    return lambda z: at_zero if z < mp.mpf(10) ** -30 else function(mp.sqrt(z)) / mp.sqrt(z) ** order


def relative(function: Function, order: int, limit: Any = 0) -> Function:
    """What a polynomial in the square counts, if it stands behind so many powers of the variable."""
    return lambda z: limit if z < mp.mpf(10) ** -30 else mp.sqrt(z) ** order / function(mp.sqrt(z))


def erfcx(x: Any) -> Any:
    return mp.exp(x * x) * mp.erfc(x)


def erfcx_of_quotient(q: Any) -> Any:
    x = 2 * (1 + q) / (1 - q)
    return erfcx(x) * (1 + 2 * x)


def erfcx_of_sum(q: Any) -> Any:
    x = mp.mpf("2.4375") * (1 + q) / (1 - q)
    return erfcx(x) * (x + mp.mpf("2.4375"))


def erf_inv_of_root(r: Any) -> Any:
    """The x for which erfc(x) is e to the -r²: Newton's method, with the curvature."""
    wanted = mp.exp(-r * r)
    x = mp.sqrt(max(r * r - mp.log(max(r, 1) * mp.sqrt(mp.pi)), mp.mpf(1) / 5))
    for _ in range(60):
        step = (wanted - mp.erfc(x)) * mp.sqrt(mp.pi) / 2 * mp.exp(x * x)
        step /= 1 + x * step
        x -= step
        if abs(step) < mp.mpf(10) ** -42:
            return x
    raise AssertionError(f"no root for {r}")


def lgamma_over_zeros(x: Any) -> Any:
    if abs(x - 1) < mp.mpf(10) ** -20:
        return mp.euler
    if abs(x - 2) < mp.mpf(10) ** -20:
        return 1 - mp.euler
    return mp.loggamma(x) / ((x - 1) * (x - 2))


DIGAMMA_ROOT = mp.findroot(mp.digamma, mp.mpf("1.4616"))


def digamma_over_root(x: Any) -> Any:
    away = x - DIGAMMA_ROOT
    return mp.digamma(x) / away if abs(away) > mp.mpf(10) ** -20 else mp.polygamma(1, DIGAMMA_ROOT)


def bessel_over_x(x: Any) -> Any:
    return mp.besseli(1, x) * mp.exp(-x) / x if x > mp.mpf(10) ** -20 else mp.mpf(1) / 2


def bessel_of_inverse(u: Any) -> Any:
    return bessel_times_root(1 / u) if u > mp.mpf(10) ** -20 else 1 / mp.sqrt(2 * mp.pi)


def beyond_middle(function: Function, middle: Any) -> Function:
    """What a function is more than in the middle, over the distance to that."""
    return lambda t: (
        (function(mp.mpf(middle) + t) - function(mp.mpf(middle))) / t
        if abs(t) > mp.mpf(10) ** -15
        else mp.diff(function, mp.mpf(middle))
    )


def bessel_times_root(x: Any) -> Any:
    return mp.besseli(1, x) * mp.exp(-x) * mp.sqrt(x)


# a, where the polynomial behind it begins, and b: in f32 what is far from a loses too much of the pair.
BESSEL_MIDDLES = {
    "f32": (mp.mpf("0.75"), mp.mpf("1.375"), mp.mpf("3.5")),
    "f64": (mp.mpf(1), mp.mpf("1.75"), mp.mpf(4)),
}


def bessel_low(middle: Any, end: Any) -> Polynomial:
    function = beyond_middle(bessel_over_x, middle)
    return Polynomial(function, -middle, end - middle, lambda t: t / bessel_over_x(t + middle), fixed=30)


def bessel_middle(begin: Any, middle: Any) -> Polynomial:
    def times_root(w: Any) -> Any:
        return bessel_times_root(middle * (1 + w) / (1 - w))

    low, high = ((x - middle) / (x + middle) for x in (begin, mp.mpf(8)))
    return Polynomial(beyond_middle(times_root, 0), low, high, lambda w: w / times_root(w), fixed=30)


EXP2_OF_F32 = Polynomial(
    quotient(lambda x: mp.mpf(2) ** x - 1, 1, mp.log(2)),
    mp.mpf("-0.5005"),
    mp.mpf("0.5005"),
    lambda x: abs(x) / mp.mpf(2) ** x,
    enough={"f32": 3, "f64": -19},
)

ROWS: dict[str, Polynomial | Callable[[str], list[Any]]] = {
    # e to the x as 1 + x + x² EXP(x)
    "EXP": Polynomial(
        quotient(lambda x: mp.expm1(x) - x, 2, mp.mpf(1) / 2),
        -HALF_LN2,
        HALF_LN2,
        lambda x: mp.mpf(0) if x == 0 else x * x / mp.expm1(x),
        enough=1.5,
    ),
    # 2 to the x as 1 + x EXP2(x)
    "EXP2": Polynomial(
        quotient(lambda x: mp.mpf(2) ** x - 1, 1, mp.log(2)),
        mp.mpf("-0.5005"),
        mp.mpf("0.5005"),
        lambda x: abs(x) / mp.mpf(2) ** x,
        enough=3,
    ),
    # 2 to the x as EXP2_OF_F32(x), with as many digits of f64 as f32 needs
    "EXP2_OF_F32": lambda type_: [mp.mpf(1), *fitted(EXP2_OF_F32, type_)],
    # ln((1 + s) / (1 - s)) as s (2 + s² LOG(s²))
    "LOG": Polynomial(
        of_square(lambda s: mp.log((1 + s) / (1 - s)) - 2 * s, 3, mp.mpf(2) / 3),
        0,
        (mp.sqrt(2) - 1) ** 2 / (mp.sqrt(2) + 1) ** 2 * mp.mpf("1.001"),
        relative(lambda s: mp.log((1 + s) / (1 - s)), 3),
    ),
    # the same up to an s of a third
    "LOG_STEP": Polynomial(
        of_square(lambda s: mp.log((1 + s) / (1 - s)) - 2 * s, 3, mp.mpf(2) / 3),
        0,
        mp.mpf(1) / 9,
        relative(lambda s: mp.log((1 + s) / (1 - s)), 3),
    ),
    # the same to the base 2 as 2 s / ln(2) + s³ LOG2_OF_F32(s²), with as many digits of f64 as a power of f32 needs
    "LOG2_OF_F32": Polynomial(
        of_square(lambda s: mp.log((1 + s) / (1 - s), 2) - 2 * s / mp.log(2), 3, mp.mpf(2) / 3 / mp.log(2)),
        0,
        (mp.sqrt(2) - 1) ** 2 / (mp.sqrt(2) + 1) ** 2 * mp.mpf("1.001"),
        relative(lambda s: mp.log((1 + s) / (1 - s), 2), 3),
        enough={"f32": 4, "f64": -16},
    ),
    # the same without its first number, two thirds
    "LOG_CURVE": Polynomial(
        of_square(lambda s: mp.log((1 + s) / (1 - s)) - 2 * s - s**3 * 2 / 3, 5, mp.mpf(2) / 5),
        0,
        mp.mpf("0.02948"),
        relative(lambda s: mp.log((1 + s) / (1 - s)), 5),
        enough=15,
    ),
    # tanh x as x + x³ TANH(x²)
    "TANH": Polynomial(
        of_square(lambda x: mp.tanh(x) - x, 3, -mp.mpf(1) / 3), 0, mp.mpf("0.3025"), relative(mp.tanh, 3)
    ),
    "SINH": Polynomial(of_square(lambda x: mp.sinh(x) - x, 3, mp.mpf(1) / 6), 0, 1, relative(mp.sinh, 3)),
    "SIN": Polynomial(of_square(lambda x: mp.sin(x) - x, 3, -mp.mpf(1) / 6), 0, mp.mpf("0.617"), relative(mp.sin, 3)),
    # cos x as 1 - x² / 2 + x⁴ COS(x²)
    "COS": Polynomial(
        of_square(lambda x: mp.cos(x) - 1 + x * x / 2, 4, mp.mpf(1) / 24), 0, mp.mpf("0.617"), relative(mp.cos, 4)
    ),
    "TAN": Polynomial(of_square(lambda x: mp.tan(x) - x, 3, mp.mpf(1) / 3), 0, mp.mpf("0.617"), relative(mp.tan, 3)),
    # atan x as x + x³ ATAN(x²), up to the tangent of an eighth of pi
    "ATAN": Polynomial(
        of_square(lambda x: mp.atan(x) - x, 3, -mp.mpf(1) / 3), 0, mp.mpf("0.1716"), relative(mp.atan, 3)
    ),
    "ASIN": Polynomial(of_square(lambda x: mp.asin(x) - x, 3, mp.mpf(1) / 6), 0, mp.mpf("0.25"), relative(mp.asin, 3)),
    # erf x as x + x ERF(x²)
    "ERF": Polynomial(
        of_square(lambda x: mp.erf(x) - x, 1, 2 / mp.sqrt(mp.pi) - 1),
        0,
        mp.mpf("0.5626"),
        relative(mp.erf, 1, mp.sqrt(mp.pi) / 2),
    ),
    # the logarithm of erfc x to the base 2; beyond the end erf is one
    "ERF_TAIL": Polynomial(
        lambda x: mp.log(mp.erfc(x), 2),
        mp.mpf("0.7499"),
        4,
        lambda x: mp.log(2) * mp.erfc(x) / mp.erf(x),
        enough=3,
        most={"f64": 6},
        fixed=30,
    ),
    # (1 + 2 x) exp(x²) erfc(x) less one, in q = (x - 2) / (x + 2)
    "ERFC": Polynomial(
        lambda q: erfcx_of_quotient(q) - 1,
        mp.mpf("-0.4546"),
        mp.mpf("0.6924"),
        lambda q: 1 / erfcx_of_quotient(q),
        most={"f64": mp.mpf("0.867")},
        fixed=30,
    ),
    # (x + 2.4375) exp(x²) erfc(x) as ERFC_FIRST + q ERFC_MORE(q), q = (x - 2.4375) / (x + 2.4375)
    "ERFC_FIRST": lambda type_: two_parts(erfcx_of_sum(mp.mpf(0)), type_),
    "ERFC_MORE": Polynomial(
        beyond_middle(erfcx_of_sum, 0),
        mp.mpf("-0.5295"),
        mp.mpf("0.6373"),
        lambda q: q / erfcx_of_sum(q),
        enough=3,
        fixed=30,
    ),
    # one over the cube root of 1 + u, as near as a first guess needs it
    "CBRT": Polynomial(
        lambda u: (1 + u) ** (-mp.mpf(1) / 3),
        mp.mpf("-0.105"),
        mp.mpf("0.115"),
        lambda _: mp.mpf(1),
        enough={"f32": -10, "f64": -32},
    ),
    # the inverse of erf as x + x ERF_INV(x²)
    "ERF_INV": Polynomial(
        of_square(lambda x: mp.erfinv(x) - x, 1, mp.sqrt(mp.pi) / 2 - 1),
        0,
        mp.mpf("0.5625"),
        lambda z: 2 / mp.sqrt(mp.pi) if z < mp.mpf(10) ** -30 else mp.sqrt(z) / mp.erfinv(mp.sqrt(z)),
    ),
    # the x whose erfc is exp(-r²) as r + ERF_INV_TAIL(u), for u = (r - 2.5) / (r + 2.5)
    "ERF_INV_TAIL": Polynomial(
        lambda u: erf_inv_of_root(2.5 * (1 + u) / (1 - u)) - 2.5 * (1 + u) / (1 - u),
        mp.mpf("-0.3602"),
        mp.mpf("0.246"),
        lambda u: 1 / erf_inv_of_root(2.5 * (1 + u) / (1 - u)),
        most={"f64": mp.mpf("0.42")},
    ),
    # ln gamma x as (x - 1) (x - 2) (LGAMMA_FIRST + t LGAMMA(t)), t = x - 1.625
    "LGAMMA_FIRST": lambda type_: two_parts(lgamma_over_zeros(mp.mpf("1.625")), type_),
    "LGAMMA": Polynomial(
        beyond_middle(lgamma_over_zeros, "1.625"),
        mp.mpf("-0.875"),
        mp.mpf("0.875"),
        lambda t: t / lgamma_over_zeros(t + mp.mpf("1.625")),
        fixed=30,
    ),
    # ln gamma (2 + t) as t LGAMMA_AT_TWO(t)
    "LGAMMA_AT_TWO": Polynomial(
        lambda t: mp.loggamma(2 + t) / t if abs(t) > mp.mpf(10) ** -20 else 1 - mp.euler,
        mp.mpf("-0.5"),
        mp.mpf("0.5"),
        lambda t: t / mp.loggamma(2 + t) if abs(t) > mp.mpf(10) ** -20 else 1 / (1 - mp.euler),
        enough=1,
    ),
    # the sine of pi r as r SINE_OF_TURNS(r²)
    "SINE_OF_TURNS": Polynomial(
        of_square(lambda r: mp.sin(mp.pi * r), 1, mp.pi),
        0,
        mp.mpf("0.25"),
        relative(lambda r: mp.sin(mp.pi * r), 1, 1 / mp.pi),
        enough=1,
    ),
    # what ln gamma y is beyond (y - 1/2) ln y - y and a constant, as STIRLING(1 / y²) / y
    "STIRLING": lambda type_: [rounded(mp.bernoulli(2 * k) / (2 * k * (2 * k - 1)), type_) for k in range(1, 10)],
    # what digamma y is below ln y - 1 / 2y, as DIGAMMA(1 / y²) / y²
    "DIGAMMA": lambda type_: [rounded(mp.bernoulli(2 * k) / (2 * k), type_) for k in range(1, 10)],
    # the only positive zero of digamma, in two parts
    "DIGAMMA_ROOT": lambda type_: two_parts(DIGAMMA_ROOT, type_),
    # digamma x as (x - DIGAMMA_ROOT) DIGAMMA_NEAR(x - 1.75), then as DIGAMMA_LOW(x - 3.75), and then as
    # DIGAMMA_HIGH(x - 7.5)
    "DIGAMMA_NEAR": Polynomial(
        lambda t: digamma_over_root(t + mp.mpf("1.75")),
        mp.mpf("-0.75"),
        mp.mpf("0.75"),
        lambda t: 1 / digamma_over_root(t + mp.mpf("1.75")),
        enough=2,
    ),
    "DIGAMMA_LOW": Polynomial(
        lambda t: mp.digamma(t + mp.mpf("3.75")),
        mp.mpf("-1.25"),
        mp.mpf("1.25"),
        lambda t: 1 / mp.digamma(t + mp.mpf("3.75")),
        enough=3,
        fixed=30,
    ),
    "DIGAMMA_HIGH": Polynomial(
        lambda t: mp.digamma(t + mp.mpf("7.5")),
        mp.mpf("-2.5"),
        mp.mpf("2.5"),
        lambda t: 1 / mp.digamma(t + mp.mpf("7.5")),
        enough=3,
        fixed=30,
    ),
    # pi cot(pi r) as 1 / r - r COTANGENT(r²), and pi tan(pi r) as r TANGENT(r²), up to one quarter
    "COTANGENT": Polynomial(
        of_square(lambda r: 1 / r - mp.pi * mp.cot(mp.pi * r), 1, mp.pi**2 / 3),
        0,
        mp.mpf("0.0625"),
        lambda z: z / (mp.pi * mp.sqrt(z) * mp.cot(mp.pi * mp.sqrt(z))) if z > mp.mpf(10) ** -30 else z,
    ),
    "TANGENT": Polynomial(
        of_square(lambda r: mp.pi * mp.tan(mp.pi * r), 1, mp.pi**2),
        0,
        mp.mpf("0.0625"),
        lambda z: mp.sqrt(z) / (mp.pi * mp.tan(mp.pi * mp.sqrt(z))) if z > mp.mpf(10) ** -30 else mp.pi**-2,
        fixed=30,
    ),
    # the Bessel function of order one over e to the x: x (BESSEL_FIRST + t BESSEL_LOW(t)), t = x - a; over sqrt(x)
    # it is BESSEL_AT_MIDDLE + w BESSEL_MIDDLE(w), w = (x - b) / (x + b), up to 8, then BESSEL_HIGH(1/x - 0.0625)
    "BESSEL_FIRST": lambda type_: two_parts(bessel_over_x(BESSEL_MIDDLES[type_][0]), type_),
    "BESSEL_LOW": lambda type_: fitted(bessel_low(*BESSEL_MIDDLES[type_][:2]), type_),
    "BESSEL_AT_MIDDLE": lambda type_: two_parts(bessel_times_root(BESSEL_MIDDLES[type_][2]), type_),
    "BESSEL_MIDDLE": lambda type_: fitted(bessel_middle(*BESSEL_MIDDLES[type_][1:]), type_),
    "BESSEL_HIGH": Polynomial(
        lambda t: bessel_of_inverse(t + mp.mpf("0.0625")),
        mp.mpf("-0.0625"),
        mp.mpf("0.0625"),
        lambda t: 1 / bessel_of_inverse(t + mp.mpf("0.0625")),
        enough=3,
        fixed=30,
    ),
    # the arc tangents of 0, 1/8, ..., 1, each in two parts
    "EIGHTHS": lambda type_: [x for k in range(9) for x in two_parts(mp.atan(mp.mpf(k) / 8), type_)],
    # 1/3, 1/5, ..., 1/15, each in two parts, and what follows: the series of logarithms and arc tangents
    "ODD": lambda type_: [x for k in range(3, 17, 2) for x in two_parts(mp.mpf(1) / k, type_)],
    "LOG_LAST": lambda type_: [rounded(mp.mpf(1) / k, type_) for k in range(17, 37, 2)],
    "ATAN_LAST": lambda type_: [rounded(mp.mpf((-1) ** k) / (2 * k + 1), type_) for k in range(6, 11)],
    # half of the logarithm of 2 pi, in two parts, and the Bernoulli numbers over factorials, B2 / 2!, B4 / 4!, ...
    "HALF_LOG_TAU": lambda type_: two_parts(mp.log(2 * mp.pi) / 2, type_),
    "EULER_MACLAURIN": lambda type_: [rounded(mp.bernoulli(2 * k) / mp.factorial(2 * k), type_) for k in range(1, 13)],
    # ln 2 in parts, the first of which has an exact product with every exponent
    "LN2": lambda type_: parts(mp.log(2), type_, {"f32": 15, "f64": 41}[type_], {"f32": 15, "f64": 41}[type_]),
    # added to a number, it moves the whole part to the last place
    "SHIFT": lambda type_: [mp.mpf(3) * mp.ldexp(1, NUMBERS[type_][1] - 2)],
    "LOG2_E": lambda type_: [rounded(1 / mp.log(2), type_)],
    "TWO_THIRDS": lambda type_: parts(mp.mpf(2) / 3, type_, NUMBERS[type_][1]),
    "HALF_PI": lambda type_: parts(mp.pi / 2, type_, NUMBERS[type_][1]),
    # the same in three parts: small numbers have exact products with two of f64, and a sum of one and a product of f32
    "RIGHT_ANGLE": lambda type_: parts(mp.pi / 2, type_, *{"f32": (24, 24), "f64": (33, 33)}[type_]),
}


def document(names: list[str]) -> Iterator[str]:
    yield "# The numbers that functions are computed with; tools/fit_functions.py makes them and says what they are."
    yield "#"
    yield "# f32, f64   the numbers for that type; of a polynomial, the lowest power first"
    yield "# f32_at_2   the row as a polynomial where its variable is 2, to notice a number that was lost or misplaced"
    yield "tables:"
    for name in names or ROWS:
        row = ROWS[name]
        print(name, file=sys.stderr)
        yield f"  {name}:"
        for type_, (number, _) in NUMBERS.items():
            found = fitted(row, type_) if isinstance(row, Polynomial) else row(type_)
            texts = [str(number(float(value))) for value in found]
            line = f"{type_}: [{', '.join(texts)}]"
            yield from textwrap.wrap(line, 116, initial_indent="    ", subsequent_indent="      ")
            yield f"    {type_}_at_2: {value_at_2(texts)!r}"


if __name__ == "__main__":
    sys.stdout.writelines(f"{line}\n" for line in document(sys.argv[1:]))
