"""The promise of bits: programs hashed on the reference, with every instruction set, and with 1, 2 and 7 threads."""

from __future__ import annotations

import hashlib

import numpy as np
import pytest

import opspec
from opspec.compiled.engines import compile as compile_by
from opspec.compiled.native import engine as native
from opspec.compiled.native import kernels
from opspec.values.arrays import Array
from tests.compiled.native.kernels import SETS, THREADS, machine
from tests.compiled.random_programs import program
from tests.compiled.test_random_programs import inputs
from tests.execution import random_programs as looping

FEW, ALL = 20, 200


@pytest.fixture(autouse=True)
def small_shares(monkeypatch: pytest.MonkeyPatch) -> None:
    """Kernels of a few hundred operations are shared among threads too."""
    monkeypatch.setattr(kernels, "SHARE", 100)


def hashed(results: tuple[Array, ...]) -> str:
    """Of all bytes; every NaN counts as the same."""
    found = hashlib.sha256()
    for x in results:
        array = np.ascontiguousarray(x)
        found.update(f"{array.dtype} {array.shape}".encode())
        found.update(np.where(array != array, np.ones_like(array), array).tobytes())
        found.update((array != array).tobytes())
    return found.hexdigest()


def agree(monkeypatch: pytest.MonkeyPatch, text: str, given: list[Array]) -> None:
    module = opspec.load(text)
    wanted = hashed(compile_by(module, engine="reference")(*given))
    for instructions in SETS:
        for threads in THREADS:
            on = machine(instructions, threads)
            monkeypatch.setattr(native, "machine", lambda on=on: on)
            found = hashed(compile_by(module, engine="cpu")(*given))
            assert found == wanted, f"{instructions} with {threads} threads"


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(FEW))
def test_a_random_program_has_the_same_bits_everywhere(monkeypatch: pytest.MonkeyPatch, seed: int) -> None:
    agree(monkeypatch, program(seed, 5 + seed % 16), inputs(seed))


@pytest.mark.full
@pytest.mark.parametrize("seed", range(FEW, ALL))
def test_two_hundred_random_programs_have_the_same_bits_everywhere(monkeypatch: pytest.MonkeyPatch, seed: int) -> None:
    agree(monkeypatch, program(seed, 5 + seed % 56), inputs(seed))


@pytest.mark.parametrize("seed", range(3))
def test_programs_with_loops_branches_and_calls_have_the_same_bits_everywhere(
    monkeypatch: pytest.MonkeyPatch, seed: int
) -> None:
    rng = np.random.default_rng(seed)
    given = [rng.standard_normal((looping.SIDE, looping.SIDE)).astype(np.float32) for _ in range(3)]
    agree(monkeypatch, looping.program(seed), given)
