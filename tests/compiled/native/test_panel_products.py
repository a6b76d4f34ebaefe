"""Products by registers that are tiles: exact where sums are, of bytes and of floats that bf16 holds."""

from __future__ import annotations

from dataclasses import replace
from itertools import product

import numpy as np
import pytest

import opspec
from opspec.compiled.native import machine_code, panel_products, shares, tile_registers
from opspec.compiled.native.array_code import PiecesCode
from opspec.compiled.native.instruction_sets import available, sets
from opspec.compiled.native.machine_code import Machine, features
from opspec.values.arrays import Array
from opspec.values.types import ELEMENT_TYPES
from tests.compiled.loops import looping
from tests.compiled.native.kernels import SETS, loads, machine
from tests.compiled.native.test_tiled_products import CASES, program

TILES = pytest.mark.skipif(not machine(SETS[0]).target.tiles, reason="the processor has no registers that are tiles")
BYTES = [(*factors, "i32") for factors in product(("i8", "ui8"), repeat=2)] + [
    ("ui8", "i8", "ui32"),
    ("i8", "i8", "i8"),
]
FLOATS = [("bf16", "bf16", made) for made in ("f32", "bf16")]
FLOATS += [("f8E4M3FN", "f8E5M2", "f32"), ("f8E4M3FN", "bf16", "bf16"), ("f8E5M2", "f8E5M2", "f8E5M2")]
ODD = {
    "whole panels": ("mk,kn->mn", (64, 128), (128, 96)),
    "rows, columns and terms left over": ("mk,kn->mn", (37, 131), (131, 65)),
    "turned, left over": ("mk,nk->mn", (19, 67), (35, 67)),
    "turned, in words": ("mk,nk->mn", (40, 72), (33, 72)),
    "batches": ("bkm,bkn->bmn", (3, 41, 18), (3, 41, 17)),
    "dimensions of terms apart": ("imj,jin->mn", (6, 20, 16), (16, 6, 40)),
}
ALL = {name: case for name, case in {**CASES, **ODD}.items() if "fewer rows" not in name}


def numbers(shape: tuple[int, ...], element: str) -> Array:
    """Sums of products of these are exact: of bytes, any; of floats, small ones."""
    rng, dtype = np.random.default_rng(sum(shape)), ELEMENT_TYPES[element].dtype
    if ELEMENT_TYPES[element].kind != "float":
        limits = np.iinfo(dtype)
        return rng.integers(limits.min, limits.max, shape, dtype, endpoint=True)
    return (rng.integers(-7, 8, shape) / 4).astype(dtype)


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """One for each product that is made of pieces; two threads share even small ones, whose steps are many chunks."""
    monkeypatch.setattr(shares, "SHARE", 1000)
    monkeypatch.setattr(tile_registers, "_CHUNK", 2)
    monkeypatch.setattr(panel_products, "_WASTED", 1000)
    for name in ("LEAST", "_WORK", "_FEW_STEPS"):
        monkeypatch.setattr(panel_products, name, 0)
    monkeypatch.setattr(machine_code, "machine", lambda: machine(SETS[0], 2))
    return loads(monkeypatch, PiecesCode)


def wanted_of(spelled: str, x: Array, y: Array, element: str) -> Array:
    """The product, rounded once."""
    type_ = ELEMENT_TYPES[element]
    if type_.kind != "float":
        return np.einsum(spelled, x.astype(np.int64), y.astype(np.int64)).astype(type_.dtype)
    return np.einsum(spelled, x.astype(np.float64), y.astype(np.float64)).astype(np.float32).astype(type_.dtype)


@TILES
@pytest.mark.parametrize("case", ALL.values(), ids=ALL)
@pytest.mark.parametrize("types", BYTES + FLOATS, ids=" ".join)
def test_products_are_exact_where_sums_are(
    types: tuple[str, str, str], case: tuple[str, tuple[int, ...], tuple[int, ...]], made: list[int]
) -> None:
    spelled, *shapes = case
    x, y = (numbers(shape, element) for shape, element in zip(shapes, types, strict=False))
    (found,) = opspec.compile(opspec.load(program(types, *case)), engine="cpu")(x, y)
    wanted = wanted_of(spelled, x, y, types[2])
    assert found.dtype == wanted.dtype
    assert found.tobytes() == wanted.tobytes()
    assert made


@TILES
@pytest.mark.parametrize(
    "types", [("bf16", "bf16", "bf16"), ("bf16", "bf16", "f32"), ("i8", "i8", "i32")], ids=" ".join
)
@pytest.mark.parametrize("changes", ["left", "right"])
@pytest.mark.parametrize("turned", [False, True])
@pytest.mark.usefixtures("made")
def test_a_loop_lays_out_before_it_what_does_not_change(
    types: tuple[str, str, str], changes: str, turned: bool
) -> None:
    """What changes is laid out in each turn, that too which is turned first."""
    element, _, result = types
    shapes = ("33x4x10", "4x33x10") if turned else ("33x40", "33x40")
    factors = [f"tensor<{shapes[at]}x{element}>" for at in (0, 1)]
    dims = "[2, 1] x [2, 0]" if turned else "[1] x [1]"
    at = 0 if changes == "left" else 1
    names = ["%w", "%w"]
    names[at] = "%a0"
    text = looping(
        3,
        [factors[at], f"tensor<33x33x{result}>"],
        f"""
    %p = stablehlo.dot_general {names[0]}, {names[1]}, contracting_dims = {dims}
      : ({factors[0]}, {factors[1]}) -> tensor<33x33x{result}>
    %b1 = stablehlo.add %a1, %p : tensor<33x33x{result}>
    %b0 = stablehlo.add %a0, %a0 : {factors[at]}
""",
        f", %w: {factors[1 - at]}",
    )
    sizes = [tuple(map(int, shape.split("x"))) for shape in shapes]
    x, w = (
        np.clip(numbers(sizes[side], element).astype(np.float32), -4, 4).astype(ELEMENT_TYPES[element].dtype)
        for side in (at, 1 - at)
    )
    begin = np.zeros((33, 33), ELEMENT_TYPES[result].dtype)
    spelled = "mij,inj->mn" if turned else "mk,nk->mn"
    _, found = opspec.compile(opspec.load(text), engine="cpu")(x, begin, w)
    total, now = begin, x
    for _ in range(3):
        pair = (now, w) if at == 0 else (w, now)
        total, now = total + wanted_of(spelled, *pair, result), now + now
    assert found.tobytes() == total.tobytes()


@TILES
def test_products_that_are_small_or_mostly_zeros_are_left_to_others(monkeypatch: pytest.MonkeyPatch) -> None:
    made = loads(monkeypatch, PiecesCode)
    for shapes in (((32, 64), (64, 32)), ((8, 1000), (1000, 500)), ((33, 1000), (1000, 33))):
        opspec.compile(opspec.load(program(("bf16", "bf16", "f32"), "mk,kn->mn", *shapes)), engine="cpu")
    assert not made


def test_a_machine_without_tiles_multiplies_by_others(monkeypatch: pytest.MonkeyPatch) -> None:
    made = loads(monkeypatch, PiecesCode)
    other = Machine(SETS[0], 2)
    other.target = replace(other.target, tiles=())
    monkeypatch.setattr(machine_code, "machine", lambda: other)
    case = "mk,kn->mn", (64, 512), (512, 64)
    x, y = (numbers(shape, "i8") for shape in case[1:])
    (found,) = opspec.compile(opspec.load(program(("i8", "i8", "i32"), *case)), engine="cpu")(x, y)
    assert np.array_equal(found, wanted_of(case[0], x, y, "i32"))
    assert not made


@pytest.mark.skipif(sets()[0].name != "avx512", reason="instructions of another kind of processor")
def test_tiles_are_used_where_all_that_they_need_is_there() -> None:
    wide = sets()[0]
    there = dict.fromkeys((*wide.needs, *wide.tiles), True)
    assert available(there)[0].tiles == wide.tiles
    assert "+amx-bf16" in available(there)[0].features
    for name in wide.tiles:
        lacking = available(there | {name: False})[0]
        assert not lacking.tiles
        assert "amx" not in lacking.features


def test_tiles_are_used_if_the_system_lets_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(machine_code, "_may_use_tiles", lambda: False)
    assert not features().get("amx-tile")
