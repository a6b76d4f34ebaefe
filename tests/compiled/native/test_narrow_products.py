"""Products of 16-bit floats by machine code: sums in f32, rounded once."""

from __future__ import annotations

from itertools import product

import ml_dtypes
import numpy as np
import pytest

import opspec
from opspec.compiled import product_choice
from opspec.compiled.native import contractions, instead_of_libraries, machine_code, narrow_products
from opspec.compiled.native.array_code import NarrowProductCode
from opspec.values.arrays import DType
from tests.compiled.native.kernels import WIDE, loads, machine

TYPES = {"bf16": np.dtype(ml_dtypes.bfloat16), "f16": np.dtype(np.float16)}
# batch, rows, columns, terms: lanes that are left over, sums in parts
SIZES = [
    (1, 7, 37, 9),
    (3, 16, 32, 8),
    (1, 3, 17, 2050),
    (1, 30, 66, 1),
    (1, 40, 65, 64),
]


def program(element: str, size: tuple[int, int, int, int], turned: bool, made: str = "") -> str:
    batch, rows, columns, terms = size
    right = f"{batch}x{columns}x{terms}" if turned else f"{batch}x{terms}x{columns}"
    types = f"tensor<{batch}x{rows}x{terms}x{element}>", f"tensor<{right}x{element}>"
    result = f"tensor<{batch}x{rows}x{columns}x{made or element}>"
    return f"""func.func @main(%x: {types[0]}, %y: {types[1]}) -> {result} {{
      %0 = stablehlo.dot_general %x, %y, batching_dims = [0] x [0], contracting_dims = [2] x [{2 if turned else 1}]
        : ({types[0]}, {types[1]}) -> {result}
      return %0 : {result}
    }}"""


def factors(dtype: DType, size: tuple[int, int, int, int]) -> tuple[np.ndarray, np.ndarray]:
    batch, rows, columns, terms = size
    rng = np.random.default_rng(terms)
    shapes = (batch, rows, terms), (batch, terms, columns)
    x, y = (rng.integers(-64, 65, shape) / 8 for shape in shapes)  # sums of these are exact in f32
    return x.astype(dtype), y.astype(dtype)


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """One for each product that machine code computes, but for what has a quicker way."""
    for quicker in ("word_product_of", "few_rows_pieces_of"):
        monkeypatch.setattr(instead_of_libraries, quicker, lambda *_: None)
    monkeypatch.setattr(narrow_products, "_WASTED", 99)
    monkeypatch.setattr(product_choice, "_FOLDED", frozenset())  # small ones too
    return loads(monkeypatch, NarrowProductCode)


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize(("instructions", "element"), [*product(WIDE, TYPES)])
def test_sums_are_rounded_once(
    instructions: str, element: str, size: tuple[int, int, int, int], made: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(machine_code, "machine", lambda: machine(instructions, 2))
    monkeypatch.setattr(contractions, "SHARE", 10)  # threads share them
    dtype = TYPES[element]
    x, y = factors(dtype, size)
    exact = (x.astype(np.float64) @ y.astype(np.float64)).astype(np.float32).astype(dtype)
    for turned in (False, True):
        given = np.ascontiguousarray(y.swapaxes(1, 2)) if turned else y
        (found,) = opspec.compile(opspec.load(program(element, size, turned)), engine="cpu")(x, given)
        assert found.dtype == dtype
        assert np.array_equal(found, exact)
    assert len(made) == 2


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize(("instructions", "element"), [*product(WIDE, TYPES)])
def test_sums_of_f32_are_not_rounded(
    instructions: str, element: str, size: tuple[int, int, int, int], made: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(machine_code, "machine", lambda: machine(instructions, 2))
    x, y = factors(TYPES[element], size)
    (found,) = opspec.compile(opspec.load(program(element, size, False, "f32")), engine="cpu")(x, y)
    assert found.dtype == np.float32
    assert np.array_equal(found, x.astype(np.float64) @ y.astype(np.float64))
    assert len(made) == 1


@pytest.mark.parametrize("widened", [1, 50, 300])
@pytest.mark.parametrize("shape", [(7, 9), (2, 3, 5, 8)], ids=str)
def test_some_rows_at_a_time(
    shape: tuple[int, ...], widened: int, made: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of one product some of its rows, of several some of these; the last ones may be made twice."""
    monkeypatch.setattr(machine_code, "machine", lambda: machine(WIDE[0]))
    monkeypatch.setattr(narrow_products, "_WIDENED", widened)
    *batch, rows, terms = shape
    first, second, third = ("x".join(map(str, [*batch, a, b])) for a, b in ((rows, terms), (terms, 20), (rows, 20)))
    dims, last = [*range(len(batch))], len(batch)
    text = f"""func.func @main(%x: tensor<{first}xf16>, %y: tensor<{second}xf16>) -> tensor<{third}xf16> {{
      %0 = stablehlo.dot_general %x, %y, batching_dims = {dims} x {dims}, contracting_dims = [{last + 1}] x [{last}]
        : (tensor<{first}xf16>, tensor<{second}xf16>) -> tensor<{third}xf16>
      return %0 : tensor<{third}xf16>
    }}"""
    rng = np.random.default_rng(0)
    x, y = (rng.integers(-64, 65, (*batch, *each)).astype(np.float16) / 8 for each in ((rows, terms), (terms, 20)))
    (found,) = opspec.compile(opspec.load(text), engine="cpu")(x, y)
    assert np.array_equal(found, (x.astype(np.float64) @ y.astype(np.float64)).astype(np.float16))
    assert made


@pytest.mark.parametrize("element", TYPES)
def test_what_is_no_number(element: str, made: list[int], monkeypatch: pytest.MonkeyPatch) -> None:
    """NaN, infinities, what overflows, and ties, each against NumPy's rounding of the sum."""
    monkeypatch.setattr(machine_code, "machine", lambda: machine(WIDE[0]))
    dtype = TYPES[element]
    largest = float(ml_dtypes.finfo(dtype).max)
    special = [
        0.0,
        -0.0,
        np.inf,
        -np.inf,
        np.nan,
        largest,
        -largest,
        1.0,
        1 + 2.0**-7,
        3.0,
        float(ml_dtypes.finfo(dtype).tiny),
    ]
    x = np.array(special, dtype).reshape(1, -1, 1)
    y = np.concatenate([x, x * dtype.type(1.5)], 1).reshape(1, 1, -1)
    (found,) = opspec.compile(opspec.load(program(element, (1, x.size, y.size, 1), False)), engine="cpu")(x, y)
    with np.errstate(all="ignore"):
        wanted = (x.astype(np.float32) * y.astype(np.float32)).astype(dtype)
    assert np.array_equal(found.astype(np.float32), wanted.astype(np.float32), equal_nan=True)
    assert np.isnan(wanted.astype(np.float32)).any()
    assert made
