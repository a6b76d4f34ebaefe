"""Fit the polynomials of the special functions anew.

    python tools/fit_special.py > spec/polynomials.yaml

Each is near-minimax in a variable that runs from -1 to 1 over an interval; `opspec.numerics.special` and the
decompositions of the ops say of what function. NumPy, CUDA and the decompositions take them from that file.
"""

from __future__ import annotations

import sys
import textwrap
from collections.abc import Iterator
from functools import cache
from typing import Any

import numpy as np
from fit_functions import Function, erf_inv_of_root, erfcx
from mpmath import mp

from opspec_model.loading.base import value_at_2

mp.dps = 60


def limit(value: Function, at: Any, derivative: Any) -> Function:
    """A quotient that has a value where its divisor is zero."""
    return lambda x: derivative if abs(x - at) < mp.mpf(10) ** -25 else value(x)


ROOT = mp.findroot(mp.digamma, 1.4616321449683623)


def i1e(x: Any) -> Any:
    return mp.besseli(1, x) * mp.exp(-x)


# Name: what of x is fitted, and over which interval.
FITS: dict[str, tuple[Function, float, float]] = {
    "ERF": (limit(lambda s: mp.erf(mp.sqrt(s)) / mp.sqrt(s), 0, 2 / mp.sqrt(mp.pi)), 0, 1),
    "ERFCX_LOW": (erfcx, 0.5, 1.5),
    "ERFCX_MIDDLE": (erfcx, 1.5, 4),
    "ERFCX_HIGH": (limit(lambda s: erfcx(1 / mp.sqrt(s)) / mp.sqrt(s), 0, 1 / mp.sqrt(mp.pi)), 0, 0.0625),
    "ERF_INV": (limit(lambda s: mp.erfinv(mp.sqrt(s)) / mp.sqrt(s), 0, mp.sqrt(mp.pi) / 2), 0, 0.28125),
    "ERF_INV_LOW": (erf_inv_of_root, 0.75, 2),
    "ERF_INV_MIDDLE": (erf_inv_of_root, 2, 4),
    "ERF_INV_HIGH": (erf_inv_of_root, 4, 6.25),
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
# The largest relative error: an eighth of a unit in the last place, and less in f32, where there is room.
TYPES: dict[str, tuple[Any, Any]] = {"f32": (np.float32, mp.mpf(2) ** -28), "f64": (np.float64, mp.mpf(2) ** -57)}


def fitted(function: Function, low: float, high: float, enough: Any) -> list[Any]:
    """The shortest polynomial whose relative error is small enough, lowest power first."""
    middle, half = mp.mpf(low + high) / 2, mp.mpf(high - low) / 2

    @cache
    def scaled(t: Any) -> Any:
        return function(middle + half * t)

    points = [mp.mpf(k) / 100 - 1 for k in range(201)]
    smallest = min(abs(scaled(t)) for t in points)
    for terms in range(4, 40):
        coefficients = mp.chebyfit(scaled, [-1, 1], terms)
        if max(abs(mp.polyval(coefficients, t) - scaled(t)) for t in points) < enough * smallest:
            return list(reversed(coefficients))
    raise AssertionError("no polynomial of 40 terms is close enough")


def document() -> Iterator[str]:
    yield "# Polynomials of special functions, for opspec.numerics.special, its twin in C and the decompositions;"
    yield "# made by tools/fit_special.py. In a graph, fit(x, ERF) is the one called ERF at x."
    yield "#"
    yield "# low, high  the interval over which the variable of the polynomial runs from -1 to 1"
    yield "# f32, f64   the coefficients for that type, lowest power first"
    yield "# f32_at_2   the polynomial where its variable is 2, to notice a coefficient that was lost or misplaced"
    yield "polynomials:"
    for name, (function, low, high) in FITS.items():
        yield f"  {name}:"
        yield f"    low: {low:g}"
        yield f"    high: {high:g}"
        for type_, (number, enough) in TYPES.items():
            texts = [str(number(c)) for c in fitted(function, low, high, enough)]
            row = f"{type_}: [{', '.join(texts)}]"
            yield from textwrap.wrap(row, 116, initial_indent="    ", subsequent_indent="      ")
            yield f"    {type_}_at_2: {value_at_2(texts)!r}"


if __name__ == "__main__":
    sys.stdout.writelines(f"{line}\n" for line in document())
