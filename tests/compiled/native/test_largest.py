"""The few largest values of rows by passes over them, beside what sorts them."""

from __future__ import annotations

import numpy as np
import pytest

import opspec
from opspec.compiled.native import largest, machine_code
from opspec.execution.kernel_choice import GeneratedKernels
from opspec.values.arrays import Array
from opspec.values.types import ELEMENT_TYPES
from tests.compiled.native.kernels import EACH_SET, loads, machine
from tests.samples import crossed

SIZES = {
    "rows": (7, 50, 3),
    "one row": (1, 300, 5),
    "all of a row": (20, 20, 20),
    "one of each": (33, 100, 1),
    "none fit": (3, 8, 2),
}


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    return loads(monkeypatch, largest.NativeLargest)


def program(rows: int, size: int, count: int, element: str) -> str:
    x, values = (f"tensor<{rows}x{columns}x{element}>" for columns in (size, count))
    places = f"tensor<{rows}x{count}xi32>"
    return f"""func.func @main(%x: {x}) -> ({values}, {places}) {{
  %0:2 = chlo.top_k(%x, k = {count}) : {x} -> ({values}, {places})
  return %0#0, %0#1 : {values}, {places}
}}"""


def given(rows: int, size: int, element: str) -> Array:
    """Numbers of which many are equal; of floats zeros and NaNs of either sign, and infinities, among them."""
    draw, dtype = np.random.default_rng(0), ELEMENT_TYPES[element].dtype
    if ELEMENT_TYPES[element].kind != "float":
        limits = np.iinfo(dtype)
        return np.where(
            draw.random((rows, size)) < 0.2, limits.max, draw.integers(limits.min, limits.max, (rows, size), dtype)
        )
    numbers = draw.integers(-4, 4, (rows, size)).astype(dtype)
    strange = np.array([0.0, -0.0, np.inf, -np.inf, np.nan, -np.nan], np.float32).astype(dtype)
    return np.where(draw.random((rows, size)) < 0.3, draw.choice(strange, (rows, size)), numbers)


@pytest.mark.parametrize(
    ("instructions", "element"), crossed([*EACH_SET], ["f32", "bf16", "f16", "i32", "ui32", "i8", "ui16"])
)
@pytest.mark.parametrize("name", SIZES)
def test_they_are_those_of_the_formula(
    name: str, element: str, instructions: str, made: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    rows, size, count = SIZES[name]
    monkeypatch.setattr(machine_code, "machine", lambda: machine(instructions, 2))
    module, x = opspec.load(program(rows, size, count, element)), given(rows, size, element)
    found = opspec.compile(module, engine="cpu")(x)
    wanted = opspec.compile(module, kernels=GeneratedKernels(fast=False))(x)
    assert [a.tobytes() for a in found] == [b.tobytes() for b in wanted]
    assert len(made) == (name != "none fit")
