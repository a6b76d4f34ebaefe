"""Shardings spread while one waits for them."""

from __future__ import annotations

from time import process_time

import opspec
from opspec.propagation.propagate import propagate

MOST = 3.0  # seconds for 12,000 ops; a third of that where nobody else computes
WIDE, NARROW = "tensor<32x256xf32>", "tensor<32x64xf32>"
LAYER = f"""
  %a{{n}} = stablehlo.dot_general %x{{p}}, %w0, contracting_dims = [1] x [0] : ({NARROW}, tensor<64x256xf32>) -> {WIDE}
  %c{{n}} = stablehlo.constant dense<0.5> : tensor<f32>
  %d{{n}} = stablehlo.broadcast_in_dim %c{{n}}, dims = [] : (tensor<f32>) -> {WIDE}
  %e{{n}} = stablehlo.tanh %a{{n}} : {WIDE}
  %f{{n}} = stablehlo.multiply %e{{n}}, %d{{n}} : {WIDE}
  %g{{n}} = stablehlo.dot_general %f{{n}}, %w1, contracting_dims = [1] x [0] : ({WIDE}, tensor<256x64xf32>) -> {NARROW}
  %h{{n}} = stablehlo.reshape %g{{n}} : ({NARROW}) -> tensor<32x8x8xf32>
  %i{{n}} = stablehlo.transpose %h{{n}}, dims = [0, 2, 1] : (tensor<32x8x8xf32>) -> tensor<32x8x8xf32>
  %j{{n}} = stablehlo.reshape %i{{n}} : (tensor<32x8x8xf32>) -> {NARROW}
  %x{{n}} = stablehlo.add %j{{n}}, %x{{p}} : {NARROW}
"""


def layers(count: int) -> str:
    body = "".join(LAYER.format(n=at + 1, p=at) for at in range(count))
    rows = '{sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {?}]>}'
    columns = '{sdy.sharding = #sdy.sharding<@mesh, [{?}, {"y"}]>}'
    return (
        'sdy.mesh @mesh = <["x"=4, "y"=2]>\n'
        f"func.func @main(%x0: {NARROW} {rows}, %w0: tensor<64x256xf32> {columns}, %w1: tensor<256x64xf32>)"
        f" -> {NARROW} {{\n{body}  return %x{count} : {NARROW}\n}}\n"
    )


def test_twelve_thousand_ops_take_three_seconds() -> None:
    propagate(opspec.load(layers(2)))  # loads op files
    module = opspec.load(layers(1200))
    before = process_time()
    found = propagate(module)
    assert process_time() - before < MOST
    assert all(place.sharding is not None for place in found.graph.places if place.type.rank)


def test_two_thousand_copies_of_functions_take_seconds() -> None:
    type_ = "tensor<8xf32>"
    head, calls = f"(%x: {type_}) -> {type_} {{\n  %0 =", f"(%x) : ({type_}) -> {type_}\n  %1 ="
    text = 'sdy.mesh @mesh = <["x"=2]>\n'
    for at in range(10):
        name, end = f"private @f{at}" if at else "@main", f"(%0) : ({type_}) -> {type_}\n  return %1 : {type_}\n}}\n"
        text += f"func.func {name}{head} call @f{at + 1}{calls} call @f{at + 1}{end}"
    text += f"func.func private @f10{head} stablehlo.tanh %x : {type_}\n  return %0 : {type_}\n}}\n"
    propagate(opspec.load(layers(2)))  # loads op files
    module = opspec.load(text)
    before = process_time()
    propagate(module)
    assert process_time() - before < 2 * MOST  # 12 s, where each looks at all others
    assert str(module).count("func.func") == 11
