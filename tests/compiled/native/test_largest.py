"""The few largest values of rows by passes over them and by a search, beside what sorts them."""

from __future__ import annotations

import numpy as np
import pytest

import opspec
from opspec.compiled.native import machine_code
from opspec.compiled.native.array_code import PiecesCode
from opspec.compiled.native.programs import ProgramText
from opspec.compiled.nodes import FEW
from opspec.execution.kernel_choice import GeneratedKernels
from opspec.values.arrays import Array
from opspec.values.types import ELEMENT_TYPES
from tests.compiled.loops import looping
from tests.compiled.native.kernels import EACH_SET, loads, machine
from tests.compiled.native.test_bits import agree
from tests.samples import crossed

SIZES = {
    "rows": (7, 50, 3),
    "one row": (1, 300, 5),
    "all of a row": (20, 20, 20),
    "one of each": (33, 100, 1),
    "rows of a few": (3, 8, 2),
    "few of many": (5, 2003, 7),
    "a list of several vectors": (2, 400, 27),
    "all of one element": (3, 1, 1),
}


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    return loads(monkeypatch, PiecesCode)


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
    ("instructions", "element"),
    crossed([*EACH_SET], ["f32", "bf16", "f16", "i32", "ui32", "i8", "ui16", "f64", "i64", "ui64"]),
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
    lanes = machine(instructions).target.vector_bytes // max(4, x.dtype.itemsize)
    assert len(made) == (size > FEW and count <= 8 * lanes)  # kernels of the formula, and NumPy, do others


@pytest.mark.parametrize("instructions", EACH_SET)
@pytest.mark.parametrize("element", ["f32", "i32", "f64"])
def test_rows_in_order(element: str, instructions: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A search puts each element of a rising row into its list, and after the first ones none of a falling one."""
    monkeypatch.setattr(machine_code, "machine", lambda: machine(instructions, 2))
    rising = np.arange(700).astype(element.replace("i32", "int32").replace("f", "float"))
    x = np.stack([rising, rising[::-1], np.full_like(rising, -3), rising // 9])
    module = opspec.load(program(4, 700, 20, element))
    found = opspec.compile(module, engine="cpu")(x)
    wanted = opspec.compile(module, kernels=GeneratedKernels(fast=False))(x)
    assert [a.tobytes() for a in found] == [b.tobytes() for b in wanted]


@pytest.mark.parametrize("rows", [1, 6])
def test_in_a_loop(rows: int, texts: list[ProgramText], monkeypatch: pytest.MonkeyPatch) -> None:
    """Whose function does it itself: values and places of what each turn makes of them."""
    x, v, p = f"tensor<{rows}x40xf32>", f"tensor<{rows}x5xf32>", f"tensor<{rows}x5xi32>"
    body = f"""
    %t:2 = chlo.top_k(%a0, k = 5) : {x} -> ({v}, {p})
    %s = stablehlo.slice %t#0 [0:{rows}, 4:5] : ({v}) -> tensor<{rows}x1xf32>
    %m = stablehlo.broadcast_in_dim %s, dims = [0, 1] : (tensor<{rows}x1xf32>) -> {x}
    %less = stablehlo.compare LT, %a0, %m : ({x}, {x}) -> tensor<{rows}x40xi1>
    %u = stablehlo.subtract %a0, %m : {x}
    %b0 = stablehlo.select %less, %a0, %u : tensor<{rows}x40xi1>, {x}
    %b1 = stablehlo.add %t#1, %a1 : {p}
"""
    text = looping(4, [x, p], body)
    given = [np.random.default_rng(0).integers(-50, 50, (rows, 40)).astype(np.float32), np.zeros((rows, 5), np.int32)]
    agree(monkeypatch, text, given)
    assert texts
    assert not any(found.calls for found in texts)
    for found, wanted in zip(
        opspec.run(opspec.load(text), *given, engine="cpu"),
        opspec.run(opspec.load(text), *given, engine="numpy"),
        strict=True,
    ):
        assert (found == wanted).all()
