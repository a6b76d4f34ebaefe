"""Narrow elements that are gathered out of words: the right ones, and nothing of a page beside theirs is read."""

from __future__ import annotations

import ml_dtypes
import numpy as np
import pytest

import opspec
from opspec.compiled.native import machine_code
from opspec.values.arrays import Array
from tests.compiled.native.kernels import EACH_SET, machine

DTYPES = {"ui8": np.uint8, "i8": np.int8, "i1": np.bool_, "bf16": ml_dtypes.bfloat16, "ui16": np.uint16}
SIZE = 61


def picked(element: str, picks: int) -> str:
    """One after another of what indices say; those beyond the end are the last."""
    given, made = f"tensor<{SIZE}x{element}>", f"tensor<{picks}x{element}>"
    return f"""func.func @main(%x: {given}, %i: tensor<{picks}x1xi32>) -> {made} {{
  %r = "stablehlo.gather"(%x, %i) <{{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0],
    start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}}>
    : ({given}, tensor<{picks}x1xi32>) -> {made}
  return %r : {made}
}}"""


def thrice(element: str, rows: int) -> str:
    """Each element three times, and the same beside it."""
    made = f"tensor<{rows}x3x{element}>"
    return f"""func.func @main(%x: tensor<{rows}x{element}>, %y: {made}) -> ({made}, {made}) {{
  %b = stablehlo.broadcast_in_dim %x, dims = [0] : (tensor<{rows}x{element}>) -> {made}
  %r = stablehlo.maximum %b, %y : {made}
  %s = stablehlo.minimum %b, %y : {made}
  return %r, %s : {made}, {made}
}}"""


def numbers(element: str, *shape: int) -> Array:
    rng = np.random.default_rng(0)
    return rng.integers(0, 2 if element == "i1" else 100, shape).astype(DTYPES[element])


@pytest.mark.parametrize("instructions", EACH_SET)
@pytest.mark.parametrize("element", DTYPES)
def test_elements_at_the_edges_of_a_page(
    element: str, instructions: str, alone: memoryview, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(machine_code, "machine", lambda: machine(instructions))
    x, rng = numbers(element, SIZE), np.random.default_rng(1)
    index = np.append(rng.integers(-3, SIZE + 3, 126), [0, SIZE - 1]).astype(np.int32)[:, None]
    program = opspec.compile(opspec.load(picked(element, len(index))), engine="cpu")
    wanted = x[np.clip(index[:, 0], 0, SIZE - 1)]
    for first in (0, x.itemsize, 2 * x.itemsize, 3 * x.itemsize, len(alone) - x.nbytes):
        there = np.frombuffer(alone, x.dtype, SIZE, first)
        there[:] = x
        assert np.array_equal(program(there, index)[0], wanted)


@pytest.mark.parametrize("instructions", EACH_SET)
@pytest.mark.parametrize("element", DTYPES)
@pytest.mark.parametrize("rows", [5, 64, 337])
def test_elements_that_are_read_three_times(
    element: str, rows: int, instructions: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(machine_code, "machine", lambda: machine(instructions))
    x, y = numbers(element, rows), numbers(element, rows, 3)[::-1].copy()
    most, least = opspec.compile(opspec.load(thrice(element, rows)), engine="cpu")(x, y)
    assert np.array_equal(most, np.maximum(x[:, None], y))
    assert np.array_equal(least, np.minimum(x[:, None], y))
