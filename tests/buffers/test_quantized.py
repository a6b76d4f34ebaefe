"""Quantized tensors lie in memory as the integers that are stored; what these stand for says each op itself."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest

import opspec
from opspec.buffers.planning import buffer_program
from opspec.buffers.text import text_of
from opspec.programs.records import import_module
from tests.buffers import test_kernels, test_programs

EACH = "!quant.uniform<i8:f32, 0.25:-3>"
ROWS = "!quant.uniform<i8:f32:0, {0.5, 0.125, 1.0}>"
COLUMNS = "!quant.uniform<i8:f32:1, {0.5, 0.125, 1.0}>"
WIDE = "!quant.uniform<i32:f32:1, {0.125, 0.03125, 0.25}>"
NARROW = "!quant.uniform<u8<1:200>:f32, 0.5:100>"

PROGRAM = f"""
func.func @main(%x: tensor<4x5x{EACH}>, %w: tensor<3x5x{ROWS}>, %n: tensor<i32>)
    -> (tensor<4x3xf32>, tensor<5x4x{EACH}>, tensor<4x{EACH}>, tensor<4x5x{NARROW}>) {{
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %start = stablehlo.constant() <{{value = dense<-128> : tensor<i8>}}> : () -> tensor<{EACH}>
  %v = stablehlo.transpose %w, dims = [1, 0] : (tensor<3x5x{ROWS}>) -> tensor<5x3x{COLUMNS}>
  %p = stablehlo.dot_general %x, %v, contracting_dims = [1] x [0]
    : (tensor<4x5x{EACH}>, tensor<5x3x{COLUMNS}>) -> tensor<4x3x{WIDE}>
  %f = stablehlo.uniform_dequantize %p : (tensor<4x3x{WIDE}>) -> tensor<4x3xf32>
  %s:2 = stablehlo.while(%i = %zero, %y = %x) : tensor<i32>, tensor<4x5x{EACH}>
    cond {{
      %c = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %c : tensor<i1>
    }} do {{
      %j = stablehlo.add %i, %one : tensor<i32>
      %z = stablehlo.subtract %y, %x : tensor<4x5x{EACH}>
      %a = stablehlo.negate %z : tensor<4x5x{EACH}>
      stablehlo.return %j, %a : tensor<i32>, tensor<4x5x{EACH}>
    }}
  %t = stablehlo.transpose %s#1, dims = [1, 0] : (tensor<4x5x{EACH}>) -> tensor<5x4x{EACH}>
  %r = "stablehlo.reduce"(%s#1, %start) <{{dimensions = array<i64: 1>}}> ({{
  ^bb0(%a: tensor<{EACH}>, %b: tensor<{EACH}>):
    %m = stablehlo.maximum %a, %b : tensor<{EACH}>
    stablehlo.return %m : tensor<{EACH}>
  }}) : (tensor<4x5x{EACH}>, tensor<{EACH}>) -> tensor<4x{EACH}>
  %q = stablehlo.uniform_quantize %s#1 : (tensor<4x5x{EACH}>) -> tensor<4x5x{NARROW}>
  return %f, %t, %r, %q : tensor<4x3xf32>, tensor<5x4x{EACH}>, tensor<4x{EACH}>, tensor<4x5x{NARROW}>
}}
""".replace("stablehlo.constant()", '"stablehlo.constant"()')


@pytest.mark.parametrize("expect", [test_programs.expect_the_same, test_kernels.expect_the_same])
@pytest.mark.parametrize("turns", [0, 3])
def test_it_gives_what_its_tensors_give(expect: Callable[..., object], turns: int) -> None:
    x, w, _ = test_programs.given(import_module(opspec.load(PROGRAM)))
    expect(PROGRAM, [x, w, np.int32(turns)])


ADD = f"""
func.func @main(%x: tensor<4x{EACH}>) -> tensor<4x{EACH}> {{
  %y = stablehlo.add %x, %x : tensor<4x{EACH}>
  return %y : tensor<4x{EACH}>
}}
"""


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("-> tensor<4x!quant.uniform<i8", "-> tensor<5x!quant.uniform<i8", "be of what lies there"),
        ("-> tensor<4x!quant.uniform<i8", "-> tensor<4x!quant.uniform<i16", "be of what lies there"),
        ("tensors = (", "tensors = (tensor<4xi8>, ", "have as many types as there is memory"),
        ("tensors = ", "tensors = 5 : i8, old = ", "be the type of a function"),
    ],
)
def test_types_that_memory_does_not_have_break_a_rule(old: str, new: str, said: str) -> None:
    module = import_module(opspec.load(ADD))
    text = text_of(module, buffer_program(module))
    assert text.count(old) == 1
    found = opspec.verify(opspec.load(text.replace(old, new)))
    assert [problem for problem in found if problem.rule == "buffers.C1" and said in str(problem)]
