"""Every other element, and every third one, of what has zeros around it: in each lane the right one, at both ends."""

from __future__ import annotations

import numpy as np
import pytest

import opspec
from opspec.compiled.native import machine_code
from tests.compiled.native.kernels import EACH_SET, machine

ELEMENTS = {"i8": np.int8, "f32": np.float32, "i64": np.int64}


@pytest.mark.parametrize("back", [False, True])
@pytest.mark.parametrize(("apart", "around"), [(2, 1), (2, 3), (3, 1), (3, 5), (4, 40)])
@pytest.mark.parametrize("element", ELEMENTS)
@pytest.mark.parametrize("instructions", EACH_SET)
def test_of_padded_rows_every_so_many_elements_are_taken(
    instructions: str, element: str, apart: int, around: int, back: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    rows, columns = 5, 70
    x = (np.arange(rows * columns).reshape(rows, columns) % 100 + 1).astype(ELEMENTS[element])
    padded = np.pad(x, ((0, 0), (around, around)))
    taken = padded[:, ::apart]
    wanted = taken[:, ::-1] if back else taken
    given, wide, result = (f"tensor<{rows}x{size}x{element}>" for size in (columns, padded.shape[1], wanted.shape[1]))
    last = f"stablehlo.reverse %1, dims = [1] : {result}" if back else f"stablehlo.add %1, %n : {result}"
    zero = "0.0" if element == "f32" else "0"
    text = f"""func.func @main(%x: {given}) -> {result} {{
  %z = stablehlo.constant dense<{zero}> : tensor<{element}>
  %n = stablehlo.constant dense<{zero}> : {result}
  %0 = stablehlo.pad %x, %z, low = [0, {around}], high = [0, {around}], interior = [0, 0]
    : ({given}, tensor<{element}>) -> {wide}
  %1 = stablehlo.slice %0 [0:{rows}, 0:{padded.shape[1]}:{apart}] : ({wide}) -> {result}
  %2 = {last}
  return %2 : {result}
}}"""
    monkeypatch.setattr(machine_code, "machine", lambda: machine(instructions))
    (found,) = opspec.compile(opspec.load(text), engine="cpu")(x)
    assert np.array_equal(found, wanted)


@pytest.mark.parametrize("instructions", EACH_SET)
def test_the_largest_of_windows_that_go_on_by_two(instructions: str, monkeypatch: pytest.MonkeyPatch) -> None:
    x = np.random.default_rng(0).integers(-50, 50, (3, 33, 41)).astype(np.float32)
    text = """func.func @main(%x: tensor<3x33x41xf32>) -> tensor<3x17x21xf32> {
  %z = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %z) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %m = stablehlo.maximum %a, %b : tensor<f32>
    stablehlo.return %m : tensor<f32>
  }) {window_dimensions = array<i64: 1, 3, 3>, window_strides = array<i64: 1, 2, 2>,
      padding = dense<[[0, 0], [1, 1], [1, 1]]> : tensor<3x2xi64>}
    : (tensor<3x33x41xf32>, tensor<f32>) -> tensor<3x17x21xf32>
  return %0 : tensor<3x17x21xf32>
}"""
    padded = np.pad(x, ((0, 0), (1, 1), (1, 1)), constant_values=-np.inf)
    wanted = np.lib.stride_tricks.sliding_window_view(padded, (3, 3), (1, 2))[:, ::2, ::2].max((3, 4))
    monkeypatch.setattr(machine_code, "machine", lambda: machine(instructions))
    (found,) = opspec.compile(opspec.load(text), engine="cpu")(x)
    assert np.array_equal(found, wanted)
