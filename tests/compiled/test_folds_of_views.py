"""Folds of what other ops lay out anew: read as it lies, not across, and of the same bits everywhere."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest

import opspec
from opspec.compiled import stored_terms
from opspec.compiled.fused_blocks import KernelGroup
from opspec.compiled.shown import blocks_of
from opspec.programs.records import import_module
from opspec.values.arrays import Array
from tests.compiled.native.kernels import EDGE_SETS
from tests.compiled.native.test_bits import agree
from tests.compiled.test_ranges import kernels

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


def reflected() -> View:
    """Three columns before the first, and behind the last, and as many rows."""
    wide, all_ = typed((ROWS, COLUMNS + 6)), typed((ROWS + 6, COLUMNS + 6))
    sides, ends = typed((ROWS, 3)), typed((3, COLUMNS + 6))
    text = f"""  %a = stablehlo.slice %x [0:{ROWS}, 1:4] : ({GIVEN}) -> {sides}
  %b = stablehlo.slice %x [0:{ROWS}, {COLUMNS - 4}:{COLUMNS - 1}] : ({GIVEN}) -> {sides}
  %c = stablehlo.reverse %a, dims = [1] : {sides}
  %d = stablehlo.reverse %b, dims = [1] : {sides}
  %w = stablehlo.concatenate %c, %x, %d, dim = 1 : ({sides}, {GIVEN}, {sides}) -> {wide}
  %e = stablehlo.slice %w [1:4, 0:{COLUMNS + 6}] : ({wide}) -> {ends}
  %f = stablehlo.slice %w [{ROWS - 4}:{ROWS - 1}, 0:{COLUMNS + 6}] : ({wide}) -> {ends}
  %g = stablehlo.reverse %e, dims = [0] : {ends}
  %h = stablehlo.reverse %f, dims = [0] : {ends}
  %v = stablehlo.concatenate %g, %w, %h, dim = 0 : ({ends}, {wide}, {ends}) -> {all_}"""
    return text, (ROWS + 6, COLUMNS + 6), lambda x: np.pad(x, 3, mode="reflect")


def turned() -> View:
    text = f"  %v = stablehlo.transpose %x, dims = [1, 0] : ({GIVEN}) -> {typed((COLUMNS, ROWS))}"
    return text, (COLUMNS, ROWS), lambda x: x.T


def in_blocks() -> View:
    """Of 9 rows and 10 columns each, one behind the other."""
    many, turned_ = "tensor<10x10x9x10xf32>", "tensor<10x9x10x10xf32>"
    shape = COLUMNS, ROWS
    text = f"""  %a = stablehlo.reshape %x : ({GIVEN}) -> {many}
  %b = stablehlo.transpose %a, dims = [0, 2, 1, 3] : ({many}) -> {turned_}
  %v = stablehlo.reshape %b : ({turned_}) -> {typed(shape)}"""
    return text, shape, lambda x: x.reshape(10, 10, 9, 10).transpose(0, 2, 1, 3).reshape(shape)


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
STORED = {"turned": turned(), "reflected": reflected()}
BLOCKS = {"in blocks": in_blocks()}


def summed(view: str, dimensions: list[int]) -> tuple[str, Callable[[Array], Array]]:
    text, shape, laid = (VIEWS | STORED | BLOCKS)[view]
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


def test_rows_of_blocks_are_read_as_they_lie() -> None:
    """What a line of memory has to do with neighbouring rows is less than with a row."""
    assert forms(summed("in blocks", [1])[0]) == ["row"]


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


@pytest.mark.parametrize("dimensions", [[0], [1], [0, 1]], ids=str)
def test_what_is_chosen_among_many_elements_is_stored_before_it_is_folded(dimensions: list[int]) -> None:
    *before, last = forms(summed("reflected", dimensions)[0])
    assert ({*before}, last) == ({"flat"}, "column" if dimensions == [0] else "row")


def test_a_kernel_says_which_ops_it_stores_terms_of() -> None:
    """Those before the fold: neither the fold nor what is made of it."""
    text = summed("reflected", [1])[0]
    producers = import_module(opspec.load(text)).producers
    names = [{view.name for x in kernel.ops if (view := producers[x])} for kernel in group(text).plan.kernels]
    assert len(names) > 1
    assert all(found == {f"stablehlo.{x}" for x in ("slice", "reverse", "concatenate")} for found in names[:-1])
    assert "stablehlo.reduce" in names[-1]


def test_folds_and_others_read_what_was_chosen_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """The sums of columns, and what they are taken from."""
    program, _ = summed("reflected", [0])
    wide, sums = typed((ROWS + 6, COLUMNS + 6)), typed((COLUMNS + 6,))
    text = program[: program.rindex("  return")].replace(f"-> {sums} {{", f"-> {wide} {{")
    text += f"""  %m = stablehlo.broadcast_in_dim %s, dims = [1] : ({sums}) -> {wide}
  %r = stablehlo.subtract %v, %m : {wide}
  return %r : {wide}
}}"""
    (block,) = blocks_of(import_module(opspec.load(text)))
    (group,) = (step for step in block.steps if isinstance(step, KernelGroup))
    chosen, sums_and_rest = group.plan.kernels
    assert {load.buffer for load in sums_and_rest.loads} == {store.buffer for store in chosen.stores}
    x = np.random.default_rng(0).standard_normal((ROWS, COLUMNS)).astype(np.float32)
    agree(monkeypatch, text, [x], EDGE_SETS)


def test_rows_that_are_folded_in_order_are_turned_and_folded_side_by_side(monkeypatch: pytest.MonkeyPatch) -> None:
    """The place of the largest of each."""
    rows, counted = f"tensor<{ROWS}xf32>", f"tensor<{ROWS}xi32>"
    text = f"""func.func @main(%x: {GIVEN}) -> {counted} {{
  %i = stablehlo.iota dim = 1 : tensor<{ROWS}x{COLUMNS}xi32>
  %a = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %b = stablehlo.constant dense<0> : tensor<i32>
  %r:2 = stablehlo.reduce(%x init: %a), (%i init: %b) across dimensions = [1]
    : ({GIVEN}, tensor<{ROWS}x{COLUMNS}xi32>, tensor<f32>, tensor<i32>) -> ({rows}, {counted})
    reducer(%p: tensor<f32>, %q: tensor<f32>) (%j: tensor<i32>, %k: tensor<i32>) {{
      %0 = stablehlo.compare GE, %p, %q : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %1 = stablehlo.select %0, %p, %q : tensor<i1>, tensor<f32>
      %2 = stablehlo.select %0, %j, %k : tensor<i1>, tensor<i32>
      stablehlo.return %1, %2 : tensor<f32>, tensor<i32>
  }}
  return %r#1 : {counted}
}}"""
    assert forms(text) == ["flat", "column"]
    x = np.random.default_rng(0).integers(-50, 50, (ROWS, COLUMNS)).astype(np.float32)
    for engine in ("reference", "cpu"):
        (found,) = opspec.compile(opspec.load(text), engine=engine)(x)
        assert np.array_equal(found, x.argmax(1))
    agree(monkeypatch, text, [x], EDGE_SETS)


def test_what_is_larger_than_memory_should_be_is_read_across(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stored_terms, "LARGEST", 4 * ROWS * COLUMNS - 1)
    assert forms(summed("turned", [0, 1])[0]) == ["row"]


def test_a_program_that_has_much_memory_stores_a_small_part_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stored_terms, "MUCH", 4 * ROWS * COLUMNS)
    assert forms(summed("turned", [0, 1])[0]) == ["row"]


def forms(program: str) -> list[str]:
    """Those of its kernels."""
    return [kernel.form for kernel in group(program).plan.kernels]


def group(program: str) -> KernelGroup:
    (block,) = blocks_of(import_module(opspec.load(program)))
    (found,) = (step for step in block.steps if isinstance(step, KernelGroup))
    return found


@pytest.mark.parametrize("dimensions", [[0], [1], [0, 1]], ids=str)
@pytest.mark.parametrize("view", VIEWS | STORED | BLOCKS)
def test_sums_are_those_of_what_was_laid_out(view: str, dimensions: list[int], monkeypatch: pytest.MonkeyPatch) -> None:
    x = np.random.default_rng(0).integers(-50, 50, (ROWS, COLUMNS)).astype(np.float32)
    program, exact = summed(view, dimensions)
    for engine in ("reference", "cpu"):
        (found,) = opspec.compile(opspec.load(program), engine=engine)(x)
        assert np.array_equal(found, exact(x))
    agree(monkeypatch, program, [x + np.float32(0.1)], EDGE_SETS)


def test_rows_that_elements_name_are_summed_as_they_lie() -> None:
    """Those of a bag of words: what names them lies along the sum, and what is summed beside it."""
    text = """func.func @main(%x: tensor<100x90xf32>, %i: tensor<50x20x1xi32>) -> tensor<50x90xf32> {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = "stablehlo.gather"(%x, %i) {dimension_numbers = #stablehlo.gather<offset_dims = [2],
    collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, slice_sizes = array<i64: 1, 90>,
    indices_are_sorted = false} : (tensor<100x90xf32>, tensor<50x20x1xi32>) -> tensor<50x20x90xf32>
  %1 = stablehlo.reduce(%0 init: %z) applies stablehlo.add across dimensions = [1]
    : (tensor<50x20x90xf32>, tensor<f32>) -> tensor<50x90xf32>
  return %1 : tensor<50x90xf32>
}"""
    assert forms(text) == ["column"]
    rng = np.random.default_rng(0)
    x = rng.integers(-50, 50, (100, 90)).astype(np.float32)
    names = rng.integers(0, 100, (50, 20, 1)).astype(np.int32)
    for engine in ("reference", "cpu"):
        (found,) = opspec.compile(opspec.load(text), engine=engine)(x, names)
        assert np.array_equal(found, x[names[..., 0]].sum(1))


@pytest.mark.parametrize("axis", [0, 1, 2])
def test_what_follows_the_folds_of_a_row_is_of_its_kernel(axis: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """As the gradient of softmax, along any dimension: a number for each row stands between two of its folds."""
    shape = 12, 20, 30
    rows = [size for at, size in enumerate(shape) if at != axis]
    wide, folded, dims = typed(shape), typed(tuple(rows)), [at for at in range(3) if at != axis]

    def fold(op: str, value: str, start: str) -> str:
        return (
            f"stablehlo.reduce(%{value} init: %{start}) applies stablehlo.{op} across dimensions = [{axis}]"
            f" : ({wide}, tensor<f32>) -> {folded}"
        )

    def spread(value: str) -> str:
        return f"stablehlo.broadcast_in_dim %{value}, dims = {dims} : ({folded}) -> {wide}"

    text = f"""func.func @main(%x: {wide}) -> {wide} {{
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %n = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %one = stablehlo.constant dense<1.0> : {folded}
  %0 = {fold("maximum", "x", "n")}
  %1 = {spread("0")}
  %2 = stablehlo.subtract %x, %1 : {wide}
  %3 = stablehlo.exponential %2 : {wide}
  %4 = {fold("add", "3", "z")}
  %5 = stablehlo.multiply %4, %4 : {folded}
  %6 = stablehlo.divide %one, %5 : {folded}
  %7 = {spread("6")}
  %8 = stablehlo.multiply %3, %7 : {wide}
  %9 = stablehlo.multiply %8, %3 : {wide}
  %10 = {fold("add", "9", "z")}
  %11 = {spread("10")}
  %12 = stablehlo.subtract %8, %11 : {wide}
  return %12 : {wide}
}}"""
    assert len(forms(text)) == 1
    x = np.random.default_rng(0).standard_normal(shape).astype(np.float32)
    agree(monkeypatch, text, [x], EDGE_SETS)


def test_what_is_made_of_several_arrays_that_lie_across_is_stored_once() -> None:
    turned_ = typed((COLUMNS, ROWS))
    text = f"""func.func @main(%x: {GIVEN}, %y: {GIVEN}) -> tensor<f32> {{
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %a = stablehlo.transpose %x, dims = [1, 0] : ({GIVEN}) -> {turned_}
  %b = stablehlo.transpose %y, dims = [1, 0] : ({GIVEN}) -> {turned_}
  %c = stablehlo.multiply %a, %b : {turned_}
  %r = stablehlo.reduce(%c init: %z) applies stablehlo.add across dimensions = [0, 1]
    : ({turned_}, tensor<f32>) -> tensor<f32>
  return %r : tensor<f32>
}}"""
    assert forms(text) == ["flat", "row"]
    x, y = (np.random.default_rng(seed).integers(-9, 9, (ROWS, COLUMNS)).astype(np.float32) for seed in range(2))
    for engine in ("reference", "cpu"):
        (found,) = opspec.compile(opspec.load(text), engine=engine)(x, y)
        assert found == (x * y).sum()


@pytest.mark.parametrize("view", STORED)
def test_windows_read_what_was_turned_or_chosen_from_memory(view: str, monkeypatch: pytest.MonkeyPatch) -> None:
    lines, shape, laid = STORED[view]
    given, result = typed(shape), typed((shape[0] - 2, shape[1] - 2))
    text = f"""func.func @main(%x: {GIVEN}) -> {result} {{
  %z = stablehlo.constant dense<0.0> : tensor<f32>
{lines}
  %r = "stablehlo.reduce_window"(%v, %z) ({{
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.add %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }}) {{window_dimensions = array<i64: 3, 3>}} : ({given}, tensor<f32>) -> {result}
  return %r : {result}
}}"""
    (block,) = blocks_of(import_module(opspec.load(text)))
    (group,) = (step for step in block.steps if isinstance(step, KernelGroup))
    *stored, windows = group.plan.kernels
    assert {load.buffer for load in windows.loads} == {store.buffer for kernel in stored for store in kernel.stores}
    x = np.random.default_rng(0).integers(-50, 50, (ROWS, COLUMNS)).astype(np.float32)
    (found,) = opspec.compile(opspec.load(text), engine="cpu")(x)
    assert np.array_equal(found, np.lib.stride_tricks.sliding_window_view(laid(x), (3, 3)).sum((2, 3)))
    agree(monkeypatch, text, [x], EDGE_SETS)


@pytest.mark.parametrize("dimension", [0, 1])
@pytest.mark.parametrize("again", [True, False], ids=["folded again", "as it is"])
def test_a_choice_by_a_fold_is_not_stored_before_it(
    dimension: int, again: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The fold goes over variables of the kernel that would store it."""
    many, one, truth = typed((100, 64)), typed((1, 64)), "tensor<100x64xi1>"
    kept = (100, 64)[1 - dimension]
    rows = [f"  %p{at} = stablehlo.slice %x [{at}:{at + 1}, 0:64] : ({typed((96, 64))}) -> {one}" for at in range(4)]
    result = typed((64,)) if again else many
    last = f"stablehlo.reduce(%w init: %z) applies stablehlo.add across dimensions = [0] : ({many}, tensor<f32>)"
    text = f"""func.func @main(%x: {typed((96, 64))}) -> {result} {{
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %zeros = stablehlo.constant dense<0.0> : {many}
  %no = stablehlo.constant dense<false> : tensor<i1>
  %limit = stablehlo.constant dense<2.5> : {many}
{chr(10).join(rows)}
  %q = stablehlo.concatenate %p3, %p2, %p1, %p0, %x, dim = 0
    : ({one}, {one}, {one}, {one}, {typed((96, 64))}) -> {many}
  %c = stablehlo.compare GT, %q, %limit, FLOAT : ({many}, {many}) -> {truth}
  %a = stablehlo.reduce(%c init: %no) applies stablehlo.or across dimensions = [{dimension}]
    : ({truth}, tensor<i1>) -> tensor<{kept}xi1>
  %b = stablehlo.broadcast_in_dim %a, dims = [{1 - dimension}] : (tensor<{kept}xi1>) -> {truth}
  %w = stablehlo.select %b, %q, %zeros : {truth}, {many}
  %r = {f"{last} -> {result}" if again else f"stablehlo.add %w, %zeros : {many}"}
  return %r : {result}
}}"""
    x = np.random.default_rng(0).integers(-3, 4, (96, 64)).astype(np.float32)
    x[5], x[:, 7] = 0, 0
    q = np.concatenate([x[3::-1], x])
    w = np.where((q > 2.5).any(dimension, keepdims=True), q, 0)
    for engine in ("reference", "cpu"):
        (found,) = opspec.compile(opspec.load(text), engine=engine)(x)
        assert np.array_equal(found, w.sum(0) if again else w)
    agree(monkeypatch, text, [x], EDGE_SETS)


LOOKED_UP = """func.func @main(%x: tensor<90xf32>, %i: tensor<5x400x1xi32>) -> tensor<5x400xf32> {{
  %y = "stablehlo.gather"(%x, %i) <{{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0],
    start_index_map = [0], index_vector_dim = 2>, slice_sizes = array<i64: 1>}}>
    : (tensor<90xf32>, tensor<5x400x1xi32>) -> tensor<5x400xf32>
  %q = stablehlo.multiply %y, %y : tensor<5x400xf32>
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %s = stablehlo.reduce(%q init: %z) applies stablehlo.add across dimensions = {dimensions}
    : (tensor<5x400xf32>, tensor<f32>) -> {sums}
  %b = stablehlo.broadcast_in_dim %s, dims = {kept} : ({sums}) -> tensor<5x400xf32>
  %r = stablehlo.subtract %y, %b : tensor<5x400xf32>
  return %r : tensor<5x400xf32>
}}"""


@pytest.mark.parametrize(
    ("dimensions", "kept", "sums", "wanted"),
    [([0, 1], [], "tensor<f32>", ["flat", "row"]), ([1], [0], "tensor<5xf32>", ["row"])],
    ids=["all", "rows"],
)
def test_what_is_looked_up_for_a_fold_of_all_of_it_is_looked_up_once(
    dimensions: list[int], kept: list[int], sums: str, wanted: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Rows are folded where they are looked up, and looked up again, as they are near."""
    text = LOOKED_UP.format(dimensions=dimensions, kept=kept, sums=sums)
    assert forms(text) == wanted
    x = np.random.default_rng(0).integers(-9, 9, 90).astype(np.float32)
    i = np.random.default_rng(1).integers(0, 90, (5, 400, 1)).astype(np.int32)
    agree(monkeypatch, text, [x, i], EDGE_SETS)
    (found,) = opspec.compile(opspec.load(text), engine="cpu")(x, i)
    y = x[i[..., 0]]
    assert np.array_equal(found, y - (y * y).sum(tuple(dimensions), keepdims=True))


# Of each row that an element names, what of it is not less than a number of the row; and whether the row counts.
NAMED = """func.func @main(%x: tensor<50x250xf32>, %i: tensor<400x1xi32>, %m: tensor<400xf32>, %c: tensor<400xi1>)
    -> tensor<400xf32> {
  %y = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0],
    start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 250>}>
    : (tensor<50x250xf32>, tensor<400x1xi32>) -> tensor<400x250xf32>
  %0 = stablehlo.broadcast_in_dim %m, dims = [0] : (tensor<400xf32>) -> tensor<400x250xf32>
  %1 = stablehlo.maximum %y, %0 : tensor<400x250xf32>
  %2 = stablehlo.broadcast_in_dim %c, dims = [0] : (tensor<400xi1>) -> tensor<400x250xi1>
  %3 = stablehlo.select %2, %1, %y : tensor<400x250xi1>, tensor<400x250xf32>
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %s = stablehlo.reduce(%3 init: %z) applies stablehlo.add across dimensions = [1]
    : (tensor<400x250xf32>, tensor<f32>) -> tensor<400xf32>
  return %s : tensor<400xf32>
}"""


def test_rows_that_elements_name_are_folded_along_them_whatever_is_said_of_each_row(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert forms(NAMED) == ["row"]
    generator = np.random.default_rng(0)
    x = generator.integers(-9, 9, (50, 250)).astype(np.float32)
    i = generator.integers(0, 50, (400, 1)).astype(np.int32)
    m, c = generator.integers(-9, 9, 400).astype(np.float32), generator.random(400) < 0.5
    agree(monkeypatch, NAMED, [x, i, m, c], EDGE_SETS)
    (found,) = opspec.compile(opspec.load(NAMED), engine="cpu")(x, i, m, c)
    y = x[i[:, 0]]
    assert np.array_equal(found, np.where(c[:, None], np.maximum(y, m[:, None]), y).sum(1))


def test_folds_in_the_terms_of_another_one_are_made_once() -> None:
    """Of four rows of an array the mean of each column is taken off, and the largest of the four is found: an element
    of that needs four means, and so do all elements of its column.
    """
    x, m, y = "tensor<4x259x256xf32>", "tensor<4x256xf32>", "tensor<259x256xf32>"
    text = f"""func.func @main(%x: {x}) -> {y} {{
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [1] : ({x}, tensor<f32>) -> {m}
  %1 = stablehlo.broadcast_in_dim %0, dims = [0, 2] : ({m}) -> {x}
  %2 = stablehlo.subtract %x, %1 : {x}
  %3 = stablehlo.reduce(%2 init: %z) applies stablehlo.maximum across dimensions = [0] : ({x}, tensor<f32>) -> {y}
  return %3 : {y}
}}"""
    assert [(kernel.form, kernel.points) for kernel in kernels(text)] == [("column", 4 * 256), ("flat", 259 * 256)]
