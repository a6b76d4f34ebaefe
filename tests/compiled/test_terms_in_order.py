"""A reduction whose body does not commute combines its terms in their order, whatever runs it."""

from __future__ import annotations

import numpy as np
import pytest

import opspec
from opspec.compiled.engine_names import is_installed
from tests.samples import crossed

ENGINES = ["numpy", "reference", *(["cpu"] if is_installed() else [])]
# The last term that is not 0: associative, and 0 on either side changes nothing.
LAST = """{
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %zero = stablehlo.constant dense<0> : tensor<i32>
    %p = stablehlo.compare EQ, %b, %zero : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %s = stablehlo.select %p, %a, %b : tensor<i1>, tensor<i32>
    stablehlo.return %s : tensor<i32>
  }"""


def last(row: np.ndarray) -> int:
    found = row[row != 0]
    return int(found[-1]) if found.size else 0


@pytest.mark.parametrize(
    ("engine", "rows", "columns"), crossed(ENGINES, [(40, 3), (1100, 2), (70_000, 1), (3, 9), (2, 1100)])
)
@pytest.mark.parametrize("dimension", [0, 1])
def test_the_last_one_that_is_not_zero(engine: str, rows: int, columns: int, dimension: int) -> None:
    shape = (rows, columns)
    given, count = f"tensor<{rows}x{columns}xi32>", shape[1 - dimension]
    text = f"""func.func @main(%x: {given}) -> tensor<{count}xi32> {{
  %z = stablehlo.constant dense<0> : tensor<i32>
  %r = "stablehlo.reduce"(%x, %z) <{{dimensions = array<i64: {dimension}>}}> ({LAST})
    : ({given}, tensor<i32>) -> tensor<{count}xi32>
  return %r : tensor<{count}xi32>
}}"""
    x = np.random.default_rng(5).integers(-3, 4, shape).astype(np.int32)
    (found,) = opspec.compile(opspec.load(text), engine=engine)(x)
    assert found.tolist() == [last(row) for row in np.moveaxis(x, dimension, 1)]


@pytest.mark.parametrize("engine", ENGINES)
def test_the_last_one_of_each_window(engine: str) -> None:
    text = f"""func.func @main(%x: tensor<60xi32>) -> tensor<49xi32> {{
  %z = stablehlo.constant dense<0> : tensor<i32>
  %r = "stablehlo.reduce_window"(%x, %z) <{{window_dimensions = array<i64: 12>}}> ({LAST})
    : (tensor<60xi32>, tensor<i32>) -> tensor<49xi32>
  return %r : tensor<49xi32>
}}"""
    x = np.random.default_rng(6).integers(-1, 2, 60).astype(np.int32)
    (found,) = opspec.compile(opspec.load(text), engine=engine)(x)
    assert found.tolist() == [last(row) for row in np.lib.stride_tricks.sliding_window_view(x, 12)]


@pytest.mark.parametrize("engine", ENGINES)
def test_the_place_of_the_first_nan(engine: str) -> None:
    """As JAX's argmax finds it: with two of them either is the larger one, and the left one stays."""
    text = """func.func @main(%x: tensor<40xf32>) -> tensor<i32> {
  %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %none = stablehlo.constant dense<0> : tensor<i32>
  %i = stablehlo.iota dim = 0 : tensor<40xi32>
  %r:2 = "stablehlo.reduce"(%x, %i, %low, %none) <{dimensions = array<i64: 0>}> ({
  ^bb0(%a: tensor<f32>, %j: tensor<i32>, %b: tensor<f32>, %k: tensor<i32>):
    %more = stablehlo.compare GT, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %nan = stablehlo.compare NE, %a, %a : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %left = stablehlo.or %more, %nan : tensor<i1>
    %same = stablehlo.compare EQ, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %before = stablehlo.compare LT, %j, %k : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %tie = stablehlo.and %same, %before : tensor<i1>
    %first = stablehlo.or %left, %tie : tensor<i1>
    %y = stablehlo.select %left, %a, %b : tensor<i1>, tensor<f32>
    %l = stablehlo.select %first, %j, %k : tensor<i1>, tensor<i32>
    stablehlo.return %y, %l : tensor<f32>, tensor<i32>
  }) : (tensor<40xf32>, tensor<40xi32>, tensor<f32>, tensor<i32>) -> (tensor<f32>, tensor<i32>)
  return %r#1 : tensor<i32>
}"""
    program = opspec.compile(opspec.load(text), engine=engine)
    x = np.zeros(40, np.float32)
    x[[3, 17, 32]] = np.nan
    assert program(x)[0] == 3
    assert program(np.where(np.isnan(x), np.float32(2), x))[0] == 3
