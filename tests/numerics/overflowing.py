"""Products of complex numbers in which a term overflows, and what each part of them is, from exact arithmetic."""

from __future__ import annotations

import math
from collections.abc import Iterator
from fractions import Fraction
from typing import Any

import numpy as np

import opspec

POINTS = {
    "complex<f32>": (
        (1.6500961e34 + 1.3674221e35j, 1.6500961e34 + 1.3674221e35j),
        (1e30 + 1e20j, 1e30 + 1e20j),
        (1e20 + 1e30j, 1e20 + 1e30j),
        (1e30 + 1e30j, 1e30 + 1e30j),
    ),
    "complex<f64>": (
        (-2.020025594341833e94 + 1.7341208927236952e202j, -7.720346388718533e234 - 1.609217359058839e288j),
        (1e250 + 1e200j, 1e250 + 1e200j),
        (1e200 + 1e250j, 1e200 + 1e250j),
        (1e200 + 1e200j, 1e200 + 1e200j),
    ),
}
DTYPES = {"complex<f32>": np.complex64, "complex<f64>": np.complex128}
# What computes x times y, and what x times x.
PRODUCTS = {
    "multiply": "%r = stablehlo.multiply %x, %y : tensor<{type}>",
    "reduce": """%s = stablehlo.reshape %x : (tensor<{type}>) -> tensor<1x{type}>
      %i = stablehlo.slice %y [0:1] : (tensor<{type}>) -> tensor<1x{element}>
      %init = stablehlo.reshape %i : (tensor<1x{element}>) -> tensor<{element}>
      %r = stablehlo.reduce(%s init: %init) applies stablehlo.multiply across dimensions = [0]
        : (tensor<1x{type}>, tensor<{element}>) -> tensor<{type}>""",
    "scalars": """%a = stablehlo.slice %x [0:1] : (tensor<{type}>) -> tensor<1x{element}>
      %b = stablehlo.slice %y [0:1] : (tensor<{type}>) -> tensor<1x{element}>
      %c = stablehlo.reshape %a : (tensor<1x{element}>) -> tensor<{element}>
      %d = stablehlo.reshape %b : (tensor<1x{element}>) -> tensor<{element}>
      %e = stablehlo.multiply %c, %d : tensor<{element}>
      %r = stablehlo.broadcast_in_dim %e, dims = [] : (tensor<{element}>) -> tensor<{type}>""",
}
SQUARES = {"square": "%r = chlo.square %x : tensor<{type}> -> tensor<{type}>"}


def wrong() -> list[str]:
    """What the executor gives that is not so."""
    return [line for element in POINTS for x, y in POINTS[element] for line in _wrong(element, x, y)]


def _wrong(element: str, x: complex, y: complex) -> Iterator[str]:
    a, b = (np.full(8, z, DTYPES[element]) for z in (x, y))
    expected = _exact(a[0], b[0])
    for name, text in (PRODUCTS | SQUARES if x == y else PRODUCTS).items():
        program = _program(text, element)
        for how, one in (("as it is", program), ("lowered", opspec.lower(program))):
            found = opspec.run(one, a, b)[0]
            if found.tolist() != [expected] * 8:
                yield f"{name} {how}: {a[0]} times {b[0]} is {expected}, found {found}"


def _program(text: str, element: str) -> Any:
    type_ = f"8x{element}"
    t, body = f"tensor<{type_}>", text.format(type=type_, element=element)
    return opspec.load(f"func.func @main(%x: {t}, %y: {t}) -> {t} {{\n  {body}\n  return %r : {t}\n}}\n")


def _exact(x: Any, y: Any) -> complex:
    a, b, c, d = (Fraction(float(part)) for part in (x.real, x.imag, y.real, y.imag))
    return complex(_rounded(a * c - b * d, x.real.dtype), _rounded(a * d + b * c, x.real.dtype))


def _rounded(exact: Fraction, dtype: Any) -> float:
    """Of numbers that are far above the range of the type, or zero."""
    assert not exact or abs(exact) > 2 * Fraction(float(np.finfo(dtype).max))
    return (math.inf if exact > 0 else -math.inf) if exact else 0.0
