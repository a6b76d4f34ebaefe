"""Rows of few values each, as pictures' colours are: what lies alike in each turn is loaded as it lies."""

from __future__ import annotations

import ml_dtypes
import numpy as np
import pytest

import opspec
from opspec.compiled.fused_blocks import KernelGroup
from opspec.compiled.native import machine_code
from opspec.compiled.native.kernels import kernel_text
from opspec.compiled.shown import blocks_of
from opspec.programs.records import import_module
from opspec.values.arrays import Array
from tests.compiled.native.kernels import EACH_SET, machine
from tests.samples import crossed

DTYPES = {"ui8": np.uint8, "i1": np.bool_, "bf16": ml_dtypes.bfloat16, "f32": np.float32, "f64": np.float64}
COLOURS = (2, 3, 4, 5, 7, 12)


def program(element: str, rows: int, columns: int, colours: int) -> str:
    """Pictures with their colours, and their columns, the other way round; the first colours, and with each the last;
    a number of each colour, and one of each place; and planes of colours put together.
    """
    given, plane = f"tensor<{rows}x{columns}x{colours}x{element}>", f"tensor<{rows}x{columns}x{element}>"
    planes, some = f"tensor<{colours}x{rows}x{columns}x{element}>", f"tensor<{rows}x{columns}x{colours - 1}x{element}>"
    last, one = f"tensor<{rows}x{columns}x1x{element}>", f"tensor<{colours}x{element}>"
    ends = f"0:{rows}, 0:{columns}"
    return f"""func.func @main(%x: {given}, %w: {one}, %k: {plane}, %p: {planes})
    -> ({given}, {given}, {some}, {given}, {given}, {given}) {{
  %a = stablehlo.reverse %x, dims = [2] : {given}
  %b = stablehlo.reverse %x, dims = [1] : {given}
  %c0 = stablehlo.slice %x [{ends}, 0:{colours - 1}] : ({given}) -> {some}
  %c1 = stablehlo.slice %x [{ends}, {colours - 1}:{colours}] : ({given}) -> {last}
  %c2 = stablehlo.broadcast_in_dim %c1, dims = [0, 1, 2] : ({last}) -> {some}
  %c = stablehlo.maximum %c0, %c2 : {some}
  %d0 = stablehlo.broadcast_in_dim %w, dims = [2] : ({one}) -> {given}
  %d = stablehlo.minimum %x, %d0 : {given}
  %e0 = stablehlo.broadcast_in_dim %k, dims = [0, 1] : ({plane}) -> {given}
  %e = stablehlo.maximum %x, %e0 : {given}
  %f = stablehlo.transpose %p, dims = [1, 2, 0] : ({planes}) -> {given}
  return %a, %b, %c, %d, %e, %f : {given}, {given}, {some}, {given}, {given}, {given}
}}"""


def wanted(x: Array, w: Array, k: Array, p: Array) -> list[Array]:
    some = np.maximum(x[..., :-1], x[..., -1:])
    return [x[..., ::-1], x[:, ::-1], some, np.minimum(x, w), np.maximum(x, k[..., None]), p.transpose(1, 2, 0)]


def numbers(element: str, *shape: int) -> Array:
    return np.random.default_rng(sum(shape)).integers(0, 2 if element == "i1" else 200, shape).astype(DTYPES[element])


def given_numbers(element: str, rows: int, columns: int, colours: int) -> list[Array]:
    shapes = ((rows, columns, colours), (colours,), (rows, columns), (colours, rows, columns))
    return [numbers(element, *shape) for shape in shapes]


@pytest.mark.parametrize(("instructions", "element"), crossed(EACH_SET, [*DTYPES]))
@pytest.mark.parametrize("colours", COLOURS)
def test_numbers_are_where_they_belong(
    colours: int, instructions: str, element: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(machine_code, "machine", lambda: machine(instructions))
    for columns in (1, 48, 67):
        given = given_numbers(element, 3, columns, colours)
        found = opspec.compile(opspec.load(program(element, 3, columns, colours)), engine="cpu")(*given)
        for mine, right in zip(found, wanted(*given), strict=True):
            assert np.array_equal(mine, right)


@pytest.mark.parametrize("instructions", EACH_SET)
@pytest.mark.parametrize(("columns", "colours"), [(16, 3), (67, 3), (41, 4), (24, 7)])
def test_nothing_beside_a_picture_is_read(
    columns: int, colours: int, instructions: str, alone: memoryview, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(machine_code, "machine", lambda: machine(instructions))
    x, *others = given_numbers("ui8", 3, columns, colours)
    compiled = opspec.compile(opspec.load(program("ui8", 3, columns, colours)), engine="cpu")
    for first in (0, 1, len(alone) - x.nbytes):
        there = np.frombuffer(alone, x.dtype, x.size, first).reshape(x.shape)
        there[:] = x
        for mine, right in zip(compiled(there, *others), wanted(x, *others), strict=True):
            assert np.array_equal(mine, right)


@pytest.mark.parametrize("instructions", EACH_SET)
@pytest.mark.parametrize(("columns", "colours"), [(64, 3), (64, 4), (67, 3), (80, 5)])
def test_no_element_is_gathered(columns: int, colours: int, instructions: str) -> None:
    texts = texts_of(program("ui8", 3, columns, colours), instructions)
    assert texts
    assert not [text for text in texts if "masked.gather" in text or "insertelement" in text]


@pytest.mark.parametrize(("width", "put_in_order"), [(12, True), (28, False)])
def test_few_are_put_in_order(width: int, put_in_order: bool) -> None:
    """Sums of 2x2, in rows of 6 and of 14: four loads for three vectors, and for seven, which LLVM is long about."""
    text = f"""func.func @main(%x: tensor<9x8x{width}xf32>) -> tensor<9x4x{width // 2}xf32> {{
  %c = stablehlo.constant dense<0.0> : tensor<f32>
  %r = "stablehlo.reduce_window"(%x, %c) <{{
    window_dimensions = array<i64: 1, 2, 2>, window_strides = array<i64: 1, 2, 2>
  }}> ({{
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %m = stablehlo.add %a, %b : tensor<f32>
      stablehlo.return %m : tensor<f32>
  }}) : (tensor<9x8x{width}xf32>, tensor<f32>) -> tensor<9x4x{width // 2}xf32>
  return %r : tensor<9x4x{width // 2}xf32>
}}"""
    (found,) = texts_of(text, "sse2")
    assert ("masked.gather" in found or "insertelement" in found) != put_in_order


def texts_of(text: str, instructions: str) -> list[str]:
    (block,) = blocks_of(import_module(opspec.load(text)))
    groups = [step for step in block.steps if isinstance(step, KernelGroup)]
    kernels = [kernel for group in groups for kernel in group.plan.kernels]
    return [kernel_text(kernel, machine(instructions).target).text for kernel in kernels]
