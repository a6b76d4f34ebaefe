"""Products of a matrix by a few rows or columns: exact where sums are, with the larger factor read as it lies."""

from __future__ import annotations

from itertools import product

import numpy as np
import pytest

import opspec
from opspec.compiled.engines import compile as compile_by
from opspec.compiled.native import machine_code, shares
from opspec.compiled.native.array_code import PiecesCode
from tests.compiled.loops import looping
from tests.compiled.native.kernels import EDGE_SETS, THREADS, loads, machine
from tests.compiled.native.test_tiled_products import TYPES, numbers, program

CASES = {
    "few rows": ("mk,nk->mn", (3, 200), (70, 200)),
    "most rows": ("mk,nk->mn", (8, 513), (100, 513)),
    "more than there are registers for": ("mk,nk->mn", (5, 1030), (40, 1030)),
    "few rows that are turned": ("km,nk->mn", (200, 2), (90, 200)),
    "rows as columns of tiles": ("mk,nk->mn", (40, 600), (203, 600)),
    "turned rows as columns of tiles": ("km,nk->mn", (600, 21), (90, 600)),
    "rows as columns, two contracted dimensions": ("mij,nij->mn", (6, 30, 8), (150, 30, 8)),
    "few columns": ("mk,nk->mn", (900, 200), (3, 200)),
    "few columns that are turned": ("mk,kn->mn", (900, 150), (150, 2)),
    "rows left over": ("mk,kn->mn", (903, 150), (150, 2)),
    "rows of four left over": ("mk,kn->mn", (301, 64), (64, 4)),
    "one row left over, of few rows": ("mk,nk->mn", (2, 200), (101, 200)),
    "two contracted dimensions": ("mij,nij->mn", (2, 30, 8), (150, 30, 8)),
    "contracted dimensions in another order": ("mij,nji->mn", (2, 30, 8), (150, 8, 30)),
}


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """One for each product that machine code computes piece by piece."""
    return loads(monkeypatch, PiecesCode)


@pytest.mark.parametrize("case", CASES.values(), ids=CASES)
@pytest.mark.parametrize(("instructions", "element"), [*product(EDGE_SETS, TYPES)])
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
    (found,) = compile_by(opspec.load(program((element,) * 3, *case)), engine="cpu")(x, y)
    assert found.dtype == TYPES[element]
    assert found.tobytes() == np.einsum(spelled, x, y).tobytes()
    if (instructions, element) == ("avx512", "f32"):  # others have fewer registers
        assert len(made) == 1


def test_any_number_of_threads_gives_the_same_bits(made: list[int], monkeypatch: pytest.MonkeyPatch) -> None:
    rng = np.random.default_rng(0)
    x, y = rng.standard_normal((3, 1500), np.float32), rng.standard_normal((200, 1500), np.float32)
    found = []
    for threads in THREADS:
        monkeypatch.setattr(machine_code, "machine", lambda threads=threads: machine(EDGE_SETS[0], threads))
        module = opspec.load(program(("f32",) * 3, "mk,nk->mn", x.shape, y.shape))
        found.append(compile_by(module, engine="cpu")(x, y)[0])
    assert len(made) == len(THREADS)
    assert len({array.tobytes() for array in found}) == 1
    np.testing.assert_allclose(found[0], x.astype(np.float64) @ y.T.astype(np.float64), rtol=1e-4, atol=1e-4)


@pytest.mark.parametrize(
    "case",
    [
        ("mk,nk->mn", (40, 64), (50, 64)),  # many of both
        ("mk,kn->mn", (3, 200), (200, 300)),  # tiles read it as it lies
        ("mk,nk->mn", (3, 16), (900, 16)),  # few terms
        ("bmk,bnk->bmn", (2, 3, 200), (2, 70, 200)),
    ],
)
def test_others_are_not_such(case: tuple[str, tuple[int, ...], tuple[int, ...]], made: list[int]) -> None:
    compile_by(opspec.load(program(("f32",) * 3, *case)), engine="cpu")
    assert not made


LOOP = looping(
    5,
    ["tensor<3x256xf32>"],
    """
    %y = stablehlo.dot_general %a0, %w, contracting_dims = [1] x [1]
      : (tensor<3x256xf32>, tensor<256x256xf32>) -> tensor<3x256xf32>
    %b0 = stablehlo.tanh %y : tensor<3x256xf32>
""",
    ", %w: tensor<256x256xf32>",
)


def test_they_are_part_of_a_loop(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("OPSPEC_CACHE", "off")
    rng = np.random.default_rng(0)
    x, w = (rng.standard_normal(shape).astype(np.float32) for shape in ((3, 256), (256, 256)))
    (found,) = compile_by(opspec.load(LOOP), engine="cpu")(x, w / 16)
    wanted = x
    for _ in range(5):
        wanted = np.tanh(wanted @ (w / 16).T)
    np.testing.assert_allclose(found, wanted, atol=1e-5)
