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
