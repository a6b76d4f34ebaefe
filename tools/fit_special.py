"""Fit the polynomials of the special functions anew, for NumPy and for C.

    python tools/fit_special.py > runtime/opspec/special_tables.py
    python tools/fit_special.py --c > templates/cuda/special_tables.h

Each table holds the coefficients, highest power first, of a near-minimax polynomial in a variable that runs from -1
to 1 over an interval; `special` says of what function.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from typing import Any

from mpmath import mp

mp.dps = 60

Function = Callable[[Any], Any]


def erfcx(x: Any) -> Any:
    return mp.exp(x * x) * mp.erfc(x)


def limit(value: Function, at: Any, derivative: Any) -> Function:
    """A quotient that has a value where its divisor is zero."""
    return lambda x: derivative if abs(x - at) < mp.mpf(10) ** -25 else value(x)


ROOT = mp.findroot(mp.digamma, 1.4616321449683623)


def i1e(x: Any) -> Any:
    return mp.besseli(1, x) * mp.exp(-x)


# Name: what of x is fitted, and over which interval.
FITS: dict[str, tuple[Function, float, float]] = {
    "ERF": (limit(lambda s: mp.erf(mp.sqrt(s)) / mp.sqrt(s), 0, 2 / mp.sqrt(mp.pi)), 0, 1),
    "ERFCX_LOW": (lambda x: x * erfcx(x), 0.5, 1.5),
    "ERFCX_MIDDLE": (lambda x: x * erfcx(x), 1.5, 4),
    "ERFCX_HIGH": (limit(lambda s: erfcx(1 / mp.sqrt(s)) / mp.sqrt(s), 0, 1 / mp.sqrt(mp.pi)), 0, 0.0625),
    "LGAMMA_ONE": (limit(lambda x: mp.loggamma(x) / (x - 1), 1, -mp.euler), 0.5, 1.5),
    "LGAMMA_TWO": (limit(lambda x: mp.loggamma(x) / (x - 2), 2, 1 - mp.euler), 1.5, 2.5),
    "LGAMMA_LOW": (lambda x: mp.loggamma(x) / (x - 2), 2.5, 5),
    "LGAMMA_HIGH": (lambda x: mp.loggamma(x) / (x - 2), 5, 10),
    "DIGAMMA_ONE": (limit(lambda x: mp.digamma(x) / (x - ROOT), ROOT, mp.psi(1, ROOT)), 1, 2),
    "DIGAMMA_LOW": (mp.digamma, 2, 4),
    "DIGAMMA_HIGH": (mp.digamma, 4, 10),
    "I1E_LOW": (limit(lambda x: i1e(x) / x, 0, mp.mpf(1) / 2), 0, 2),
    "I1E_MIDDLE": (lambda x: i1e(x), 2, 8),
    "I1E_HIGH": (limit(lambda s: i1e(1 / s) / mp.sqrt(s), 0, 1 / mp.sqrt(2 * mp.pi)), 0, 0.125),
}
EXACT_ENOUGH = mp.mpf(2) ** -57


def fitted(function: Function, low: float, high: float) -> list[float]:
    """The shortest polynomial whose relative error is below an eighth of a unit in the last place."""
    middle, half = mp.mpf(low + high) / 2, mp.mpf(high - low) / 2

    def scaled(t: Any) -> Any:
        return function(middle + half * t)

    smallest = min(abs(scaled(mp.mpf(k) / 50 - 1)) for k in range(101))
    for terms in range(4, 40):
        coefficients = mp.chebyfit(scaled, [-1, 1], terms)
        points = [mp.mpf(k) / 100 - 1 for k in range(201)]
        if max(abs(mp.polyval(coefficients, t) - scaled(t)) for t in points) < EXACT_ENOUGH * smallest:
            return [float(c) for c in coefficients]
    raise AssertionError("no polynomial of 40 terms is close enough")


def python_tables() -> Iterator[str]:
    yield '"""Coefficients for `opspec.special`; made by tools/fit_special.py.\n'
    yield "Each polynomial, highest power first, is in a variable that runs from -1 to 1 over its interval."
    yield '"""\n\nfrom __future__ import annotations\n'
    yield f"DIGAMMA_ROOT = {root()!r}"
    for name, (function, low, high) in FITS.items():
        yield f"\n{name} = (  # {low:g} to {high:g}"
        yield from (f"    {coefficient!r}," for coefficient in fitted(function, low, high))
        yield ")"


def c_tables() -> Iterator[str]:
    yield "/* The polynomials of special.h, each over its interval; made by tools/fit_special.py. */"
    yield "#ifndef OPSPEC_SPECIAL_TABLES_H\n#define OPSPEC_SPECIAL_TABLES_H\n"
    yield "#define OPSPEC_DIGAMMA_ROOT {!r}\n#define OPSPEC_DIGAMMA_ROOT_REST {!r}".format(*root())
    for name, (function, low, high) in FITS.items():
        first, *rest = fitted(function, low, high)
        yield f"\nOPSPEC double fit_{name.lower()}(double x) {{ /* {low:g} to {high:g} */"
        yield f"  double t = (x - {(low + high) / 2!r}) / {(high - low) / 2!r};"
        yield f"  double y = {first!r};"
        yield from (f"  y = y * t + {coefficient!r};" for coefficient in rest)
        yield "  return y;\n}"
    yield "\n#endif"


def root() -> tuple[float, float]:
    head = float(ROOT)
    return head, float(ROOT - mp.mpf(head))


if __name__ == "__main__":
    lines = c_tables() if "--c" in sys.argv else python_tables()
    sys.stdout.writelines(f"{line}\n" for line in lines)
