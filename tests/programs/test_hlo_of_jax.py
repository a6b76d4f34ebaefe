"""JAX programs as XLA's CPU has them, before and after optimisation, as text and as messages: JAX's results."""

from __future__ import annotations

import functools
from pathlib import Path

import numpy as np
import pytest

import opspec
from opspec.arrays import load_npz
from opspec.execution.executor import compile as compile_program
from opspec.programs.loading import HloNote
from tests.pjrt.jax_child import apart
from tests.pjrt.test_jax_programs import every
from tests.programs.hlo_of_jax import FORMS, kept

pytestmark = [pytest.mark.slow, pytest.mark.filterwarnings(f"ignore::{HloNote.__module__}.HloNote")]
EACH = 4  # of close to a thousand
PART = 40

SAMPLE = ["jnp.sort", "linalg.solve", "random.shuffle_axis", "nn.log_sigmoid"]


def test_a_sample_gives_the_results_of_jax(tmp_path: Path) -> None:
    assert _differing(tmp_path, SAMPLE) == {}


@pytest.mark.full
@pytest.mark.parametrize("part", range(6))
def test_programs_give_the_results_of_jax(part: int, tmp_path: Path) -> None:
    names = every()[::EACH][part * PART : (part + 1) * PART]
    assert _differing(tmp_path, names) == {}


def _differing(folder: Path, names: list[str]) -> dict[str, str]:
    """What is wrong, by program and form."""
    outcomes = kept(folder, names)
    compiled = [name for name in names if not outcomes[name]]
    assert len(compiled) > len(names) * 3 / 4, outcomes
    found = {}
    for at, name in enumerate(names):
        for form in FORMS if name in compiled else ():
            if wrong := _wrong(folder / str(at), form):
                found[f"{name} {form}"] = wrong
    return found


def _wrong(folder: Path, form: str) -> str:
    inputs, outputs = _arrays(folder / "inputs.npz"), _arrays(folder / "outputs.npz")
    try:
        made = compile_program(opspec.load(folder / form), entry="main").call([x.copy() for x in inputs])
    except opspec.OpSpecError as error:
        return str(error)
    return "".join(filter(None, (apart("", x, np.asarray(y)) for x, y in zip(outputs, made, strict=True))))


@functools.lru_cache(maxsize=4)
def _arrays(path: Path) -> list[np.ndarray]:
    return list(load_npz(path).values())
