"""What lies across is turned in squares: every element once, at the edges too, of all sizes of elements."""

from __future__ import annotations

import ml_dtypes
import numpy as np
import pytest

import opspec
from opspec.compiled.native import machine_code
from opspec.values.arrays import Array
from tests.compiled.native.kernels import EACH_SET, THREADS, machine

ELEMENTS = {
    "i8": np.int8,
    "i16": np.int16,
    "bf16": ml_dtypes.bfloat16,
    "f32": np.float32,
    "i64": np.int64,
    "complex<f32>": np.complex64,
    "complex<f64>": np.complex128,
}
SHAPES = [(32, 32), (33, 40), (100, 90), (200, 32), (64, 130), (100, 7), (70, 12), (64, 17), (130, 31)]
SHAPES += [(9, 70), (15, 64), (24, 100), (31, 33)]  # few side by side in what is made


def results(text: str, given: list[Array], instructions: str, monkeypatch: pytest.MonkeyPatch) -> list[Array]:
    """Of each number of threads."""
    found = []
    for threads in THREADS:
        on = machine(instructions, threads)
        monkeypatch.setattr(machine_code, "machine", lambda on=on: on)
        found += opspec.compile(opspec.load(text), engine="cpu")(*given)
    return found


@pytest.mark.parametrize("shape", SHAPES, ids=str)
@pytest.mark.parametrize("element", ELEMENTS)
@pytest.mark.parametrize("instructions", EACH_SET)
def test_an_array_is_turned(
    instructions: str, element: str, shape: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    """And added to what lies as the result does."""
    rows, columns = shape
    x, y = (np.arange(rows * columns).reshape(size) * 7 % 50 for size in (shape, shape[::-1]))
    given = [each.astype(ELEMENTS[element]) for each in (x, y)]
    if element.startswith("complex"):
        given = [each * (1 - 2j) for each in given]
    types = [f"tensor<{'x'.join(map(str, each.shape))}x{element}>" for each in given]
    text = f"""func.func @main(%x: {types[0]}, %y: {types[1]}) -> {types[1]} {{
  %0 = stablehlo.transpose %x, dims = [1, 0] : ({types[0]}) -> {types[1]}
  %1 = stablehlo.add %0, %y : {types[1]}
  return %1 : {types[1]}
}}"""
    for found in results(text, given, instructions, monkeypatch):
        assert np.array_equal(found, given[0].T + given[1])


@pytest.mark.parametrize("shape", [(40, 50, 36), (40, 11, 36), (9, 50, 40), (3, 50, 36), (15, 20, 70)], ids=str)
@pytest.mark.parametrize("back", [[0], [1], [2], [0, 1, 2]], ids=str)
@pytest.mark.parametrize("order", [(2, 1, 0), (1, 2, 0), (0, 2, 1)], ids=str)
@pytest.mark.parametrize("instructions", EACH_SET)
def test_dimensions_are_turned_and_turned_around(
    instructions: str,
    order: tuple[int, int, int],
    back: list[int],
    shape: tuple[int, int, int],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    x = np.arange(np.prod(shape), dtype=np.float32).reshape(shape)
    wanted = np.flip(x.transpose(order), back)
    types = [f"tensor<{'x'.join(map(str, shape))}xf32>" for shape in (x.shape, wanted.shape)]
    text = f"""func.func @main(%x: {types[0]}) -> {types[1]} {{
  %0 = stablehlo.transpose %x, dims = [{", ".join(map(str, order))}] : ({types[0]}) -> {types[1]}
  %1 = stablehlo.reverse %0, dims = {back} : {types[1]}
  %2 = stablehlo.negate %1 : {types[1]}
  return %2 : {types[1]}
}}"""
    for found in results(text, [x], instructions, monkeypatch):
        assert np.array_equal(found, -wanted)


@pytest.mark.parametrize("shape", [(300, 7), (200, 20), (100, 31), (90, 40)], ids=str)
@pytest.mark.parametrize("element", ["i32", "f32", "complex<f32>"])
@pytest.mark.parametrize("instructions", EACH_SET)
def test_sums_of_what_is_turned_are_taken_from_it(
    instructions: str, element: str, shape: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    rows, columns = shape
    x = (np.arange(rows * columns).reshape(shape) * 7 % 50).astype(ELEMENTS.get(element, np.int32))
    given, made, sums = (f"tensor<{size}x{element}>" for size in (f"{rows}x{columns}", f"{columns}x{rows}", columns))
    zero = "(0.0, 0.0)" if element.startswith("complex") else "0" if element == "i32" else "0.0"
    text = f"""func.func @main(%x: {given}) -> {made} {{
  %z = stablehlo.constant dense<{zero}> : tensor<{element}>
  %0 = stablehlo.transpose %x, dims = [1, 0] : ({given}) -> {made}
  %1 = stablehlo.reduce(%0 init: %z) applies stablehlo.add across dimensions = [1]
    : ({made}, tensor<{element}>) -> {sums}
  %2 = stablehlo.broadcast_in_dim %1, dims = [0] : ({sums}) -> {made}
  %3 = stablehlo.subtract %0, %2 : {made}
  return %3 : {made}
}}"""
    for found in results(text, [x], instructions, monkeypatch):
        assert np.array_equal(found, x.T - x.sum(0)[:, None])


@pytest.mark.parametrize("instructions", EACH_SET)
def test_sums_of_few_products_go_over_what_lies_across(instructions: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """They are written out, each with variables of its own."""
    x = np.arange(130 * 140, dtype=np.float32).reshape(130, 140) % 97
    text = """func.func @main(%x: tensor<130x140xf32>, %k: tensor<4x1x5xf32>) -> tensor<140x4x130xf32> {
  %0 = stablehlo.transpose %x, dims = [1, 0] : (tensor<130x140xf32>) -> tensor<140x130xf32>
  %1 = stablehlo.reshape %0 : (tensor<140x130xf32>) -> tensor<140x1x130xf32>
  %2 = stablehlo.convolution(%1, %k) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {pad = [[2, 2]]}
    {batch_group_count = 1 : i64, feature_group_count = 1 : i64}
    : (tensor<140x1x130xf32>, tensor<4x1x5xf32>) -> tensor<140x4x130xf32>
  return %2 : tensor<140x4x130xf32>
}"""
    kernels = np.arange(20, dtype=np.float32).reshape(4, 1, 5)
    wanted = np.einsum(
        "bik,ok->boi", np.lib.stride_tricks.sliding_window_view(np.pad(x.T, ((0, 0), (2, 2))), 5, 1), kernels[:, 0]
    )
    for found in results(text, [x, kernels], instructions, monkeypatch):
        assert np.array_equal(found, wanted)
