"""What is promised of accuracy holds whatever instructions NumPy and BLAS use: each set in a process of its own."""

from __future__ import annotations

import json
import os
import pickle
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from tests.checkout import ROOT
from tests.generated_cases import ops
from tests.lowering.test_accuracy import BENCH
from tests.numerics.instruction_sets import instruction_sets
from tests.numerics.products import products

TYPES = ("f32", "f64", "complex<f32>", "complex<f64>", "bf16")
SETS = instruction_sets()
OPS = {op.name: op for op in ops()}


PRODUCTS = products()


@pytest.fixture(scope="module")
def functions() -> list[Any]:
    """Arguments and the truth, found once."""
    return [BENCH.sample(name, t, 30, 256) for name in BENCH.functions() for t in BENCH.types_of(name, TYPES)]


@pytest.mark.full
@pytest.mark.parametrize("name", [name for name in SETS if "OPENBLAS_CORETYPE" not in SETS[name]])
def test_functions_are_as_exact_under_every_instruction_set(name: str, functions: list[Any], tmp_path: Path) -> None:
    over = [row for row in _measured(SETS[name], functions, tmp_path)["functions"] if _is_over(*row)]
    assert not over, f"{name}: op, type, ULP, ULP accurate, ULP lowered, stated of the lowered one, at: {over}"


@pytest.mark.full
@pytest.mark.parametrize("name", SETS)
def test_products_are_as_exact_under_every_instruction_set(name: str, tmp_path: Path) -> None:
    made = _measured(SETS[name], [], tmp_path)["products"]
    far = [(given.program, off) for given, off in zip(PRODUCTS, made, strict=True) if not off <= _most(given)]
    assert not far, name


@pytest.mark.parametrize(
    "name",
    [pytest.param(name, marks=pytest.mark.full) for name in SETS if "OPENBLAS_CORETYPE" not in SETS[name]],
)
def test_complex_products_overflow_alike_under_every_instruction_set(name: str, tmp_path: Path) -> None:
    assert not _measured(SETS[name], [], tmp_path, [])["overflowing"], name


def _is_over(
    op: str, type_: str, ulp: float, accurate: float | None, lowered: float | None, stated: int, _: Any
) -> bool:
    most = 0 if type_ in BENCH.NARROW else OPS[op].ulps(type_)
    return ulp > most or (accurate or 0) > BENCH.ACCURATE or (lowered is not None and lowered > stated)


def _most(given: Any) -> float:
    """A sum of n products is off by n epsilons at most, in whatever order; one of complex numbers has twice as many."""
    return float(given.x.shape[1] * (2 if given.x.dtype.kind == "c" else 1))


def _measured(told: dict[str, str], functions: Sequence[Any], folder: Path, products: Sequence[Any] = PRODUCTS) -> Any:
    samples = folder / "samples"
    samples.write_bytes(pickle.dumps((functions, products)))
    command = [sys.executable, "-m", "tests.numerics.instruction_set_child", str(samples)]
    env = os.environ | {"OPENBLAS_VERBOSE": "2"} | told
    done = subprocess.run(command, env=env, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    made = json.loads(done.stdout.splitlines()[-1])
    assert not set(told.get("NPY_DISABLE_CPU_FEATURES", "").split()) & set(made["enabled"])
    assert f"Core: {told.get('OPENBLAS_CORETYPE', '')}" in done.stdout + done.stderr or "OPENBLAS_CORETYPE" not in told
    return made
