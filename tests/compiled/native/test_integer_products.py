"""Products of integers: exact modulo a power of two, by words of several terms too, of the least numbers there are."""

from __future__ import annotations

from dataclasses import replace
from itertools import product

import numpy as np
import pytest

import opspec
from opspec.compiled.native import machine_code, shares, tiled_products, word_products
from opspec.compiled.native.array_code import ProductCode
from opspec.compiled.native.machine_code import Machine
from opspec.compiled.native.word_code import WordProductCode
from opspec.execution.fast_paths.stablehlo import dot_general
from opspec.values.arrays import Array, DType
from opspec.values.types import ELEMENT_TYPES
from tests.compiled.loops import looping
from tests.compiled.native.kernels import EACH_SET, SETS, loads, machine
from tests.compiled.native.test_tiled_products import CASES, program

# Factors and result: all that words hold, in each order of signs, and what they do not.
WORDS = [("i8", "i8", "i32"), ("ui8", "ui8", "i32"), ("i8", "ui8", "ui32"), ("ui8", "i8", "i32"), ("i16", "i16", "i32")]
WORDS += [("i8", "i8", "i8"), ("ui8", "i16", "i16")]
PLAIN = [("i32", "i32", "i32"), ("ui16", "i16", "i16"), ("ui16", "ui16", "ui16"), ("ui64", "ui64", "ui64")]
PLAIN += [("i32", "i32", "i64"), ("i32", "i32", "i16")]
# Of the cases of floats those with an odd number of terms, and with each way that factors lie.
SOME = ["rows left over", "turned left", "turned right", "a batch in the middle", "two contracted dimensions"]
ODD = {
    "odd": ("mk,kn->mn", (37, 129), (129, 65)),
    "odd, turned": ("mk,nk->mn", (19, 67), (35, 67)),
    "odd batches": ("bkm,bkn->bmn", (3, 41, 18), (3, 41, 17)),
}
ALL = {name: CASES[name] for name in SOME} | ODD


def dtype_of(element: str) -> DType:
    return ELEMENT_TYPES[element].dtype


def numbers(shape: tuple[int, ...], element: str) -> Array:
    """Any numbers; half of them the least and the largest."""
    limits, rng = np.iinfo(dtype_of(element)), np.random.default_rng(sum(shape))
    found = rng.integers(limits.min, limits.max, shape, dtype_of(element), endpoint=True)
    found[rng.random(shape) < 0.4] = limits.min
    found[rng.random(shape) < 0.1] = limits.max
    return found


def check(types: tuple[str, str, str], case: tuple[str, tuple[int, ...], tuple[int, ...]]) -> None:
    spelled, *shapes = case
    x, y = (numbers(shape, element) for shape, element in zip(shapes, types, strict=False))
    (found,) = opspec.compile(opspec.load(program(types, *case)), engine="cpu")(x, y)
    wanted = np.einsum(spelled, x.astype(np.int64), y.astype(np.int64)).astype(dtype_of(types[2]))
    assert found.dtype == wanted.dtype
    assert np.array_equal(found, wanted)


def on(instructions: str, bytes_too: bool = True) -> Machine:
    """A machine with two threads, which share even what is small."""
    if bytes_too:
        return machine(instructions, 2)
    made = Machine(instructions, 2)
    made.target = replace(made.target, multiplies_bytes="")
    return made


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """One for each product that machine code computes."""
    monkeypatch.setattr(shares, "SHARE", 1000)
    for module in (tiled_products, word_products):
        monkeypatch.setattr(module, "LEAST", 0)
    return loads(monkeypatch, WordProductCode)


@pytest.mark.parametrize("types", WORDS, ids=" ".join)
@pytest.mark.parametrize("instructions", EACH_SET)
def test_words_are_multiplied(
    instructions: str, types: tuple[str, str, str], made: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(machine_code, "machine", lambda: on(instructions))
    check(types, ODD["odd"])
    assert len(made) == 1


@pytest.mark.parametrize(("case", "bytes_too"), [*product(ALL, (True, False))])
def test_factors_lie_in_any_order(case: str, bytes_too: bool, made: list[int], monkeypatch: pytest.MonkeyPatch) -> None:
    """With the instructions that multiply bytes, and without them."""
    monkeypatch.setattr(machine_code, "machine", lambda: on(SETS[0], bytes_too))
    check(("i8", "i8", "i32"), ALL[case])
    assert len(made) == 1


CHUNKED = {
    "some": ("mk,kn->mn", (24, 67), (67, 35)),
    "turned": ("km,kn->mn", (67, 24), (67, 35)),
    "rows of two dimensions": ("abk,kn->abn", (4, 6, 68), (68, 35)),
}


@pytest.mark.parametrize("instructions", EACH_SET)
@pytest.mark.parametrize("types", [("i8", "i8", "i32"), ("ui8", "ui8", "i32"), ("i16", "i16", "i32")], ids=" ".join)
@pytest.mark.parametrize("case", CHUNKED)
def test_some_rows_are_copied_at_a_time(
    case: str, types: tuple[str, str, str], instructions: str, made: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(machine_code, "machine", lambda: on(instructions))
    monkeypatch.setattr(word_products, "_CHUNK", 1 << 8)
    monkeypatch.setattr(word_products, "_ROWS", 3)
    sizes: list[int] = []
    left = WordProductCode._left
    monkeypatch.setattr(WordProductCode, "_left", lambda self, rows: sizes.append(len(rows)) or left(self, rows))
    check(types, CHUNKED[case])
    assert len(made) == 1
    whole = case == "rows of two dimensions" and types[0] == "i16"  # they are read as they lie
    assert sizes == [24] if whole else len(sizes) > 1


@pytest.mark.full
@pytest.mark.parametrize(("instructions", "bytes_too"), [*product(SETS, (True, False))])
@pytest.mark.parametrize("types", WORDS + PLAIN, ids=" ".join)
def test_all_of_them(
    types: tuple[str, str, str], instructions: str, bytes_too: bool, made: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(machine_code, "machine", lambda: on(instructions, bytes_too))
    plain = loads(monkeypatch, ProductCode)
    for case in (CASES | ODD).values():
        check(types, case)
    assert made or plain


@pytest.mark.parametrize(("types", "case"), [*zip(PLAIN, [*ALL] * 2, strict=False)], ids=str)
@pytest.mark.parametrize("instructions", EACH_SET)
def test_others_are_tiles_too(
    instructions: str, types: tuple[str, str, str], case: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tiled_products, "LEAST", 0)
    monkeypatch.setattr(machine_code, "machine", lambda: on(instructions))
    made = loads(monkeypatch, ProductCode)
    check(types, ALL[case])
    assert len(made) == 1


@pytest.mark.parametrize("types", [("i32", "i32", "i32"), ("i8", "i8", "i32"), ("ui64", "ui64", "ui64")], ids=" ".join)
@pytest.mark.parametrize(("left", "right"), [((37, 300), (300, 1)), ((1, 300), (300, 37)), ((1, 300), (300, 1))])
def test_products_by_a_vector_are_kernels(
    types: tuple[str, str, str], left: tuple[int, int], right: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(dot_general.Matmul, "__call__", lambda *_: pytest.fail("a library was asked"))
    check(types, ("mk,kn->mn", left, right))


LOOP = looping(
    3,
    ["tensor<16x64xi32>"],
    """
    %b0 = stablehlo.dot_general %a0, %w, contracting_dims = [1] x [0]
      : (tensor<16x64xi32>, tensor<64x64xi32>) -> tensor<16x64xi32>
""",
    ", %w: tensor<64x64xi32>",
)


def test_a_product_in_a_loop_is_tiles_in_its_function() -> None:
    x, w = numbers((16, 64), "i32"), numbers((64, 64), "i32")
    (found,) = opspec.compile(opspec.load(LOOP), engine="cpu")(x, w)
    wanted = x
    for _ in range(3):
        wanted = wanted @ w
    assert np.array_equal(found, wanted)
