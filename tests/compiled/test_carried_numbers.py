"""Arrays of one number that loops carry and do not change: nobody makes them, and nothing else is different."""

from __future__ import annotations

import jax
import jax.numpy as jnp
import numpy as np
import pytest
from jax import lax

import opspec
from opspec.compiled.carried_numbers import carried_numbers
from opspec.compiled.turned_products import prepared
from opspec.programs.records import ModuleView, import_module

T = "tensor<6x5xf32>"
# The inner loop is given what the outer one carries, the condition reads it, and it is read behind the loop.
NESTED = f"""func.func @main(%x: {T}, %s: tensor<f32>) -> ({T}, {T}) {{
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %three = stablehlo.constant dense<3> : tensor<i32>
  %far = stablehlo.constant dense<1.0e6> : tensor<f32>
  %n = stablehlo.broadcast_in_dim %s, dims = [] : (tensor<f32>) -> {T}
  %r:3 = stablehlo.while(%i = %zero, %k = %n, %v = %x) : tensor<i32>, {T}, {T}
  cond {{
    %e = stablehlo.slice %k [0:1, 0:1] : ({T}) -> tensor<1x1xf32>
    %f = stablehlo.reshape %e : (tensor<1x1xf32>) -> tensor<f32>
    %g = stablehlo.compare LT, %f, %far : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %l = stablehlo.compare LT, %i, %three : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %p = stablehlo.and %g, %l : tensor<i1>
    stablehlo.return %p : tensor<i1>
  }} do {{
    %a = stablehlo.add %v, %k : {T}
    %q:3 = stablehlo.while(%j = %zero, %m = %k, %w = %a) : tensor<i32>, {T}, {T}
    cond {{
      %t = stablehlo.compare LT, %j, %three : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %t : tensor<i1>
    }} do {{
      %b = stablehlo.multiply %w, %m : {T}
      %c = stablehlo.add %j, %one : tensor<i32>
      stablehlo.return %c, %m, %b : tensor<i32>, {T}, {T}
    }}
    %d = stablehlo.subtract %q#2, %q#1 : {T}
    %h = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %h, %k, %d : tensor<i32>, {T}, {T}
  }}
  return %r#1, %r#2 : {T}, {T}
}}"""


@pytest.mark.parametrize("engine", ["reference", "cpu"])
@pytest.mark.parametrize("number", [0.5, 2.0e6])
def test_loops_give_what_they_gave(engine: str, number: float) -> None:
    module = opspec.load(NESTED)
    assert len(carried_numbers(import_module(module))) == 1
    assert not carried_numbers(prepared(import_module(module)))
    x = np.random.default_rng(0).standard_normal((6, 5)).astype(np.float32)
    wanted = opspec.compile(module, engine="numpy")(x, np.float32(number))
    found = opspec.compile(module, engine=engine)(x, np.float32(number))
    assert [y.tobytes() for y in found] == [y.tobytes() for y in wanted]


def test_the_gradient_of_a_sum_has_no_array_of_ones() -> None:
    def total(w: jax.Array, x: jax.Array) -> jax.Array:
        return lax.scan(lambda carried, y: (jnp.sin(carried * w + y),) * 2, x[0], x)[1].sum()

    w, x = np.float32(0.3), np.random.default_rng(0).standard_normal((50, 7)).astype(np.float32)
    module = import_module(opspec.load(jax.jit(jax.grad(total)).lower(w, x).as_text()))
    first, second = _carried(module)
    assert _carried(prepared(module)) == [first, second - 1]
    (found,) = opspec.compile(module, engine="cpu")(w, x)
    np.testing.assert_allclose(found, jax.jit(jax.grad(total))(w, x), rtol=1e-5)


def _carried(module: ModuleView) -> list[int]:
    """How many arrays that are as long as the scan each loop carries."""
    loops = [view for view in module.walk() if view.name == "stablehlo.while"]
    return [[str(type_) for type_ in loop.operand_types].count("tensor<50x7xf32>") for loop in loops]
