"""Quantized elements in kernels, with the stored integers that the definitions give."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import pytest

import opspec
from opspec.compiled.engine_names import is_installed
from opspec.compiled.engines import compile as compile_by
from opspec.compiled.shown import blocks_of, plan_data
from opspec.programs.records import import_module
from opspec.values.arrays import Array
from tests.compiled.loops import looping
from tests.samples import crossed

ENGINES = ["reference", pytest.param("cpu", marks=pytest.mark.skipif(not is_installed(), reason="llvmlite is absent"))]
CHAIN = """
func.func @main(%x: tensor<4x37xR>, %q: tensor<4x37xP>) -> (tensor<4x37xQ>, tensor<4x37xR>) {
  %a = stablehlo.uniform_quantize %x : (tensor<4x37xR>) -> tensor<4x37xQ>
  %b = stablehlo.uniform_quantize %q : (tensor<4x37xP>) -> tensor<4x37xQ>
  %c = stablehlo.add %a, %b : tensor<4x37xQ>
  %d = stablehlo.multiply %c, %b : tensor<4x37xQ>
  %f = stablehlo.uniform_dequantize %d : (tensor<4x37xQ>) -> tensor<4x37xR>
  return %c, %f : tensor<4x37xQ>, tensor<4x37xR>
}
"""
TYPES = {
    "one scale": ("f32", "!quant.uniform<i8:f32, 0.25:7>", "!quant.uniform<u8:f32, 0.1:128>"),
    "a scale for each row": (
        "f32",
        "!quant.uniform<i8:f32, 0.25>",
        "!quant.uniform<i8:f32:0, {0.1:3, 0.2:-4, 0.05, 0.3}>",
    ),
    "four bits": ("f32", "!quant.uniform<i4:f32, 0.5:-1>", "!quant.uniform<u4:f32, 0.3:2>"),
    "a narrow range": ("f32", "!quant.uniform<i8<-100:90>:f32, 0.02:3>", "!quant.uniform<i16:f32, 0.001:-9>"),
    "thirty-two bits": ("f32", "!quant.uniform<i32:f32, 1.0e-6>", "!quant.uniform<i32:f32, 1.0e-6:-2147483648>"),
    "bf16": ("bf16", "!quant.uniform<i8:bf16, 0.25:7>", "!quant.uniform<u8:bf16, 0.1:128>"),
    "f16": ("f16", "!quant.uniform<i8:f16, 0.25:7>", "!quant.uniform<u8:f16, 0.1:128>"),
    "f64": ("f64", "!quant.uniform<i32:f64, 0.25:7>", "!quant.uniform<i8:f64, 0.1:28>"),
}


def given(text: str) -> list[Array]:
    """Numbers of all sizes for floats, all integers for what is stored."""
    rng = np.random.default_rng(3)
    found = []
    for type_ in import_module(opspec.load(text)).functions["main"].regions[0].block.types:
        dtype, shape = type_.element.dtype, tuple(type_.shape)  # type: ignore[union-attr]
        if type_.element.kind == "float":  # type: ignore[union-attr]
            numbers = rng.standard_normal(shape) * 4.0 ** rng.integers(-3, 6, shape)
            numbers.flat[:4] = np.nan, np.inf, -np.inf, -0.0
            found.append(numbers.astype(dtype))
        else:
            least, most = (-(2**31), 2**31 - 1) if dtype == np.int32 else (-(2**15), 2**15 - 1)
            found.append(rng.integers(least, most, shape).astype(dtype))
    return found


def agree(text: str, engine: str, arguments: Sequence[Array] = ()) -> None:
    module, x = opspec.load(text), arguments or given(text)
    for found, wanted in zip(compile_by(module, engine=engine)(*x), opspec.run(module, *x), strict=True):
        assert found.dtype == wanted.dtype
        assert np.array_equal(found.astype(np.float64), wanted.astype(np.float64), equal_nan=True)


@pytest.mark.parametrize(("kind", "engine"), crossed(list(TYPES), ENGINES))
def test_a_chain_is_fused_and_gives_the_integers_of_numpy(kind: str, engine: str) -> None:
    text, types = CHAIN, TYPES[kind]
    for name, type_ in zip("RQP", types, strict=True):
        text = text.replace(f"x{name}>", f"x{type_}>")
    plan = plan_data(blocks_of(import_module(opspec.load(text))))
    assert plan["fused"] == 5
    assert plan["kernels"] == 1
    agree(text, engine)


BESIDE_OTHERS = """
func.func @main(%q: tensor<5x40000xQ>, %x: tensor<1x40000xf32>, %z: tensor<f32>)
    -> (tensor<6x40000xf32>, tensor<7x40000xf32>) {
  %d = stablehlo.uniform_dequantize %q : (tensor<5x40000xQ>) -> tensor<5x40000xf32>
  %c = stablehlo.concatenate %d, %x, dim = 0 : (tensor<5x40000xf32>, tensor<1x40000xf32>) -> tensor<6x40000xf32>
  %p = stablehlo.pad %d, %z, low = [1, 0], high = [1, 0], interior = [0, 0]
    : (tensor<5x40000xf32>, tensor<f32>) -> tensor<7x40000xf32>
  return %c, %p : tensor<6x40000xf32>, tensor<7x40000xf32>
}
""".replace("Q", "!quant.uniform<i8:f32:0, {0.1,0.25,0.7,0.3,0.9}>")


@pytest.mark.parametrize("engine", ENGINES)
def test_rows_that_have_no_scale_stand_beside_those_that_have(engine: str) -> None:
    """A kernel knows the row of each range; nobody asks for the scale of those that are of another tensor."""
    assert plan_data(blocks_of(import_module(opspec.load(BESIDE_OTHERS))))["fused"] == 3
    agree(BESIDE_OTHERS, engine)


SUM = """
func.func @main(%x: tensor<5x40xQ>, %z: tensor<Q>) -> tensor<5xQ> {
  %n = stablehlo.negate %x : tensor<5x40xQ>
  %t = stablehlo.transpose %n, dims = [1, 0] : (tensor<5x40xQ>) -> tensor<40x5xQ>
  %s = "stablehlo.slice"(%t) {start_indices = array<i64: 0, 0>, limit_indices = array<i64: 7, 5>,
    strides = array<i64: 1, 1>} : (tensor<40x5xQ>) -> tensor<7x5xQ>
  %r = "stablehlo.reduce"(%s, %z) ({
    ^bb0(%a: tensor<Q>, %b: tensor<Q>):
      %c = stablehlo.add %a, %b : tensor<Q>
      stablehlo.return %c : tensor<Q>
  }) {dimensions = array<i64: 0>} : (tensor<7x5xQ>, tensor<Q>) -> tensor<5xQ>
  return %r : tensor<5xQ>
}
""".replace("Q", "!quant.uniform<i8:f32, 0.5:3>")


@pytest.mark.parametrize("engine", ENGINES)
def test_stored_integers_are_moved_and_a_region_computes_with_what_they_stand_for(engine: str) -> None:
    assert plan_data(blocks_of(import_module(opspec.load(SUM))))["fused"] == 4
    agree(SUM, engine, [x % 16 - 8 for x in given(SUM)])  # so that no sum is cut off, and their order does not matter


LOOP = looping(5, ["tensor<40xQ>"], "    %b0 = stablehlo.add %a0, %x0 : tensor<40xQ>\n").replace(
    "Q", "!quant.uniform<i8:f32, 0.5:3>"
)


@pytest.mark.parametrize("engine", ENGINES)
def test_a_loop_carries_them(engine: str) -> None:
    agree(LOOP, engine)


@pytest.mark.skipif(not is_installed(), reason="llvmlite is absent")
def test_such_a_loop_is_one_function() -> None:
    assert plan_data(blocks_of(import_module(opspec.load(LOOP))))["loops"] == 1
