"""Single values: rounded, wrapped and read from literals as the types say."""

from __future__ import annotations

import math
import random
import re
from fractions import Fraction
from typing import Any

import numpy as np
import pytest

from opspec.errors import OpSpecError
from opspec.formula import exact_arithmetic
from opspec.formula.evaluation import load
from opspec.formula.example_arrays import array
from opspec.formula.values import element, exact, float_bits, formats, wrapped
from opspec.values.types import ELEMENT_TYPES, ElementType
from opspec_model.text.literals import parse_tensor as parse_literal
from tests.formula.arrays import F32, assert_same, bits
from tests.samples import one_in

FLOATS = [type_ for type_ in ELEMENT_TYPES.values() if type_.kind == "float"]
NARROW = [type_ for type_ in FLOATS if type_.bits <= 16]
INTEGERS = [type_ for type_ in ELEMENT_TYPES.values() if type_.kind in ("sint", "uint")]

# --- rounding and wrapping ------------------------------------------------------------------------


@pytest.mark.parametrize("type_", one_in(3, NARROW), ids=str)
def test_every_narrow_float_is_its_own_rounding(type_: ElementType) -> None:
    for value in np.arange(1 << type_.bits).astype(f"u{type_.dtype.itemsize}").view(type_.dtype):
        found = element(float(value), type_)
        assert found.tobytes() == value.tobytes() or (value != value and found != found)


@pytest.mark.parametrize("type_", one_in(3, NARROW), ids=str)
def test_ties_go_to_the_even_neighbour_and_all_else_to_the_nearest(type_: ElementType) -> None:
    form = formats()[type_.name]
    numbers = np.arange(form.largest + 1).astype(f"u{type_.dtype.itemsize}").view(type_.dtype)
    values = [Fraction(float(x)) for x in numbers]
    for low in range(0, form.largest, 1 if type_.bits <= 8 else 7):
        middle = (values[low] + values[low + 1]) / 2
        step = (values[low + 1] - values[low]) / 2**40
        tie = low + low % 2 if form.has_zero else low + 1
        expected = [low, low if middle - step < middle else low + 1, tie, low + 1, low + 1]
        given = [values[low], middle - step, middle, middle + step, values[low + 1]]
        assert [float_bits(x, form) for x in given] == expected


def samples() -> Any:
    rng = np.random.default_rng(7)
    anything = rng.integers(0, 1 << 32, 1500, dtype=np.uint32).view(np.float32)
    near_one = rng.normal(size=1500).astype(np.float32) * np.float32(2) ** rng.integers(-30, 30, 1500)
    special = np.array([0, -0.0, np.inf, -np.inf, np.nan, 1e-45, 3.4e38, 65519, 65520, 464, 465], np.float32)
    return np.concatenate([anything[np.isfinite(anything)], near_one, special]).astype(np.float32)


@pytest.mark.parametrize("type_", one_in(3, FLOATS), ids=str)
def test_rounding_agrees_with_array_casts(type_: ElementType) -> None:
    given = samples()
    if type_.name == "f8E8M0FNU":
        given = given[~(np.abs(given) < 2.0**-126)]  # ml_dtypes rounds the subnormal numbers of f32 up
    with np.errstate(all="ignore"):
        expected = given.astype(type_.dtype)
    has_nan = formats()[type_.name].has_nan
    for x, y in zip(given, expected, strict=True):
        found = element(float(x), type_)
        nan = np.isnan(x) or y != y
        assert found.tobytes() == y.tobytes() or (nan and (bool(found != found) or not has_nan)), x


@pytest.mark.parametrize("type_", FLOATS, ids=str)
def test_rounding_agrees_with_the_oracles_own(type_: ElementType) -> None:
    rng = random.Random(3)
    for _ in range(400):
        value = rng.choice((1, -1)) * exact_arithmetic.mp.ldexp(rng.getrandbits(100), rng.randrange(-260, 40))
        assert_same(element(value, type_), element(exact_arithmetic.to_type(value, type_), type_))
    assert float(element(exact_arithmetic.mp.exp(10**9), F32)) == math.inf
    assert float(element(-exact_arithmetic.mp.exp(-(10**9)), F32)) == 0


def test_f64_to_f32_is_rounded_once() -> None:
    rng = np.random.default_rng(1)
    for x in rng.normal(size=2000) * 2.0 ** rng.integers(-160, 130, 2000):
        with np.errstate(over="ignore"):
            assert element(float(x), F32).tobytes() == np.float32(x).tobytes()


@pytest.mark.parametrize("type_", INTEGERS, ids=str)
def test_integers_wrap(type_: ElementType) -> None:
    for value in [*range(-40, 40), 2**type_.bits + 3, -(2**70) - 5, 2 ** (type_.bits - 1)]:
        found = wrapped(value, type_)
        assert (found - value) % 2**type_.bits == 0
        assert int(element(value, type_)) == found
        if -(2**63) <= value < 2**63 and type_.bits >= 8:
            assert found == int(np.array(value).astype(type_.dtype))


def test_complex_numbers_are_rounded_by_parts() -> None:
    found = element(complex(0.1, -0.0), ELEMENT_TYPES["complex<f32>"])
    assert bits(found.real) == bits(np.float32(0.1))
    assert math.copysign(1, exact(found).imag) == -1


# --- literals -------------------------------------------------------------------------------------


def literal(text: str) -> Any:
    return array(parse_literal(text), "test", load("stablehlo.pad")[1])


def test_literals_have_exact_values() -> None:
    assert bits(literal("tensor<3xf32> [0xffc00001, -0.0, 0.1]")).tolist() == [0xFFC00001, 2**31, 0x3DCCCCCD]
    assert bits(literal("tensor<2xbf16> [0xff81, 1.00390625]")).tolist() == [0xFF81, 0x3F80]
    assert bits(literal("tensor<2xf4E2M1FN> [500, -6]")).tolist() == [7, 15]
    assert literal("tensor<2xcomplex<f64>> [1.5e1-2j, -inf]").tolist() == [15 - 2j, complex(-math.inf, 0)]
    assert literal("tensor<complex<f32>> -2j").tolist() == -2j
    assert literal("tensor<2x2xi4> [[-8, 7], [0, -1]]").astype(int).tolist() == [[-8, 7], [0, -1]]
    assert literal("tensor<2x2xui64> 18446744073709551615").tolist() == [[2**64 - 1] * 2] * 2
    assert literal("tensor<0x3xi1> []").shape == (0, 3)
    assert literal("tensor<2x!quant.uniform<u8:f32, 0.5:3>> [0, 255]").tolist() == [0, 255]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("tensor<i4> 8", "test: expected an integer from -8 to 7 for i4, found 8"),
        ("tensor<ui8> -1", "test: expected an integer from 0 to 255 for ui8, found -1"),
        ("tensor<i32> 1.5", "test: expected an integer for i32, found 1.5"),
        ("tensor<i1> 1", "test: expected true or false for i1, found 1"),
        ("tensor<f8E5M2> 0x100", "test: expected at most 8 bits for f8E5M2, found 0x100"),
    ],
)
def test_literals_that_do_not_fit_are_refused(text: str, message: str) -> None:
    with pytest.raises(OpSpecError, match=re.escape(message)):
        literal(text)
