"""Narrow floats in less time, bit by bit what the kernels give; f32 in f64 is in test_observe.py."""

from __future__ import annotations

from typing import Any

import ml_dtypes
import numpy as np
import pytest

import opspec
from opspec.programs.records import import_module
from tests.execution.test_reused_memory import Apart
from tests.samples import crossed

TYPES = {
    "bf16": ml_dtypes.bfloat16,
    "f16": np.float16,
    "f8E4M3FN": ml_dtypes.float8_e4m3fn,
    "f8E5M2": ml_dtypes.float8_e5m2,
    "f8E8M0FNU": ml_dtypes.float8_e8m0fnu,
    "f6E2M3FN": ml_dtypes.float6_e2m3fn,
    "f4E2M1FN": ml_dtypes.float4_e2m1fn,
}
UNARY = ("negate", "abs", "exponential", "log", "tanh", "floor", "is_finite")
BINARY = ("add", "subtract", "multiply", "divide", "maximum", "minimum", "atan2", "remainder")


def program(op: str, operands: int, size: int, element: str) -> Any:
    tensor = f"tensor<{size}x{element}>"
    made = tensor.replace(element, "i1") if op == "is_finite" else tensor
    given = ", ".join(f"%a{at}: {tensor}" for at in range(operands))
    used = ", ".join(f"%a{at}" for at in range(operands))
    types = ", ".join([tensor] * operands)
    line = f'"stablehlo.{op}"({used}) : ({types}) -> {made}'
    return import_module(
        opspec.load(f"func.func @main({given}) -> {made} {{\n  %r = {line}\n  return %r : {made}\n}}\n")
    )


def expect_same(module: Any, *arguments: Any) -> None:
    found, wanted = (p(*arguments)[0] for p in (opspec.compile(module), opspec.compile(module, kernels=Apart())))
    assert found.dtype == wanted.dtype
    with np.errstate(all="ignore"):
        both_nan = (found != found) & (wanted != wanted)
    bits = f"u{found.dtype.itemsize}"
    assert ((found.view(bits) == wanted.view(bits)) | both_nan).all()


@pytest.mark.parametrize(("op", "element"), crossed(list(UNARY), list(TYPES)))
def test_all_values_of_a_narrow_type(op: str, element: str) -> None:
    dtype = np.dtype(TYPES[element])
    every = np.arange(1 << 8 * dtype.itemsize).astype(f"u{dtype.itemsize}").view(dtype)
    expect_same(program(op, 1, every.size, element), every)


@pytest.mark.parametrize(("op", "element"), crossed(list(BINARY), list(TYPES)))
def test_pairs_of_a_narrow_type(op: str, element: str) -> None:
    dtype = np.dtype(TYPES[element])
    random = np.random.default_rng(1)
    bits = [random.integers(0, 1 << 8 * dtype.itemsize, 20_000).astype(f"u{dtype.itemsize}") for _ in range(2)]
    module = program(op, 2, 20_000, element)
    expect_same(module, *(x.view(dtype) for x in bits))
    if element == "bf16":  # ordinary values, and products that f32 has no room for
        ordinary = [random.normal(0, 3, 20_000).astype(dtype) for _ in range(2)]
        expect_same(module, *ordinary)
        small = [np.exp2(random.uniform(-70, -60, 20_000)).astype(dtype) for _ in range(2)]
        expect_same(module, *small)


def test_small_arrays_are_computed_and_large_ones_looked_up_alike() -> None:
    module = program("tanh", 1, 16, "bf16")
    x = np.linspace(-3, 3, 16).astype(TYPES["bf16"])
    expect_same(module, x)
