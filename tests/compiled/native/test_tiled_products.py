"""Products of f32 and f64 by tiles: exact where sums are, with factors in any order of dimensions."""

from __future__ import annotations

from itertools import product
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import opspec
from opspec.cli.main import main
from opspec.compiled import joining
from opspec.compiled.native import kernels, loop_libraries, machine_code, shares, tiled_products, tiles
from opspec.compiled.native.array_code import ProductCode
from opspec.compiled.native.regions import CodeRegion
from opspec.compiled.native.shares import Bounds
from opspec.values.arrays import Array, DType
from tests.compiled.loops import looping
from tests.compiled.native.kernels import EDGE_SETS, SETS, THREADS, loads, machine

TYPES = {"f32": np.dtype(np.float32), "f64": np.dtype(np.float64)}
WIDE = [name for name in SETS if name in EDGE_SETS and name != "sse2"] or SETS[:1]
# As np.einsum has it, with the sizes of both factors. The result has the batch, then what is left of the one and of
# the other.
CASES = {
    "rows left over": ("mk,kn->mn", (31, 70), (70, 50)),
    "turned left": ("km,kn->mn", (40, 33), (40, 100)),
    "turned right": ("mk,nk->mn", (50, 64), (77, 64)),
    "fewer rows than a tile": ("mk,kn->mn", (2, 1000), (1000, 300)),
    "a batch in the middle": ("shd,thd->hst", (40, 4, 32), (40, 4, 32)),
    "dimensions that are one": ("abk,kcd->abcd", (5, 9, 40), (40, 3, 16)),
    "sizes of one": ("abk,kcd->abcd", (1, 45, 40), (40, 48, 1)),
    "few rows of long sums": ("mk,kn->mn", (4, 5000), (5000, 200)),
    "small ones of long sums": ("mk,kn->mn", (20, 5000), (5000, 33)),
    "few columns": ("mk,kn->mn", (500, 70), (70, 6)),
    "few columns of long sums": ("mk,kn->mn", (37, 5000), (5000, 11)),
    "columns of a few panels": ("mk,kn->mn", (203, 300), (300, 75)),
    "two contracted dimensions": ("mij,ijn->mn", (30, 5, 16), (5, 16, 40)),
    "rows apart": ("akb,kn->abn", (7, 40, 5), (40, 50)),
    "rows in three places": ("akbic,kin->abcn", (3, 8, 2, 5, 4), (8, 5, 33)),
    "columns apart": ("mk,akb->mab", (33, 40), (5, 40, 20)),
    "rows and columns apart": ("akb,ckd->abcd", (5, 40, 7), (3, 40, 35)),
    "terms apart on one side": ("imj,ijn->mn", (6, 30, 16), (6, 16, 40)),
    "terms apart on both": ("imj,inj->mn", (6, 30, 16), (6, 40, 16)),
    "terms in turns": ("ijm,jin->mn", (6, 12, 30), (12, 6, 40)),
    "one term apart from many": ("imjl,ijnl->mn", (2, 21, 3, 8), (2, 3, 40, 8)),
    "a batch in turns": ("aibk,bjak->abij", (4, 20, 3, 40), (3, 30, 4, 40)),
    "a batch, columns apart": ("aik,abkc->aibc", (3, 20, 40), (3, 4, 40, 16)),
    "rows, terms and columns of one": ("akb,ckd->abcd", (1, 40, 33), (1, 40, 50)),
}


def program(types: tuple[str, str, str], spelled: str, left: tuple[int, ...], right: tuple[int, ...]) -> str:
    """A product of factors of two types, into the third."""
    first, rest = spelled.split(",")
    second, made = rest.split("->")
    both = [x for x in first if x in second]
    batch, contracted = [x for x in both if x in made], [x for x in both if x not in made]
    sizes = dict(zip(first + second, left + right, strict=True))

    def typed(letters: str, element: str) -> str:
        return f"tensor<{'x'.join(str(sizes[x]) for x in letters)}x{element}>"

    def at(letters: str, wanted: list[str]) -> list[int]:
        return [letters.index(x) for x in wanted]

    batching = f"batching_dims = {at(first, batch)} x {at(second, batch)}, " if batch else ""
    contracting = f"contracting_dims = {at(first, contracted)} x {at(second, contracted)}"
    x, y, result = map(typed, (first, second, made), types)
    return f"""func.func @main(%x: {x}, %y: {y}) -> {result} {{
      %0 = stablehlo.dot_general %x, %y, {batching}{contracting} : ({x}, {y}) -> {result}
      return %0 : {result}
    }}"""


def numbers(shape: tuple[int, ...], dtype: DType) -> Array:
    """Sums of products of these are exact."""
    return (np.random.default_rng(sum(shape)).integers(-64, 65, shape) / 8).astype(dtype)


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """One for each product that machine code computes."""
    monkeypatch.setattr(tiled_products, "LEAST", 0)
    return loads(monkeypatch, ProductCode)


@pytest.mark.parametrize("case", CASES.values(), ids=CASES)
@pytest.mark.parametrize(("instructions", "element"), [*product(WIDE, TYPES)])
def test_products_are_those_of_numpy(
    instructions: str,
    element: str,
    case: tuple[str, tuple[int, ...], tuple[int, ...]],
    made: list[int],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(shares, "SHARE", 1000)  # threads share them
    monkeypatch.setattr(machine_code, "machine", lambda: machine(instructions, 2))
    spelled, *shapes = case
    x, y = (numbers(shape, TYPES[element]) for shape in shapes)
    (found,) = opspec.compile(opspec.load(program((element,) * 3, *case)), engine="cpu")(x, y)
    assert found.dtype == TYPES[element]
    assert found.tobytes() == np.einsum(spelled, x, y).tobytes()
    assert len(made) == 1


@pytest.mark.parametrize(
    "case",
    [
        ("mk,kn->mn", (203, 300), (300, 75)),
        ("km,kn->mn", (300, 203), (300, 75)),
        ("mk,nk->mn", (203, 300), (75, 300)),
    ],
)
@pytest.mark.parametrize("element", TYPES)
def test_rows_that_stay_near(
    element: str,
    case: tuple[str, tuple[int, ...], tuple[int, ...]],
    made: list[int],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """While all columns are gone through, and the next ones after that."""
    blocks: list[int] = []

    def in_blocks(region: CodeRegion, size: int, block: int, part: Bounds, body: Any) -> None:
        blocks.append(block)
        tiles.in_blocks(region, size, block, part, body)

    monkeypatch.setenv("OPSPEC_CACHE", "off")
    monkeypatch.setattr(tiles, "_NEAR", 200_000 if element == "f32" else 400_000)
    monkeypatch.setattr(tiles, "ANEW", 16)
    monkeypatch.setattr(kernels, "in_blocks", in_blocks)
    test_products_are_those_of_numpy(WIDE[0], element, case, made, monkeypatch)
    assert all(blocks)
    assert len(blocks) == 1


def test_any_number_of_threads_gives_the_same_bits(made: list[int], monkeypatch: pytest.MonkeyPatch) -> None:
    """And what is no number becomes none: infinity times zero, and infinities of both signs."""
    rng = np.random.default_rng(0)
    x, y = rng.standard_normal((130, 300), np.float32), rng.standard_normal((300, 200), np.float32)
    x[3, 5], x[9, 7], x[9, 8] = np.inf, np.inf, -np.inf
    y[5, 11] = 0
    found = []
    for threads in THREADS:
        monkeypatch.setattr(machine_code, "machine", lambda threads=threads: machine(WIDE[0], threads))
        module = opspec.load(program(("f32",) * 3, "mk,kn->mn", x.shape, y.shape))
        found.append(opspec.compile(module, engine="cpu")(x, y)[0])
    assert len(made) == len(THREADS)
    assert len({array.tobytes() for array in found}) == 1
    with np.errstate(invalid="ignore"):
        wanted = x.astype(np.float64) @ y.astype(np.float64)
    assert np.isnan(wanted[3, 11])
    assert np.array_equal(np.isnan(found[0]), np.isnan(wanted))
    np.testing.assert_allclose(found[0], wanted, rtol=1e-5, atol=1e-4)


@pytest.mark.parametrize("instructions", EDGE_SETS)
@pytest.mark.parametrize("rows", [64, 203, 1001])
def test_strict_products_of_few_columns_are_shared_by_rows(
    rows: int, instructions: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of which a tile of fewer is left over."""
    monkeypatch.setenv("OPSPEC_CACHE", "off")
    monkeypatch.setattr(shares, "SHARE", 1000)
    rng = np.random.default_rng(rows)
    x, y = rng.standard_normal((rows, 50), np.float32), rng.standard_normal((50, 5), np.float32)
    module = opspec.load(program(("f32",) * 3, "mk,kn->mn", x.shape, y.shape))
    (wanted,) = opspec.compile(module, engine="reference", products="strict")(x, y)
    for threads in THREADS:
        monkeypatch.setattr(machine_code, "machine", lambda threads=threads: machine(instructions, threads))
        (found,) = opspec.compile(module, engine="cpu", products="strict")(x, y)
        assert found.tobytes() == wanted.tobytes()


@pytest.mark.parametrize(
    "case",
    [
        ("mkj,kjn->mn", (20, 20, 8), (20, 8, 3)),
        ("km,kn->mn", (40, 20), (40, 5)),
        ("mk,kn->mn", (1200, 1200), (1200, 1200)),
        ("mk,kn->mn", (60, 3000), (3000, 1000)),
        ("mk,kn->mn", (4, 9000), (9000, 50)),
    ],
    ids=[
        "narrow",
        "narrow, of rows that lie apart",
        "large",
        "of a long sum, of more rows than a tile",
        "of too long a sum",
    ],
)
def test_others_are_left_to_blas(case: tuple[str, tuple[int, ...], tuple[int, ...]], made: list[int]) -> None:
    opspec.compile(opspec.load(program(("f32",) * 3, *case)), engine="cpu")
    assert not made


LOOP = looping(
    5,
    ["tensor<16x64xf32>"],
    """
    %y = stablehlo.dot_general %a0, %w, contracting_dims = [1] x [0]
      : (tensor<16x64xf32>, tensor<64x64xf32>) -> tensor<16x64xf32>
    %b0 = stablehlo.tanh %y : tensor<16x64xf32>
""",
    ", %w: tensor<64x64xf32>",
)


def test_a_product_in_a_loop_is_tiles_in_its_function(monkeypatch: pytest.MonkeyPatch) -> None:
    if not machine_code.machine().target.fuses:
        pytest.skip("tiles want products and sums that are fused")
    monkeypatch.setenv("OPSPEC_CACHE", "off")
    monkeypatch.setattr(loop_libraries, "product_of", lambda *_: pytest.fail("BLAS was asked"))
    rng = np.random.default_rng(0)
    x, w = (rng.standard_normal(shape).astype(np.float32) for shape in ((16, 64), (64, 64)))
    (found,) = opspec.compile(opspec.load(LOOP), engine="cpu")(x, w / 8)
    wanted = x
    for _ in range(5):
        wanted = np.tanh(wanted @ (w / 8))
    np.testing.assert_allclose(found, wanted, atol=1e-5)


@pytest.mark.parametrize(("terms", "rows", "asks"), [(20, 1000, True), (20, 100, False), (200, 1000, False)])
def test_results_that_lie_afar_are_asked_for_while_few_terms_are_added(
    terms: int, rows: int, asks: bool, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = f"""func.func @main(%x: tensor<{rows}x{terms}xf32>, %y: tensor<{terms}x400xf32>) -> tensor<{rows}x400xf32> {{
  %0 = stablehlo.dot %x, %y : (tensor<{rows}x{terms}xf32>, tensor<{terms}x400xf32>) -> tensor<{rows}x400xf32>
  return %0 : tensor<{rows}x400xf32>
}}"""
    file = tmp_path / "product.mlir"
    file.write_text(text)
    assert main(["plan", str(file), "--llvm"]) == 0
    assert ("@llvm.prefetch" in capsys.readouterr().out) == asks


T = "tensor<64x64xf32>"


def test_the_code_of_equal_products_is_written_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """A network may have one layer many times."""
    monkeypatch.setattr(joining, "SMALL", 0)
    monkeypatch.setattr(machine_code, "machine", lambda: machine(WIDE[0]))
    written: list[object] = []
    write = tiled_products.kernel_text
    monkeypatch.setattr(tiled_products, "kernel_text", lambda *a, **k: (written.append(a), write(*a, **k))[1])
    layers = "".join(f"  %{at} = stablehlo.dot %{at - 1}, %w : ({T}, {T}) -> {T}\n" for at in range(1, 5))
    text = f"func.func @main(%x: {T}, %w: {T}) -> {T} {{\n{layers}  return %4 : {T}\n}}".replace("%0", "%x")
    x, w = numbers((64, 64), np.dtype("f4")), np.eye(64, dtype="f4")[::-1].copy()
    (found,) = opspec.compile(opspec.load(text), engine="cpu")(x, w)
    assert len(written) == (1 if machine(WIDE[0]).target.fuses else 0)
    assert np.array_equal(found, x)
