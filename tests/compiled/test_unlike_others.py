"""Programs that few are like, and that were wrong: each by one engine, or for one set of instructions."""

from __future__ import annotations

import warnings

import ml_dtypes
import numpy as np
import pytest

import opspec
from opspec.values.arrays import Array, DType


def agree(text: str, *given: Array) -> None:
    """All engines give the same bytes, and LLVM takes the code."""
    module = opspec.load(text)
    wanted = [x.tobytes() for x in opspec.compile(module, engine="numpy")(*given)]
    for engine in ("reference", "cpu"):
        with warnings.catch_warnings():
            warnings.simplefilter("error")
            program = opspec.compile(module, engine=engine)
        assert [x.tobytes() for x in program(*given)] == wanted


@pytest.mark.parametrize("element", ["i16", "ui16"])
def test_a_convolution_of_integers_wraps_in_a_program_that_is_one_function(element: str) -> None:
    rng, dtype = np.random.default_rng(0), np.dtype(np.int16 if element == "i16" else np.uint16)
    x, k = (rng.integers(0, 1 << 16, shape).astype(dtype) for shape in ((1, 64, 8, 8), (1, 1, 64, 17)))
    types = [f"tensor<{'x'.join(map(str, shape))}x{element}>" for shape in (x.shape, k.shape, (1, 8, 8, 17))]
    text = f"""func.func @main(%a: {types[0]}, %k: {types[1]}) -> {types[2]} {{
  %0 = stablehlo.convolution(%a, %k) dim_numbers = [b, f, 0, 1]x[0, 1, i, o]->[b, 0, 1, f], window = {{}}
    {{batch_group_count = 1 : i64, feature_group_count = 1 : i64}} : ({types[0]}, {types[1]}) -> {types[2]}
  %1 = stablehlo.add %0, %0 : {types[2]}
  return %1 : {types[2]}
}}"""
    agree(text, x, k)


@pytest.mark.parametrize("dtype", [np.int16, np.float16, ml_dtypes.bfloat16])
@pytest.mark.parametrize("offset", [0, 1, 2, 3])
def test_numbers_of_16_bits_may_begin_at_any_byte(dtype: DType, offset: int) -> None:
    """As what is read out of a file does, where something stands in front of it."""
    element = {"int16": "i16", "float16": "f16", "bfloat16": "bf16"}[np.dtype(dtype).name]
    x = (np.arange(91) * 331 % 7001).astype(np.int16).view(dtype)
    given = np.frombuffer(b"." * offset + x.tobytes(), dtype, offset=offset)
    text = f"""func.func @main(%a: tensor<91x{element}>) -> (tensor<46x{element}>, tensor<91x{element}>) {{
  %0 = stablehlo.slice %a [0:91:2] : (tensor<91x{element}>) -> tensor<46x{element}>
  %1 = stablehlo.reverse %a, dims = [0] : tensor<91x{element}>
  return %0, %1 : tensor<46x{element}>, tensor<91x{element}>
}}"""
    for engine in ("cpu", "reference"):
        found = opspec.compile(opspec.load(text), engine=engine)(given)
        assert [y.tobytes() for y in found] == [x[::2].tobytes(), x[::-1].tobytes()]


def test_a_truth_value_chooses_itself() -> None:
    rng, row = np.random.default_rng(0), "tensor<5x64xi1>"
    text = f"""func.func @main(%a: {row}, %x: tensor<5x64xf32>, %y: tensor<5x64xf32>) -> tensor<5x64xf32> {{
  %0 = stablehlo.constant dense<true> : tensor<i1>
  %1 = stablehlo.reduce(%a init: %0) applies stablehlo.and across dimensions = [1] : ({row}, tensor<i1>) -> tensor<5xi1>
  %2 = stablehlo.broadcast_in_dim %1, dims = [0] : (tensor<5xi1>) -> {row}
  %3 = stablehlo.select %2, %a, %2 : {row}, {row}
  %4 = stablehlo.select %3, %x, %y : {row}, tensor<5x64xf32>
  return %4 : tensor<5x64xf32>
}}"""
    truth = np.ones((5, 64), bool)
    truth[1, 3] = False
    agree(text, truth, *(rng.standard_normal((5, 64)).astype(np.float32) for _ in range(2)))


def test_a_region_gives_a_constant() -> None:
    text = """func.func @main(%a: tensor<4x16xi32>, %b: tensor<i32>) -> tensor<4xi32> {
  %0 = "stablehlo.reduce"(%a, %b) ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %1 = stablehlo.constant dense<3> : tensor<i32>
    stablehlo.return %1 : tensor<i32>
  }) {dimensions = array<i64: 1>} : (tensor<4x16xi32>, tensor<i32>) -> tensor<4xi32>
  return %0 : tensor<4xi32>
}"""
    agree(text, np.zeros((4, 16), np.int32), np.int32(0))


@pytest.mark.parametrize("factor", [-5, -7, -8, -9])
def test_half_of_few_numbers_below_zero(factor: int) -> None:
    """What LLVM's code generator takes for the numbers themselves, where it writes a division by 2."""
    text = f"""func.func @main(%x: tensor<100xi64>) -> (tensor<100xi64>, tensor<100xi64>) {{
  %a = stablehlo.constant dense<15> : tensor<100xi64>
  %b = stablehlo.constant dense<{factor}> : tensor<100xi64>
  %c = stablehlo.constant dense<2> : tensor<100xi64>
  %0 = stablehlo.and %x, %a : tensor<100xi64>
  %1 = stablehlo.multiply %0, %b : tensor<100xi64>
  %2 = stablehlo.divide %1, %c : tensor<100xi64>
  %3 = stablehlo.remainder %1, %c : tensor<100xi64>
  return %2, %3 : tensor<100xi64>, tensor<100xi64>
}}"""
    x = np.arange(100)
    agree(text, x)
    (half, rest) = opspec.compile(opspec.load(text), engine="cpu")(x)
    exact = factor * (x & 15)
    assert half.tolist() == [-(-int(each) // 2) for each in exact]
    assert (2 * half + rest == exact).all()


def test_every_other_element_of_rows_turned_around_and_made_one() -> None:
    """Places that are half of a multiple, counted down."""
    text = """func.func @main(%x: tensor<11x64xi64>) -> tensor<304xi64> {
  %z = stablehlo.constant dense<0> : tensor<i64>
  %0 = stablehlo.broadcast_in_dim %x, dims = [0, 1] : (tensor<11x64xi64>) -> tensor<11x64x2xi64>
  %1 = stablehlo.reshape %0 : (tensor<11x64x2xi64>) -> tensor<11x128xi64>
  %2 = stablehlo.pad %1, %z, low = [3, 1], high = [2, 0], interior = [0, 0]
    : (tensor<11x128xi64>, tensor<i64>) -> tensor<16x129xi64>
  %3 = stablehlo.slice %2 [0:16, 1:129:7] : (tensor<16x129xi64>) -> tensor<16x19xi64>
  %4 = stablehlo.reverse %3, dims = [1] : tensor<16x19xi64>
  %5 = stablehlo.reshape %4 : (tensor<16x19xi64>) -> tensor<304xi64>
  %6 = stablehlo.add %5, %5 : tensor<304xi64>
  return %6 : tensor<304xi64>
}"""
    x = np.arange(704).reshape(11, 64)
    wanted = np.pad(np.repeat(x, 2, 1), ((3, 2), (1, 0)))[:, 1::7][:, ::-1].reshape(-1)
    agree(text, x)
    (found,) = opspec.compile(opspec.load(text), engine="cpu")(x)
    assert (found == 2 * wanted).all()
