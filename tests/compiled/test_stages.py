"""Stages of an op that fold, one in another, each with variables of its own."""

from __future__ import annotations

import warnings

import numpy as np
import pytest

import opspec
from opspec.compiled.native import instead_of_libraries
from tests.compiled.native.test_bits import agree


@pytest.mark.parametrize("rows", ["5x16", "30x7", "1x40"])
@pytest.mark.parametrize("count", [1, 3])
def test_a_stage_that_is_read_at_the_variable_of_another(
    rows: str, count: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where only values are wanted, the order of places is computed in the fold that looks for the one asked for."""
    monkeypatch.setattr(instead_of_libraries, "largest_of", lambda *_: None)
    sizes = [*map(int, rows.split("x"))]
    kept = f"{sizes[0]}x{count}"
    text = f"""func.func @main(%x: tensor<{rows}xf32>) -> tensor<{kept}xf32> {{
  %y = stablehlo.add %x, %x : tensor<{rows}xf32>
  %0:2 = chlo.top_k(%y, k = {count}) : tensor<{rows}xf32> -> (tensor<{kept}xf32>, tensor<{kept}xi32>)
  return %0#0 : tensor<{kept}xf32>
}}"""
    x = np.random.default_rng(0).permutation(np.arange(np.prod(sizes), dtype=np.float32)).reshape(sizes)
    agree(monkeypatch, text, [x])
    (found,) = opspec.run(opspec.load(text), x, engine="reference")
    assert (found == 2 * -np.sort(-x, axis=1)[:, :count]).all()


def test_a_fold_in_terms_that_are_written_out_has_variables_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    """It goes as far as the loop around those terms, and is none of the row's."""
    text = """func.func @main(%x: tensor<4x3x50xf32>) -> tensor<3x50xf32> {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %s = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [2]
    : (tensor<4x3x50xf32>, tensor<f32>) -> tensor<4x3xf32>
  %b = stablehlo.broadcast_in_dim %s, dims = [0, 1] : (tensor<4x3xf32>) -> tensor<4x3x50xf32>
  %d = stablehlo.subtract %x, %b : tensor<4x3x50xf32>
  %r = stablehlo.reduce(%d init: %z) applies stablehlo.add across dimensions = [0]
    : (tensor<4x3x50xf32>, tensor<f32>) -> tensor<3x50xf32>
  return %r : tensor<3x50xf32>
}"""
    x = np.random.default_rng(0).integers(-9, 9, (4, 3, 50)).astype(np.float32)
    with warnings.catch_warnings():
        warnings.simplefilter("error")  # LLVM would refuse the kernel, and NumPy compute it
        agree(monkeypatch, text, [x])
    (found,) = opspec.run(opspec.load(text), x)
    assert (found == (x - x.sum(2, keepdims=True)).sum(0)).all()


def test_a_fold_that_a_row_and_a_term_both_need_is_another_one_in_each(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of a row alone it is folded before, of each term inside of the row's loop: by the same variables once."""
    text = """func.func @main(%x: tensor<7x28x9xi32>) -> tensor<28x9xi32> {
  %least = stablehlo.constant dense<-100> : tensor<i32>
  %z = stablehlo.constant dense<0> : tensor<i32>
  %m = stablehlo.reduce(%x init: %least) applies stablehlo.maximum across dimensions = [1]
    : (tensor<7x28x9xi32>, tensor<i32>) -> tensor<7x9xi32>
  %b = stablehlo.broadcast_in_dim %m, dims = [0, 2] : (tensor<7x9xi32>) -> tensor<7x28x9xi32>
  %d = stablehlo.subtract %x, %b : tensor<7x28x9xi32>
  %last = stablehlo.slice %d [6:7, 0:28, 0:9] : (tensor<7x28x9xi32>) -> tensor<1x28x9xi32>
  %others = stablehlo.slice %d [0:6, 0:28, 0:9] : (tensor<7x28x9xi32>) -> tensor<6x28x9xi32>
  %y = stablehlo.concatenate %last, %others, dim = 0
    : (tensor<1x28x9xi32>, tensor<6x28x9xi32>) -> tensor<7x28x9xi32>
  %r = stablehlo.reduce(%y init: %z) applies stablehlo.add across dimensions = [0]
    : (tensor<7x28x9xi32>, tensor<i32>) -> tensor<28x9xi32>
  return %r : tensor<28x9xi32>
}"""
    x = np.random.default_rng(0).integers(-90, 90, (7, 28, 9), np.int32)
    agree(monkeypatch, text, [x])
    for engine in ("reference", "cpu"):
        (found,) = opspec.compile(opspec.load(text), engine=engine)(x)
        assert (found == (x - x.max(1, keepdims=True)).sum(0)).all()
