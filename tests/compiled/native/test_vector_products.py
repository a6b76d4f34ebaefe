"""Products of 16-bit floats by vectors: sums in f32, rounded once, and the same bits everywhere."""

from __future__ import annotations

import numpy as np
import pytest

import opspec
from opspec.compiled import long_folds, product_choice
from opspec.compiled.native import machine_code
from opspec.compiled.native.array_code import PiecesCode
from opspec.values.types import ELEMENT_TYPES
from tests.compiled.native.kernels import THREADS, WIDE, loads, machine
from tests.compiled.native.test_narrow_products import TYPES, factors
from tests.compiled.native.test_narrow_products import program as of_matrices
from tests.compiled.test_product_choice import program

# batch, rows, columns, terms
SIZES = [(1, 7, 1, 9), (1, 1, 20, 50), (2, 5, 1, 64), (3, 1, 70, 33), (40, 1, 1, 257), (1, 1, 1, 5000), (1, 9, 1, 3)]
# Dimensions that are one for a product and lie apart, and products that sum nothing.
APART = {
    "terms": ("3x2x2x5", "3x2x5", "2", "contracting_dims = [0, 2, 3] x [0, 1, 2]", "abcd,acd->b"),
    "rows": ("4x15x7", "15", "4x7", "contracting_dims = [1] x [0]", "abc,b->ac"),
    "terms in another order": ("6x3x5", "5x3", "6", "contracting_dims = [1, 2] x [1, 0]", "abc,cb->a"),
    "a batch behind": ("30x4", "30x4", "4", "batching_dims = [1] x [1], contracting_dims = [0] x [0]", "ab,ab->b"),
    "a vector of columns": ("20", "30x20x3", "30x3", "contracting_dims = [0] x [1]", "a,bac->bc"),
    "nothing": ("1", "40", "1x40", "contracting_dims = [] x []", "a,b->ab"),
}


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """One for each product that machine code computes."""
    monkeypatch.setattr(product_choice, "_FOLDED", frozenset())  # small ones too
    monkeypatch.setattr(long_folds, "LONG", 1 << 15)
    return loads(monkeypatch, PiecesCode)


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("element", TYPES)
@pytest.mark.parametrize("result", ["", "f32"])
def test_sums_are_rounded_once(
    element: str, size: tuple[int, int, int, int], result: str, made: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    x, y = factors(TYPES[element], size)
    dtype = np.dtype(np.float32) if result else TYPES[element]
    exact = (x.astype(np.float64) @ y.astype(np.float64)).astype(np.float32).astype(dtype)
    for turned in (False, True):
        given = np.ascontiguousarray(y.swapaxes(1, 2)) if turned else y
        for instructions in WIDE:
            on = machine(instructions, 2)
            monkeypatch.setattr(machine_code, "machine", lambda on=on: on)
            (found,) = opspec.compile(opspec.load(of_matrices(element, size, turned, result)), engine="cpu")(x, given)
            assert found.dtype == dtype
            assert np.array_equal(found, exact)
    assert len(made) == 2 * len(WIDE)


@pytest.mark.parametrize("name", APART)
@pytest.mark.parametrize("element", TYPES)
def test_dimensions_lie_apart(element: str, name: str, made: list[int]) -> None:
    *shapes, result, dims, letters = APART[name]
    rng = np.random.default_rng(0)
    x, y = (rng.integers(-8, 9, [*map(int, shape.split("x"))]).astype(TYPES[element]) for shape in shapes)
    (found,) = opspec.compile(opspec.load(program((*shapes, result, dims), element)), engine="cpu")(x, y)
    wanted = np.einsum(letters, x.astype(np.float64), y.astype(np.float64)).astype(TYPES[element])
    assert np.array_equal(found, wanted)
    assert made


@pytest.mark.parametrize(("name", "element"), [("rows", "f32"), ("a vector of columns", "f64")])
def test_a_library_would_copy_what_lies_apart_first(name: str, element: str, made: list[int]) -> None:
    *shapes, result, dims, letters = APART[name]
    rng, dtype = np.random.default_rng(0), ELEMENT_TYPES[element].dtype
    x, y = (rng.integers(-8, 9, [*map(int, shape.split("x"))]).astype(dtype) for shape in shapes)
    (found,) = opspec.compile(opspec.load(program((*shapes, result, dims), element)), engine="cpu")(x, y)
    assert np.array_equal(found, np.einsum(letters, x, y))
    assert made


@pytest.mark.parametrize("element", TYPES)
def test_any_instructions_and_threads_give_the_same_bits(
    element: str, made: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    rng = np.random.default_rng(1)
    text = of_matrices(element, (1, 1, 1, 70000), False, "f32")
    x, y = (rng.standard_normal(shape).astype(TYPES[element]) for shape in ((1, 1, 70000), (1, 70000, 1)))
    found = set()
    for instructions in WIDE:
        for threads in THREADS:
            on = machine(instructions, threads)
            monkeypatch.setattr(machine_code, "machine", lambda on=on: on)
            (sums,) = opspec.compile(opspec.load(text), engine="cpu")(x, y)
            found.add(sums.tobytes())
    assert len(found) == 1
    assert made


@pytest.mark.parametrize("count", [1, 5])
def test_products_of_vectors_in_a_loop(count: int) -> None:
    sizes = f"{count}x64", f"{count}x64", f"{count}"
    x, y, r = (f"tensor<{size}xbf16>" for size in sizes)
    text = f"""func.func @main(%x: {x}, %y: {y}, %n: tensor<i32>) -> {r} {{
      %zero = stablehlo.constant dense<0> : tensor<i32>
      %one = stablehlo.constant dense<1> : tensor<i32>
      %none = stablehlo.constant dense<0.0> : {r}
      %0:3 = stablehlo.while(%i = %zero, %v = %x, %s = %none) : tensor<i32>, {x}, {r}
        cond {{
          %t = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
          stablehlo.return %t : tensor<i1>
        }} do {{
          %j = stablehlo.add %i, %one : tensor<i32>
          %d = stablehlo.dot_general %v, %y, batching_dims = [0] x [0], contracting_dims = [1] x [1]
            : ({x}, {y}) -> {r}
          %w = stablehlo.negate %v : {x}
          stablehlo.return %j, %w, %d : tensor<i32>, {x}, {r}
        }}
      return %0#2 : {r}
    }}"""
    rng = np.random.default_rng(2)
    a, b = (rng.integers(-8, 9, (count, 64)).astype(TYPES["bf16"]) for _ in range(2))
    (found,) = opspec.compile(opspec.load(text), engine="cpu")(a, b, np.int32(3))
    assert np.array_equal(found, (a.astype(np.float64) * b.astype(np.float64)).sum(1).astype(TYPES["bf16"]))
