"""A loop that is known to turn once is its body; others stay loops."""

from __future__ import annotations

import numpy as np
import pytest

import opspec
from opspec.compiled.engine_names import is_installed
from opspec.compiled.engines import compile as compile_by
from opspec.compiled.turned_products import prepared
from opspec.programs.records import import_module

COUNTED = [  # first, comparison, last, step, element, turns
    (0, "LT", 1, "add 1", "i32", 1),
    (0, "LT", 2, "add 1", "i32", 2),
    (0, "LT", 2, "add 2", "i64", 1),
    (0, "LT", 0, "add 1", "i32", 0),
    (3, "LE", 3, "add 1", "ui8", 1),
    (1, "GT", 0, "subtract 1", "i32", 1),
    (5, "GE", 3, "subtract 1", "i16", 3),
    (7, "NE", 8, "add 1", "i32", 1),
    (7, "NE", 9, "add 1", "i32", 2),
    (254, "GT", 1, "add 2", "ui8", 1),  # it wraps around
]


def counting(first: int, holds: str, last: int, step: str, element: str) -> str:
    op, by = step.split()
    sign = "UNSIGNED" if element.startswith("u") else "SIGNED"
    return f"""func.func @main(%x: tensor<4xi32>) -> (tensor<4xi32>, tensor<4xi32>, tensor<{element}>) {{
  %first = stablehlo.constant dense<{first}> : tensor<{element}>
  %last = stablehlo.constant dense<{last}> : tensor<{element}>
  %w:3 = stablehlo.while(%a = %x, %i = %first, %b = %x) : tensor<4xi32>, tensor<{element}>, tensor<4xi32>
  cond {{
    %c = stablehlo.compare {holds}, %i, %last, {sign} : (tensor<{element}>, tensor<{element}>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }} do {{
    %by = stablehlo.constant dense<{by}> : tensor<{element}>
    %j = stablehlo.{op} %i, %by : tensor<{element}>
    %s = stablehlo.add %a, %b : tensor<4xi32>
    stablehlo.return %s, %j, %a : tensor<4xi32>, tensor<{element}>, tensor<4xi32>
  }}
  return %w#0, %w#2, %w#1 : tensor<4xi32>, tensor<4xi32>, tensor<{element}>
}}"""


@pytest.mark.parametrize(("first", "holds", "last", "step", "element", "turns"), COUNTED)
def test_one_turn_is_no_loop(first: int, holds: str, last: int, step: str, element: str, turns: int) -> None:
    text = counting(first, holds, last, step, element)
    loops = [view for view in prepared(import_module(opspec.load(text))).walk() if view.name == "stablehlo.while"]
    assert bool(loops) == (turns != 1)
    a = b = np.arange(4, dtype=np.int32)
    with np.errstate(over="ignore"):
        for _ in range(turns):
            a, b = a + b, a
    for engine in ("numpy", *(["cpu"] if is_installed() else [])):
        found = compile_by(opspec.load(text), engine=engine)(np.arange(4, dtype=np.int32))
        assert np.array_equal(found[0], a)
        assert np.array_equal(found[1], b)


def test_loops_inside_and_what_is_around_them_stay() -> None:
    """An inner loop of two turns in an outer one of one, whose results are given in another order."""
    text = """func.func @main(%x: tensor<4xi32>) -> (tensor<4xi32>, tensor<i32>) {
  %z = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %two = stablehlo.constant dense<2> : tensor<i32>
  %w:2 = stablehlo.while(%i = %z, %a = %x) : tensor<i32>, tensor<4xi32>
  cond {
    %c = stablehlo.compare LT, %i, %one : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %v:2 = stablehlo.while(%k = %i, %b = %a) : tensor<i32>, tensor<4xi32>
    cond {
      %c = stablehlo.compare LT, %k, %two : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %c : tensor<i1>
    } do {
      %n = stablehlo.add %k, %one : tensor<i32>
      %s = stablehlo.add %b, %b : tensor<4xi32>
      stablehlo.return %n, %s : tensor<i32>, tensor<4xi32>
    }
    %j = stablehlo.add %i, %one : tensor<i32>
    %t = stablehlo.add %v#1, %a : tensor<4xi32>
    stablehlo.return %j, %t : tensor<i32>, tensor<4xi32>
  }
  return %w#1, %w#0 : tensor<4xi32>, tensor<i32>
}"""
    loops = [view for view in prepared(import_module(opspec.load(text))).walk() if view.name == "stablehlo.while"]
    assert len(loops) == 1
    x = np.arange(4, dtype=np.int32)
    for engine in ("numpy", *(["cpu"] if is_installed() else [])):
        found, count = compile_by(opspec.load(text), engine=engine)(x)
        assert np.array_equal(found, 5 * x)
        assert count == 1
