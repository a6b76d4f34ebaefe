"""What has no elements is not read, and sums of none are zero, though machine code stands in for libraries."""

from __future__ import annotations

import ml_dtypes
import numpy as np
import pytest

import opspec
from tests.compiled.loops import looping

DTYPES = {"f32": np.float32, "bf16": ml_dtypes.bfloat16, "f16": np.float16, "i8": np.int8, "i32": np.int32}
SIZES = [(0, 3, 4), (3, 0, 4), (3, 4, 0), (0, 0, 3), (70, 0, 65)]


def product(type_: str, result: str, sizes: tuple[int, int, int]) -> str:
    rows, terms, columns = sizes
    left, right, made = f"{rows}x{terms}x{type_}", f"{terms}x{columns}x{type_}", f"{rows}x{columns}x{result}"
    return f"""stablehlo.dot_general %a0, %a1, contracting_dims = [1] x [0]
      : (tensor<{left}>, tensor<{right}>) -> tensor<{made}>"""


def types_of(type_: str, sizes: tuple[int, int, int]) -> list[str]:
    rows, terms, columns = sizes
    return [f"tensor<{rows}x{terms}x{type_}>", f"tensor<{terms}x{columns}x{type_}>"]


@pytest.mark.parametrize("sizes", SIZES, ids=str)
@pytest.mark.parametrize(
    ("type_", "result"), [("f32", "f32"), ("bf16", "f32"), ("bf16", "bf16"), ("f16", "f32"), ("i8", "i32")]
)
def test_products(type_: str, result: str, sizes: tuple[int, int, int]) -> None:
    rows, terms, columns = sizes
    x, y = np.ones((rows, terms), DTYPES[type_]), np.ones((terms, columns), DTYPES[type_])
    given, made = types_of(type_, sizes), f"tensor<{rows}x{columns}x{result}>"
    alone = f"""func.func @main(%a0: {given[0]}, %a1: {given[1]}) -> {made} {{
      %b = {product(type_, result, sizes)}
      return %b : {made}
    }}"""
    (found,) = opspec.compile(opspec.load(alone), engine="cpu")(x, y)
    assert (found.dtype, found.shape) == (DTYPES[result], (rows, columns))
    assert not np.asarray(found, np.float32).any()
    body = f"%b0 = stablehlo.negate %a0 : {given[0]}\n%b1 = stablehlo.negate %a1 : {given[1]}\n"
    body += f"%p = {product(type_, result, sizes)}\n%b2 = stablehlo.add %a2, %p : {made}"
    turned = opspec.compile(opspec.load(looping(3, [*given, made], body)), engine="cpu")
    start = np.full((rows, columns), 5, DTYPES[result])
    assert (np.asarray(turned(x, y, start)[2], np.float32) == 5).all()


@pytest.mark.parametrize("type_", ["f32", "bf16", "f16"])
@pytest.mark.parametrize("sizes", [(0, 2, 5, 3), (1, 0, 5, 3), (1, 2, 0, 3), (1, 2, 5, 0)], ids=str)
def test_convolutions(type_: str, sizes: tuple[int, int, int, int]) -> None:
    count, features, size, made = sizes
    given = f"tensor<{count}x{features}x{size}x{type_}>", f"tensor<{made}x{features}x3x{type_}>"
    result = f"tensor<{count}x{made}x{size}x{type_}>"
    text = f"""func.func @main(%x: {given[0]}, %k: {given[1]}) -> {result} {{
      %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {{pad = [[1, 1]]}}
        {{batch_group_count = 1 : i64, feature_group_count = 1 : i64}} : ({given[0]}, {given[1]}) -> {result}
      return %0 : {result}
    }}"""
    x, k = np.ones((count, features, size), DTYPES[type_]), np.ones((made, features, 3), DTYPES[type_])
    (found,) = opspec.compile(opspec.load(text), engine="cpu")(x, k)
    assert found.shape == (count, made, size)
    assert not np.asarray(found, np.float32).any()
