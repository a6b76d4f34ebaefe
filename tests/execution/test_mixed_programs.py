"""Whole programs as frontends write them, CHLO and StableHLO mixed: they verify, run, and lower to the same values.

The batch is known in one form of each program and unknown in the other.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import erf
from typing import Any

import numpy as np
import pytest

import opspec
from opspec.agreement.oracles import Unsupported
from tests.shared_oracles import shared_oracle

Array = Any
F = np.float32


@dataclass(frozen=True)
class Mixed:
    """`B` in the text is the batch; `inputs` takes its size."""

    text: str
    inputs: Callable[[int], list[Array]]
    wanted: Callable[..., Array]


def numbers(*shape: int) -> Array:
    return np.linspace(-2, 2, int(np.prod(shape)), dtype=F).reshape(shape)


LAYER_NORM = Mixed(
    """
func.func @main(%x: tensor<Bx4xf32>, %scale: tensor<4xf32>, %offset: tensor<4xf32>) -> tensor<Bx4xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %n = stablehlo.constant dense<4.0> : tensor<f32>
  %eps = stablehlo.constant dense<1.0e-3> : tensor<f32>
  %s = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [1]
    : (tensor<Bx4xf32>, tensor<f32>) -> tensor<Bxf32>
  %mean = chlo.broadcast_divide %s, %n : (tensor<Bxf32>, tensor<f32>) -> tensor<Bxf32>
  %d = chlo.broadcast_subtract %x, %mean {broadcast_dimensions = array<i64: 0>}
    : (tensor<Bx4xf32>, tensor<Bxf32>) -> tensor<Bx4xf32>
  %sq = chlo.square %d : tensor<Bx4xf32> -> tensor<Bx4xf32>
  %t = stablehlo.reduce(%sq init: %zero) applies stablehlo.add across dimensions = [1]
    : (tensor<Bx4xf32>, tensor<f32>) -> tensor<Bxf32>
  %var = chlo.broadcast_divide %t, %n : (tensor<Bxf32>, tensor<f32>) -> tensor<Bxf32>
  %safe = chlo.broadcast_add %var, %eps : (tensor<Bxf32>, tensor<f32>) -> tensor<Bxf32>
  %r = stablehlo.rsqrt %safe : tensor<Bxf32>
  %norm = chlo.broadcast_multiply %d, %r {broadcast_dimensions = array<i64: 0>}
    : (tensor<Bx4xf32>, tensor<Bxf32>) -> tensor<Bx4xf32>
  %u = chlo.broadcast_multiply %norm, %scale : (tensor<Bx4xf32>, tensor<4xf32>) -> tensor<Bx4xf32>
  %y = chlo.broadcast_add %u, %offset : (tensor<Bx4xf32>, tensor<4xf32>) -> tensor<Bx4xf32>
  return %y : tensor<Bx4xf32>
}
""",
    lambda b: [numbers(b, 4) ** 2, numbers(4), numbers(4) + 1],
    lambda x, scale, offset: normal(x) * scale + offset,
)

GELU = Mixed(
    """
func.func @main(%x: tensor<Bx3xf32>) -> tensor<Bx3xf32> {
  %half = "chlo.constant_like"(%x) <{value = 5.0e-01 : f32}> : (tensor<Bx3xf32>) -> tensor<Bx3xf32>
  %one = stablehlo.constant dense<1.0> : tensor<f32>
  %c = stablehlo.constant dense<0.707106769> : tensor<1xf32>
  %s = chlo.broadcast_multiply %x, %c : (tensor<Bx3xf32>, tensor<1xf32>) -> tensor<Bx3xf32>
  %e = chlo.erf %s : tensor<Bx3xf32> -> tensor<Bx3xf32>
  %p = chlo.broadcast_add %e, %one : (tensor<Bx3xf32>, tensor<f32>) -> tensor<Bx3xf32>
  %h = stablehlo.multiply %x, %half : tensor<Bx3xf32>
  %y = stablehlo.multiply %h, %p : tensor<Bx3xf32>
  return %y : tensor<Bx3xf32>
}
""",
    lambda b: [numbers(b, 3)],
    lambda x: x * F(0.5) * (1 + np.vectorize(erf)(x / np.sqrt(2))).astype(F),
)

MASKED_SOFTMAX = Mixed(
    """
func.func @main(%x: tensor<Bx3x3xf32>, %length: tensor<Bxi32>) -> tensor<Bx3x3xf32> {
  %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %at = stablehlo.iota dim = 0 : tensor<3xi32>
  %zeros = stablehlo.constant dense<0> : tensor<1x1x1xi32>
  %none = "chlo.constant_like"(%length) <{value = 0 : i32}> : (tensor<Bxi32>) -> tensor<Bxi32>
  %rows = "chlo.broadcast_add"(%none, %zeros) <{broadcast_dimensions = array<i64: 0>}>
    : (tensor<Bxi32>, tensor<1x1x1xi32>) -> tensor<Bx1x1xi32>
  %grid = chlo.broadcast_add %rows, %at : (tensor<Bx1x1xi32>, tensor<3xi32>) -> tensor<Bx1x3xi32>
  %one = stablehlo.constant dense<1> : tensor<1xi32>
  %last = chlo.broadcast_subtract %length, %one : (tensor<Bxi32>, tensor<1xi32>) -> tensor<Bxi32>
  %mask = "chlo.broadcast_compare"(%last, %grid) <{broadcast_dimensions = array<i64: 0>,
    comparison_direction = #chlo<comparison_direction GE>}> : (tensor<Bxi32>, tensor<Bx1x3xi32>) -> tensor<Bx1x3xi1>
  %kept = chlo.broadcast_select %mask, %x, %low
    : (tensor<Bx1x3xi1>, tensor<Bx3x3xf32>, tensor<f32>) -> tensor<Bx3x3xf32>
  %m = stablehlo.reduce(%kept init: %low) applies stablehlo.maximum across dimensions = [2]
    : (tensor<Bx3x3xf32>, tensor<f32>) -> tensor<Bx3xf32>
  %d = chlo.broadcast_subtract %kept, %m {broadcast_dimensions = array<i64: 0, 1>}
    : (tensor<Bx3x3xf32>, tensor<Bx3xf32>) -> tensor<Bx3x3xf32>
  %e = stablehlo.exponential %d : tensor<Bx3x3xf32>
  %s = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [2]
    : (tensor<Bx3x3xf32>, tensor<f32>) -> tensor<Bx3xf32>
  %y = chlo.broadcast_divide %e, %s {broadcast_dimensions = array<i64: 0, 1>}
    : (tensor<Bx3x3xf32>, tensor<Bx3xf32>) -> tensor<Bx3x3xf32>
  return %y : tensor<Bx3x3xf32>
}
""",
    lambda b: [numbers(b, 3, 3), np.arange(1, b + 1, dtype=np.int32) % 3 + 1],
    lambda x, length: softmax(np.where(np.arange(3) < length[:, None, None], x, -np.inf)),
)

LOOP = Mixed(
    """
func.func @main(%x: tensor<Bx2xf32>) -> tensor<Bx2xf32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %three = stablehlo.constant dense<3> : tensor<i32>
  %step = stablehlo.constant dense<[0.5, -0.25]> : tensor<2xf32>
  %r:2 = stablehlo.while(%i = %zero, %v = %x) : tensor<i32>, tensor<Bx2xf32>
    cond {
      %t = "chlo.broadcast_compare"(%i, %three) <{comparison_direction = #chlo<comparison_direction LT>}>
        : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %t : tensor<i1>
    } do {
      %w = chlo.broadcast_add %v, %step : (tensor<Bx2xf32>, tensor<2xf32>) -> tensor<Bx2xf32>
      %s = func.call @bounded(%w) : (tensor<Bx2xf32>) -> tensor<Bx2xf32>
      %j = chlo.broadcast_add %i, %one : (tensor<i32>, tensor<i32>) -> tensor<i32>
      stablehlo.return %j, %s : tensor<i32>, tensor<Bx2xf32>
    }
  return %r#1 : tensor<Bx2xf32>
}
func.func private @bounded(%v: tensor<Bx2xf32>) -> tensor<Bx2xf32> {
  %high = stablehlo.constant dense<1.5> : tensor<f32>
  %y = chlo.broadcast_minimum %high, %v : (tensor<f32>, tensor<Bx2xf32>) -> tensor<Bx2xf32>
  return %y : tensor<Bx2xf32>
}
""",
    lambda b: [numbers(b, 2)],
    lambda x: np.minimum(F(1.5), np.minimum(F(1.5), np.minimum(F(1.5), x + STEP) + STEP) + STEP),
)
STEP = np.array([0.5, -0.25], F)

PROGRAMS = {"layer_norm": LAYER_NORM, "gelu": GELU, "masked_softmax": MASKED_SOFTMAX, "loop": LOOP}


def normal(x: Array) -> Array:
    return (x - x.mean(1, keepdims=True)) / np.sqrt(x.var(1, keepdims=True) + F(1e-3))


def softmax(x: Array) -> Array:
    e = np.exp(x - x.max(-1, keepdims=True))
    return (e / e.sum(-1, keepdims=True)).astype(F)


def close(found: Array, wanted: Array) -> None:
    assert found.dtype == wanted.dtype
    np.testing.assert_allclose(found, wanted, rtol=2e-5, atol=2e-6)


@pytest.mark.parametrize("batch", ["5", "?"])
@pytest.mark.parametrize("name", PROGRAMS)
def test_a_mixed_program_runs_and_lowers(name: str, batch: str) -> None:
    mixed = PROGRAMS[name]
    text = mixed.text.replace("Bx", f"{batch}x")
    module = opspec.load(text)
    assert opspec.verify(module) == []
    lowered = opspec.lower(opspec.load(text))
    assert "chlo" not in lowered.operation.get_asm(enable_debug_info=False)
    assert opspec.verify(lowered) == []
    wrapped = opspec.lower(opspec.load(text), composite="all")
    assert wrapped.operation.verify()
    assert "stablehlo.composite" in str(wrapped)
    for size in (5,) if batch == "5" else (5, 1):
        inputs = mixed.inputs(size)
        wanted = mixed.wanted(*inputs)
        for program in (module, lowered, wrapped):
            (found,) = opspec.run(program, *inputs)
            close(found, wanted)


@pytest.mark.parametrize("name", PROGRAMS)
def test_xla_runs_what_is_left(name: str) -> None:
    """The lowered program crosses the boundary to a compiler, and means the same there."""
    mixed = PROGRAMS[name]
    inputs = mixed.inputs(5)
    lowered = opspec.lower(opspec.load(mixed.text.replace("Bx", "5x")))
    text = lowered.operation.get_asm(print_generic_op_form=True)
    found = shared_oracle("xla").run(text, inputs)
    assert not isinstance(found, Unsupported), found
    close(found[0], mixed.wanted(*inputs))
