"""Folds of what other ops lay out anew: read as it lies, not across, and of the same bits everywhere."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest

import opspec
from opspec.compiled import turned_terms
from opspec.compiled.fused_blocks import KernelGroup
from opspec.compiled.shown import blocks_of
from opspec.programs.records import import_module
from opspec.values.arrays import Array
from tests.compiled.native.kernels import EDGE_SETS
from tests.compiled.native.test_bits import agree

ROWS, COLUMNS = 100, 90
GIVEN = f"tensor<{ROWS}x{COLUMNS}xf32>"
View = tuple[str, tuple[int, int], Callable[[Array], Array]]  # %v of %x, its shape, and what NumPy makes of it


def repeated(times: int) -> View:
    shape = ROWS, times * COLUMNS
    text = f"""  %w = stablehlo.broadcast_in_dim %x, dims = [0, 1] : ({GIVEN}) -> tensor<{ROWS}x{COLUMNS}x{times}xf32>
  %v = stablehlo.reshape %w : (tensor<{ROWS}x{COLUMNS}x{times}xf32>) -> {typed(shape)}"""
    return text, shape, lambda x: np.repeat(x, times, 1)


def tiled() -> View:
    shape, many = (ROWS, 3 * COLUMNS), f"tensor<{ROWS}x3x{COLUMNS}xf32>"
    text = f"""  %w = stablehlo.broadcast_in_dim %x, dims = [0, 2] : ({GIVEN}) -> {many}
  %v = stablehlo.reshape %w : ({many}) -> {typed(shape)}"""
    return text, shape, lambda x: np.tile(x, (1, 3))


def interleaved() -> View:
    """The halves of a row in turns."""
    half, turns = COLUMNS // 2, f"tensor<{ROWS}x{COLUMNS // 2}x2xf32>"
    text = f"""  %a = stablehlo.reshape %x : ({GIVEN}) -> tensor<{ROWS}x2x{half}xf32>
  %w = stablehlo.transpose %a, dims = [0, 2, 1] : (tensor<{ROWS}x2x{half}xf32>) -> {turns}
  %v = stablehlo.reshape %w : ({turns}) -> {GIVEN}"""
    return text, (ROWS, COLUMNS), lambda x: x.reshape(ROWS, 2, half).swapaxes(1, 2).reshape(x.shape)


def turned() -> View:
    text = f"  %v = stablehlo.transpose %x, dims = [1, 0] : ({GIVEN}) -> {typed((COLUMNS, ROWS))}"
    return text, (COLUMNS, ROWS), lambda x: x.T


def typed(shape: tuple[int, ...]) -> str:
    return f"tensor<{''.join(f'{size}x' for size in shape)}f32>"


VIEWS: dict[str, View] = {
    "as it is": (f"  %v = stablehlo.reshape %x : ({GIVEN}) -> {GIVEN}", (ROWS, COLUMNS), lambda x: x),
    "its columns turned around": (
        f"  %v = stablehlo.reverse %x, dims = [1] : {GIVEN}",
        (ROWS, COLUMNS),
        lambda x: x[:, ::-1],
    ),
    "all turned around": (
        f"  %v = stablehlo.reverse %x, dims = [0, 1] : {GIVEN}",
        (ROWS, COLUMNS),
        lambda x: x[::-1, ::-1],
    ),
    "twice": repeated(2),
    "three times": repeated(3),
    "five times": repeated(5),
    "tiles": tiled(),
    "halves in turns": interleaved(),
}
TURNED = {"turned": turned()}


def summed(view: str, dimensions: list[int]) -> tuple[str, Callable[[Array], Array]]:
    text, shape, laid = (VIEWS | TURNED)[view]
    given, left = typed(shape), typed(tuple(size for at, size in enumerate(shape) if at not in dimensions))
    program = f"""func.func @main(%x: {GIVEN}) -> {left} {{
  %z = stablehlo.constant dense<0.0> : tensor<f32>
{text}
  %s = stablehlo.reduce(%v init: %z) applies stablehlo.add across dimensions = {dimensions}
    : ({given}, tensor<f32>) -> {left}
  return %s : {left}
}}"""
    return program, lambda x: laid(x).sum(tuple(dimensions))


@pytest.mark.parametrize("view", VIEWS)
def test_sums_of_columns_go_over_all_of_them_at_once(view: str) -> None:
    """Rows of a view lie close, however they do: a column by itself would be read from as many places as it has."""
    program, _ = summed(view, [0])
    assert forms(program) == ["column"]


@pytest.mark.parametrize(
    ("dimensions", "wanted"),
    [([0, 1], ["flat", "row"]), ([0], ["row"]), ([1], ["column"])],
    ids=["all", "rows", "columns"],
)
def test_an_array_is_turned_before_it_is_read_across(dimensions: list[int], wanted: list[str]) -> None:
    assert forms(summed("turned", dimensions)[0]) == wanted


def test_what_is_made_of_rows_reads_what_was_turned_for_their_sums() -> None:
    rows = typed((COLUMNS, ROWS))
    text = summed("turned", [1])[0].replace(f"-> {typed((COLUMNS,))} {{", f"-> {rows} {{")
    text = text[: text.rindex("  return")]
    text += f"""  %b = stablehlo.broadcast_in_dim %s, dims = [0] : ({typed((COLUMNS,))}) -> {rows}
  %r = stablehlo.subtract %v, %b : {rows}
  return %r : {rows}
}}"""
    assert forms(text) == ["flat", "row"]
    x = np.random.default_rng(0).integers(-50, 50, (ROWS, COLUMNS)).astype(np.float32)
    for engine in ("reference", "cpu"):
        (found,) = opspec.compile(opspec.load(text), engine=engine)(x)
        assert np.array_equal(found, x.T - x.T.sum(1, keepdims=True))


def test_what_is_larger_than_memory_should_be_is_read_across(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(turned_terms, "LARGEST", 4 * ROWS * COLUMNS - 1)
    assert forms(summed("turned", [0, 1])[0]) == ["row"]


def forms(program: str) -> list[str]:
    """Those of its kernels."""
    (block,) = blocks_of(import_module(opspec.load(program)))
    (group,) = (step for step in block.steps if isinstance(step, KernelGroup))
    return [kernel.form for kernel in group.plan.kernels]


@pytest.mark.parametrize("dimensions", [[0], [1], [0, 1]], ids=str)
@pytest.mark.parametrize("view", VIEWS | TURNED)
def test_sums_are_those_of_what_was_laid_out(view: str, dimensions: list[int], monkeypatch: pytest.MonkeyPatch) -> None:
    x = np.random.default_rng(0).integers(-50, 50, (ROWS, COLUMNS)).astype(np.float32)
    program, exact = summed(view, dimensions)
    for engine in ("reference", "cpu"):
        (found,) = opspec.compile(opspec.load(program), engine=engine)(x)
        assert np.array_equal(found, exact(x))
    agree(monkeypatch, program, [x + np.float32(0.1)], EDGE_SETS)
