"""Programs drawn at random: an engine gives the bits of the definitions, fused or op by op."""

from __future__ import annotations

import ml_dtypes
import numpy as np
import pytest

import opspec
from opspec.agreement.value_tests import assert_same
from opspec.compiled.engines import compile as compile_by
from opspec.formula.evaluation import run as run_formula
from tests.compiled.random_chains import program
from tests.execution import random_memory_programs as looping

FEW = 10


def inputs(seed: int) -> list[np.ndarray]:
    """Numbers that are not all small, with zeros of both signs, infinities and NaN among them."""
    rng = np.random.default_rng(seed)
    x = (rng.standard_normal((5, 7)) * 10.0 ** rng.integers(-2, 4, (5, 7))).astype(np.float32)
    x[rng.integers(5), rng.integers(7)] = rng.choice([np.nan, np.inf, -np.inf, -0.0])
    y = rng.integers(-(2**31), 2**31, (7, 12)).astype(np.int32) >> rng.integers(0, 32, (7, 12)).astype(np.int32)
    z = (rng.standard_normal(12) * 50).astype(ml_dtypes.bfloat16)
    return [x, y, z]


def agree(seed: int, ops: int) -> None:
    text, given = program(seed, ops), inputs(seed)
    module = opspec.load(text)
    compiled = compile_by(module, engine="reference")
    for found, wanted in zip(compiled(*given), run_formula(module, *given), strict=True):
        assert_same(found, wanted)


@pytest.mark.parametrize("seed", range(FEW))
def test_a_random_program_gives_the_bits_of_its_formulas(seed: int) -> None:
    agree(seed, 5 + seed % 16)


@pytest.mark.full
@pytest.mark.parametrize("seed", range(FEW, 1000))
def test_a_thousand_random_programs_give_the_bits_of_their_formulas(seed: int) -> None:
    agree(seed, 5 + seed % 56)


@pytest.mark.parametrize("seed", range(6))
def test_programs_with_loops_branches_and_calls_give_the_bits_of_numpy(seed: int) -> None:
    text = looping.program(seed).replace("stablehlo.tanh", "stablehlo.sign")  # NumPy's tanh has bits of its own
    module = opspec.load(text)
    rng = np.random.default_rng(seed)
    given = [rng.standard_normal((looping.SIDE, looping.SIDE)).astype(np.float32) for _ in range(3)]
    wanted = compile_by(module, engine="numpy")(*given)
    program_ = compile_by(module, engine="reference")
    for found, expected in zip(program_(*given), wanted, strict=True):
        assert_same(found, expected)
