"""Memory of groups of kernels: there from the first kernel that needs it to the last, taken over where it may be."""

from __future__ import annotations

import tracemalloc

import numpy as np
import pytest

import opspec
from opspec.compiled.fusion import Group
from opspec.compiled.group_memory import moments_of, taken_over
from opspec.compiled.shown import blocks_of
from opspec.programs.records import import_module

pytest.importorskip("llvmlite", reason="the extra opspec[fast] is not installed")

SIDE = 512
T = f"tensor<{SIDE}x{SIDE}xf32>"
ROW = f"tensor<{SIDE}xf32>"


def stages(count: int) -> str:
    """Rows, then columns, are divided by their sums, again and again: each division is stored."""
    lines, at = ["%zero = stablehlo.constant dense<0.0> : tensor<f32>"], "%x"
    for stage in range(count):
        along, kept = stage % 2, 1 - stage % 2
        summed = f"(%a{stage} init: %zero) applies stablehlo.add across dimensions = [{along}]"
        lines += [
            f"%a{stage} = stablehlo.abs {at} : {T}",
            f"%s{stage} = stablehlo.reduce{summed} : ({T}, tensor<f32>) -> {ROW}",
            f"%b{stage} = stablehlo.broadcast_in_dim %s{stage}, dims = [{kept}] : ({ROW}) -> {T}",
            f"%d{stage} = stablehlo.divide {at}, %b{stage} : {T}",
        ]
        at = f"%d{stage}"
    body = "\n  ".join(lines)
    return f"func.func @main(%x: {T}) -> {T} {{\n  {body}\n  return {at} : {T}\n}}\n"


def group(text: str) -> Group:
    (block,) = blocks_of(import_module(opspec.load(text)))
    (step,) = (step for step in block.steps if isinstance(step, Group))
    return step


def peak(text: str, *arguments: np.ndarray) -> int:
    """The most bytes of a run besides its arguments."""
    program = opspec.compile(opspec.load(text), engine="cpu")
    program(*arguments)
    tracemalloc.start()
    try:
        before = tracemalloc.get_traced_memory()[0]
        tracemalloc.reset_peak()
        program(*arguments)
        return tracemalloc.get_traced_memory()[1] - before
    finally:
        tracemalloc.stop()


def test_what_is_stored_is_dropped_after_its_last_use() -> None:
    plan = group(stages(6)).plan
    moments = moments_of(plan)
    made = [buffer.number for moment in moments for buffer in moment.makes]
    dropped = [number for moment in moments for number in moment.drops]
    assert len(made) >= 5
    assert [at for moment in moments for at in moment.gives] == [0]
    assert sorted(made) == sorted(dropped)
    x = np.random.default_rng(0).standard_normal((SIDE, SIDE)).astype(np.float32)
    assert peak(stages(12), x) <= 2.05 * x.nbytes


def test_an_array_that_ends_takes_the_result_and_one_of_the_caller_does_not() -> None:
    text = f"""
func.func @main(%x: {T}, %w: {T}) -> {T} {{
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : ({T}, {T}) -> {T}
  %1 = stablehlo.multiply %0, %x : {T}
  %2 = stablehlo.subtract %1, %0 : {T}
  return %2 : {T}
}}
"""
    rng = np.random.default_rng(0)
    x, w = (rng.integers(-8, 8, (SIDE, SIDE)).astype(np.float32) for _ in range(2))
    kept = x.copy()
    (found,) = opspec.compile(opspec.load(text), engine="cpu")(x, w)
    product = x @ w
    np.testing.assert_array_equal(found, product * x - product)
    np.testing.assert_array_equal(x, kept)
    assert peak(text, x, w) < 1.5 * x.nbytes


def test_a_result_takes_no_array_that_is_read_elsewhere_too() -> None:
    """An element of the result needs others than its own."""
    text = f"""
func.func @main(%x: {T}) -> {T} {{
  %0 = stablehlo.transpose %x, dims = [1, 0] : ({T}) -> {T}
  %1 = stablehlo.add %x, %0 : {T}
  return %1 : {T}
}}
"""
    same = ("f32", (SIDE, SIDE))
    assert taken_over(group(text).plan, [same], [same]) is None
    alone = text.replace("stablehlo.add %x, %0", "stablehlo.add %x, %x")
    found = taken_over(group(alone).plan, [same], [same])
    assert found is not None
    assert found.arguments == (0,)
    assert taken_over(group(alone).plan, [same], [("i32", (SIDE, SIDE))]) is None
