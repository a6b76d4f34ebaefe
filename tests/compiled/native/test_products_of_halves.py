"""Products of bf16 by an instruction that adds two products: sums in f32, rounded once, as of words of integers."""

from __future__ import annotations

from pathlib import Path

import ml_dtypes
import numpy as np
import pytest

import opspec
from opspec.cli.main import main
from opspec.compiled import product_choice
from opspec.compiled.engines import compile as compile_by
from opspec.compiled.native import machine_code, shares, word_products
from opspec.compiled.native.array_code import PiecesCode
from opspec.compiled.native.word_code import WordProductCode
from tests.compiled.loops import looping
from tests.compiled.native.kernels import SETS, THREADS, loads, machine
from tests.compiled.native.test_narrow_products import factors, program

BF16 = np.dtype(ml_dtypes.bfloat16)
pytestmark = pytest.mark.skipif(
    not machine(SETS[0]).target.multiplies_halves, reason="no instruction that adds two products of bf16"
)

# batch, rows, columns, terms
SIZES = [(1, 7, 37, 17), (3, 16, 32, 18), (1, 13, 17, 2050), (1, 40, 65, 64), (2, 9, 20, 21), (1, 70, 100, 99)]


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """One for each product that machine code computes piece by piece, or word by word."""
    monkeypatch.setattr(product_choice, "_FOLDED", frozenset())  # small ones too
    monkeypatch.setattr(word_products, "LEAST", 0)
    monkeypatch.setattr(shares, "SHARE", 1000)  # threads share them
    monkeypatch.setattr(machine_code, "machine", lambda: machine(SETS[0], 2))
    found = loads(monkeypatch, PiecesCode)
    loads(monkeypatch, WordProductCode, found)
    return found


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("result", ["", "f32"])
def test_sums_are_rounded_once(size: tuple[int, int, int, int], result: str, made: list[int]) -> None:
    x, y = factors(BF16, size)
    exact = (x.astype(np.float64) @ y.astype(np.float64)).astype(np.float32)
    for turned in (False, True):
        given = np.ascontiguousarray(y.swapaxes(1, 2)) if turned else y
        (found,) = compile_by(opspec.load(program("bf16", size, turned, result)), engine="cpu")(x, given)
        assert np.array_equal(found, exact if result else exact.astype(BF16))
    assert len(made) == 2


@pytest.mark.parametrize("terms", [9, 10, 16])
def test_few_terms_are_no_tiles(terms: int, made: list[int]) -> None:
    """Words of which there are few would be a fold written out, which knows nothing of halves."""
    size = (1, 20, 32, terms)
    x, y = factors(BF16, size)
    (found,) = compile_by(opspec.load(program("bf16", size, False, "f32")), engine="cpu")(x, y)
    assert np.array_equal(found, x.astype(np.float64) @ y.astype(np.float64))
    assert not made


def test_the_text_has_the_instruction(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "product.mlir"
    file.write_text(program("bf16", (1, 40, 64, 64), False))
    assert main(["plan", str(file), "--llvm"]) == 0
    assert "avx512bf16.dpbf16ps" in capsys.readouterr().out


def test_any_number_of_threads_gives_the_same_bits(monkeypatch: pytest.MonkeyPatch) -> None:
    rng = np.random.default_rng(0)
    x, y = rng.standard_normal((1, 130, 300)).astype(BF16), rng.standard_normal((1, 300, 200)).astype(BF16)
    found = []
    for threads in THREADS:
        monkeypatch.setattr(machine_code, "machine", lambda threads=threads: machine(SETS[0], threads))
        text = program("bf16", (1, 130, 200, 300), False, "f32")
        found.append(compile_by(opspec.load(text), engine="cpu")(x, y)[0])
    assert len({array.tobytes() for array in found}) == 1
    np.testing.assert_allclose(found[0], x.astype(np.float64) @ y.astype(np.float64), rtol=1e-4, atol=1e-4)


def test_what_is_no_number_and_what_is_too_small(made: list[int]) -> None:
    """Infinity times zero is none; numbers below the least normal one are taken as zeros, as with tiles of bf16."""
    size = (1, 20, 32, 20)
    x, y = np.ones((1, 20, 20), BF16), np.ones((1, 20, 32), BF16)
    x[0, 3, 5], y[0, 5, 7] = np.inf, 0
    x[0, 4, :], y[0, :, 9] = np.nan, -np.inf
    x[0, 6, :] = ml_dtypes.finfo(BF16).smallest_subnormal
    (found,) = compile_by(opspec.load(program("bf16", size, False, "f32")), engine="cpu")(x, y)
    with np.errstate(invalid="ignore"):
        wanted = x.astype(np.float64) @ y.astype(np.float64)
    wanted[0, 6, :] = np.where(np.isinf(wanted[0, 6, :]), np.nan, 0)  # zero times infinity
    assert np.array_equal(found, wanted, equal_nan=True)
    assert made


LOOP = looping(
    3,
    ["tensor<16x64xbf16>"],
    """
    %y = stablehlo.dot_general %a0, %w, contracting_dims = [1] x [0]
      : (tensor<16x64xbf16>, tensor<64x64xbf16>) -> tensor<16x64xbf16>
    %b0 = stablehlo.tanh %y : tensor<16x64xbf16>
""",
    ", %w: tensor<64x64xbf16>",
)


def test_they_are_part_of_a_loop(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("OPSPEC_CACHE", "off")
    monkeypatch.setattr(machine_code, "machine", lambda: machine(SETS[0]))
    rng = np.random.default_rng(0)
    x, w = (rng.standard_normal(shape).astype(BF16) for shape in ((16, 64), (64, 64)))
    module = opspec.load(LOOP)
    (found,) = compile_by(module, engine="cpu")(x, w)
    wanted = x
    for _ in range(3):
        wanted = np.tanh((wanted.astype(np.float32) @ w.astype(np.float32)).astype(BF16).astype(np.float32)).astype(
            BF16
        )
    np.testing.assert_allclose(found.astype(np.float32), wanted.astype(np.float32), atol=0.02)
