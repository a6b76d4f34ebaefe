"""Folds of rows whose elements lie side by side along some variables alone are of vectors, and none is gathered."""

from __future__ import annotations

import numpy as np
import pytest

import opspec
from opspec.compiled.native import machine_code
from tests.compiled.native.kernels import SETS, machine
from tests.compiled.native.test_bits import agree
from tests.compiled.native.test_moved_rows import texts

SUMS = {
    "images": ("6x4x50xf32", "[0, 2]", "4xf32"),
    "segments that hold no whole number of vectors": ("9x3x33xf32", "[0, 2]", "3xf32"),
    "segments of several dimensions": ("7x2x5x23xf32", "[0, 2, 3]", "2xf32"),
    "of f64, more than a chunk": ("40x3x70xf64", "[0, 2]", "3xf64"),
    "whole vectors": ("5x3x64xf32", "[0, 2]", "3xf32"),
}
SHORT = {"segments shorter than the lanes": ("90x3x20xf32", "[0, 2]", "3xf32")}


def program(sizes: tuple[str, str, str]) -> str:
    given, dimensions, result = sizes
    element = given.rpartition("x")[2]
    return f"""func.func @main(%x: tensor<{given}>) -> tensor<{result}> {{
  %z = stablehlo.constant dense<0.0> : tensor<{element}>
  %0 = stablehlo.multiply %x, %x : tensor<{given}>
  %1 = stablehlo.reduce(%0 init: %z) applies stablehlo.add across dimensions = {dimensions}
    : (tensor<{given}>, tensor<{element}>) -> tensor<{result}>
  return %1 : tensor<{result}>
}}"""


@pytest.mark.parametrize("name", [*SUMS, *SHORT])
def test_bits_are_the_same_everywhere(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    text = program({**SUMS, **SHORT}[name])
    given = (SUMS | SHORT)[name][0].split("x")
    x = (
        np.random.default_rng(0)
        .standard_normal([int(size) for size in given[:-1]])
        .astype(f"f{int(given[-1][1:]) // 8}")
    )
    agree(monkeypatch, text, [x])
    axes = tuple(at for at in range(x.ndim) if at != 1)
    (found,) = opspec.run(opspec.load(text), x)
    np.testing.assert_allclose(found, (x.astype(np.float64) ** 2).sum(axes), rtol=1e-5)


@pytest.mark.parametrize("instructions", SETS)
@pytest.mark.parametrize("name", SUMS)
def test_whole_vectors_are_loaded_not_gathered(name: str, instructions: str) -> None:
    (written,) = texts(program(SUMS[name]), instructions).values()
    assert "udiv i64" in written
    assert written.count("masked.gather") <= 1  # of what is left over, behind the last whole vector
    assert ("select <32 x i1>" in written) == (name != "whole vectors")


@pytest.mark.parametrize("instructions", SETS)
def test_terms_of_many_operations_are_loaded_not_gathered(instructions: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """But for vectors of 16 bytes, of which so many instructions are made that they are no faster."""
    sizes = ("6x4x50xf32", "[0, 2]", "4xf32")
    text = program(sizes).replace("stablehlo.multiply %x, %x", "stablehlo.exponential %x")
    (written,) = texts(text, instructions).values()
    assert (written.count("masked.gather") > 1) == (machine(instructions).target.vector_bytes < 32)
    x = np.random.default_rng(0).standard_normal((6, 4, 50)).astype(np.float32)
    agree(monkeypatch, text, [x], [instructions])
    (found,) = opspec.run(opspec.load(text), x)
    np.testing.assert_allclose(found, np.exp(x.astype(np.float64)).sum((0, 2)), rtol=1e-5)


def test_a_condition_goes_with_its_terms(monkeypatch: pytest.MonkeyPatch) -> None:
    """Padding is no element: the sum of a padded image asks for each place whether it is one."""
    text = """func.func @main(%x: tensor<5x3x40xf32>) -> tensor<3xf32> {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %p = stablehlo.constant dense<1.0> : tensor<f32>
  %0 = stablehlo.pad %x, %p, low = [1, 0, 2], high = [0, 0, 3], interior = [0, 0, 0]
    : (tensor<5x3x40xf32>, tensor<f32>) -> tensor<6x3x45xf32>
  %1 = stablehlo.reduce(%0 init: %z) applies stablehlo.add across dimensions = [0, 2]
    : (tensor<6x3x45xf32>, tensor<f32>) -> tensor<3xf32>
  return %1 : tensor<3xf32>
}"""
    x = np.random.default_rng(0).integers(-9, 9, (5, 3, 40)).astype(np.float32)
    agree(monkeypatch, text, [x])
    (found,) = opspec.run(opspec.load(text), x)
    assert (found == np.pad(x, ((1, 0), (0, 0), (2, 3)), constant_values=1).sum((0, 2))).all()


def test_what_a_row_keeps_is_kept_of_both_segments(monkeypatch: pytest.MonkeyPatch) -> None:
    """A vector that lies in two is computed in two parts, and each keeps its own lanes."""
    text = """func.func @main(%x: tensor<5x130xf32>) -> tensor<11x130xf32> {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %p = stablehlo.pad %x, %z, low = [1, 0], high = [1, 0], interior = [1, 0]
    : (tensor<5x130xf32>, tensor<f32>) -> tensor<11x130xf32>
  %a = stablehlo.abs %p : tensor<11x130xf32>
  %b = stablehlo.add %a, %p : tensor<11x130xf32>
  %c = stablehlo.multiply %b, %p : tensor<11x130xf32>
  %d = stablehlo.maximum %c, %a : tensor<11x130xf32>
  %s = stablehlo.reduce(%d init: %z) applies stablehlo.add across dimensions = [0, 1]
    : (tensor<11x130xf32>, tensor<f32>) -> tensor<f32>
  %t = stablehlo.broadcast_in_dim %s, dims = [] : (tensor<f32>) -> tensor<11x130xf32>
  %r = stablehlo.subtract %d, %t : tensor<11x130xf32>
  return %r : tensor<11x130xf32>
}"""
    x = np.random.default_rng(0).integers(-9, 9, (5, 130)).astype(np.float32)
    agree(monkeypatch, text, [x])
    padded = np.zeros((11, 130))
    padded[1:-1:2] = x
    kept = np.maximum((np.abs(padded) + padded) * padded, np.abs(padded))
    (found,) = opspec.run(opspec.load(text), x)
    assert (found == kept - kept.sum()).all()


@pytest.mark.parametrize("instructions", SETS)
@pytest.mark.parametrize(("element", "rows", "columns"), [("i64", 11, 45), ("f32", 20, 50)])
def test_nothing_behind_repeated_elements_is_read(
    element: str, rows: int, columns: int, instructions: str, alone: memoryview, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A segment that no lane lies in is one of those that there are."""
    monkeypatch.setattr(machine_code, "machine", lambda: machine(instructions))
    given, spread = f"tensor<{rows}x{columns}x{element}>", f"tensor<{rows}x{columns}x5x{element}>"
    wide, sums = f"tensor<{rows}x{5 * columns}x{element}>", f"tensor<{rows}x{element}>"
    text = f"""func.func @main(%x: {given}) -> {sums} {{
  %z = stablehlo.constant dense<{"0" if element == "i64" else "0.0"}> : tensor<{element}>
  %0 = stablehlo.broadcast_in_dim %x, dims = [0, 1] : ({given}) -> {spread}
  %1 = stablehlo.reshape %0 : ({spread}) -> {wide}
  %2 = stablehlo.reduce(%1 init: %z) applies stablehlo.add across dimensions = [1]
    : ({wide}, tensor<{element}>) -> {sums}
  return %2 : {sums}
}}"""
    x = (np.arange(rows * columns) % 17).reshape(rows, columns).astype(np.int64 if element == "i64" else np.float32)
    program = opspec.compile(opspec.load(text), engine="cpu")
    for first in (0, len(alone) - x.nbytes):
        there = np.frombuffer(alone, x.dtype, x.size, first).reshape(x.shape)
        there[:] = x
        (found,) = program(there)
        assert np.array_equal(found, 5 * x.sum(1))
