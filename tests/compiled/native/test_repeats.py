"""Elements that several lanes in a row read: each once as often as it is repeated, at the ends of arrays too."""

from __future__ import annotations

import ml_dtypes
import numpy as np
import pytest

import opspec
from opspec.compiled.native import machine_code
from opspec.compiled.native.repeats import Repeated
from tests.compiled.native.kernels import EACH_SET, THREADS, machine

PERMUTED = {(name, size) for name in ("avx512", "avx2") for size in (1, 2, 4)} | {("avx512", 8)}
ELEMENTS = {
    "i8": np.int8,
    "bf16": ml_dtypes.bfloat16,
    "i32": np.int32,
    "f32": np.float32,
    "f64": np.float64,
    "i64": np.int64,
}


@pytest.mark.parametrize("times", [3, 5, 7, 64, 100, 200])
@pytest.mark.parametrize("element", ELEMENTS)
@pytest.mark.parametrize("instructions", EACH_SET)
def test_repeated_elements_are_folded(
    instructions: str, element: str, times: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Along the elements, across them, and as they are, with what lies as the result does."""
    rows, columns = 40, 37
    x = (np.arange(rows * columns).reshape(rows, columns) * 7 % 50).astype(ELEMENTS[element])
    y = (np.arange(rows * columns * times).reshape(rows, -1) % 9).astype(ELEMENTS[element])
    given, spread, wide = (
        f"tensor<{shape}x{element}>"
        for shape in (f"{rows}x{columns}", f"{rows}x{columns}x{times}", f"{rows}x{columns * times}")
    )
    sums = [f"tensor<{size}x{element}>" for size in (rows, columns * times)]
    fold = "maximum" if x.itemsize < 4 else "add"  # sums are rounded, or wrap
    zero = "0" if element.startswith("i") else "0.0"
    text = f"""func.func @main(%x: {given}, %y: {wide}) -> ({sums[0]}, {sums[1]}, {wide}) {{
  %z = stablehlo.constant dense<{zero}> : tensor<{element}>
  %0 = stablehlo.broadcast_in_dim %x, dims = [0, 1] : ({given}) -> {spread}
  %1 = stablehlo.reshape %0 : ({spread}) -> {wide}
  %2 = stablehlo.reduce(%1 init: %z) applies stablehlo.{fold} across dimensions = [1]
    : ({wide}, tensor<{element}>) -> {sums[0]}
  %3 = stablehlo.reduce(%1 init: %z) applies stablehlo.{fold} across dimensions = [0]
    : ({wide}, tensor<{element}>) -> {sums[1]}
  %4 = stablehlo.add %1, %y : {wide}
  return %2, %3, %4 : {sums[0]}, {sums[1]}, {wide}
}}"""
    many = np.repeat(x, times, 1)
    folded = [many.max(1), many.max(0)] if fold == "maximum" else [many.sum(1), many.sum(0)]
    used: list[int] = []
    load = Repeated.load
    monkeypatch.setattr(Repeated, "load", lambda *given: used.append(1) or load(*given))
    for threads in THREADS:
        on = machine(instructions, threads)
        monkeypatch.setattr(machine_code, "machine", lambda on=on: on)
        found = opspec.compile(opspec.load(text), engine="cpu")(x, y)
        for one, wanted in zip(found, (*folded, many + y), strict=True):
            assert np.array_equal(one, wanted)
    assert bool(used) == ((instructions, x.itemsize) in PERMUTED and times <= 128 and times != 64)


@pytest.mark.parametrize("element", ["f32", "f64"])
@pytest.mark.parametrize("instructions", EACH_SET)
def test_rows_that_elements_name_beside_repeated_elements(
    instructions: str, element: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Such rows are moved by vectors half as long as the processor has, and no instruction takes whole ones."""
    monkeypatch.setattr(machine_code, "machine", lambda: machine(instructions))
    rows, spread = f"tensor<40x60x{element}>", f"tensor<40x20x3x{element}>"
    text = f"""func.func @main(%t: tensor<50x60x{element}>, %i: tensor<40x1xi32>, %b: tensor<20x{element}>) -> {rows} {{
  %0 = "stablehlo.gather"(%t, %i) <{{dimension_numbers = #stablehlo.gather<offset_dims = [1],
    collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 60>}}>
    : (tensor<50x60x{element}>, tensor<40x1xi32>) -> {rows}
  %1 = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<20x{element}>) -> {spread}
  %2 = stablehlo.reshape %1 : ({spread}) -> {rows}
  %3 = stablehlo.add %0, %2 : {rows}
  return %3 : {rows}
}}"""
    table, b = (np.arange(size, dtype=ELEMENTS[element]) for size in (3000, 20))
    places = np.arange(40, dtype=np.int32)[:, None] * 7 % 50
    (found,) = opspec.compile(opspec.load(text), engine="cpu")(table.reshape(50, 60), places, b)
    assert np.array_equal(found, table.reshape(50, 60)[places[:, 0]] + b.repeat(3))
