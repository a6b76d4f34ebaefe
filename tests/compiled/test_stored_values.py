"""What is stored because its elements would be computed again and again, and what is not."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

import numpy as np
import pytest

import opspec
from opspec.compiled.shown import blocks_of, plan_data
from opspec.programs.records import import_module
from opspec.values.types import ELEMENT_TYPES
from tests.compiled.native.kernels import EDGE_SETS
from tests.compiled.native.test_bits import agree

OFTEN = "each element is read several times"
WIDE = "tensor<100x108xf32>"
NARROW = "tensor<100x100xf32>"


def chain(length: int, given: str, type_: str) -> Iterator[str]:
    """Sums, each of one operation; the last one is named `%last`."""
    names = [given, *(f"%n{at}" for at in range(length - 1)), "%last"]
    for before, name in pairwise(names):
        yield f"{name} = stablehlo.multiply {before}, {before} : {type_}"


def windows(length: int, count: int) -> str:
    """A value of so many operations, and so many windows of it that are added."""
    lines = [*chain(length, "%x", WIDE), f"%s0 = stablehlo.slice %last [0:100, 0:100] : ({WIDE}) -> {NARROW}"]
    for at in range(1, count):
        lines.append(f"%w{at} = stablehlo.slice %last [0:100, {at}:{at + 100}] : ({WIDE}) -> {NARROW}")
        lines.append(f"%s{at} = stablehlo.add %s{at - 1}, %w{at} : {NARROW}")
    return function([WIDE], lines, f"%s{count - 1}", NARROW)


def function(taken: Sequence[str], lines: Sequence[str], result: str, type_: str) -> str:
    given = ", ".join(f"%{name}: {x}" for name, x in zip("xyz", taken, strict=False))
    body = "\n".join(f"  {line}" for line in lines)
    return f"func.func @main({given}) -> {type_} {{\n{body}\n  return {result} : {type_}\n}}"


def stored(text: str) -> list[str]:
    """Why values are stored."""
    (block,) = plan_data(blocks_of(import_module(opspec.load(text))))["blocks"]
    return [store["why"] for step in block["steps"] for kernel in step["kernels"] for store in kernel["stores"]]


@pytest.mark.parametrize(("length", "count", "often"), [(5, 9, True), (4, 9, False), (5, 1, False)])
def test_windows_of_what_takes_more_than_a_few_operations(length: int, count: int, often: bool) -> None:
    assert (OFTEN in stored(windows(length, count))) == often


def test_little_is_computed_again_rather_than_stored() -> None:
    small = windows(5, 9).replace("<100x", "<3x").replace("0:100, ", "0:3, ")
    assert OFTEN not in stored(small)


@pytest.mark.parametrize(("length", "often"), [(5, False), (9, True)])
def test_what_the_nearest_caches_do_not_hold_is_stored_if_that_saves_much(length: int, often: bool) -> None:
    large = windows(length, 9).replace("<100x", "<3000x").replace("0:100, ", "0:3000, ")
    assert (OFTEN in stored(large)) == often


@pytest.mark.parametrize(("count", "often"), [(20, False), (30, True)])
def test_what_takes_few_operations_is_stored_if_it_is_read_very_often(count: int, often: bool) -> None:
    """Three operations, which are more than 64 of each element that the nearest caches do not hold, or not."""
    large = windows(3, count).replace("<100x", "<3000x").replace("0:100, ", "0:3000, ").replace("x108x", "x130x")
    assert (OFTEN in stored(large)) == often


@pytest.mark.parametrize(("rows", "often"), [(200, True), (8, False)])
@pytest.mark.parametrize("size", [3, 20])
def test_rows_that_are_looked_up_are_stored_if_they_are_read_very_often(rows: int, often: bool, size: int) -> None:
    table, found, pairs = f"tensor<500x{size}xf32>", f"tensor<{rows}x{size}xf32>", f"tensor<{rows}x{rows}x{size}xf32>"
    lines = [
        '%r = "stablehlo.gather"(%x, %y) <{dimension_numbers = #stablehlo.gather<offset_dims = [1],',
        "  collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false,",
        f"  slice_sizes = array<i64: 1, {size}>}}> : ({table}, tensor<{rows}xi32>) -> {found}",
        f"%a = stablehlo.broadcast_in_dim %r, dims = [0, 2] : ({found}) -> {pairs}",
        f"%b = stablehlo.broadcast_in_dim %r, dims = [1, 2] : ({found}) -> {pairs}",
        f"%s = stablehlo.subtract %a, %b : {pairs}",
    ]
    assert (OFTEN in stored(function([table, f"tensor<{rows}xi32>"], lines, "%s", pairs))) == often


@pytest.mark.parametrize(("block", "apart"), [(2, False), (8, True)])
def test_terms_that_are_long_are_stored_rather_than_written_out_for_each(block: int, apart: bool) -> None:
    """Sums of blocks of the rows of a field, each element of which is made of its neighbours."""
    wide, field = "tensor<66x66xf32>", "tensor<64x64xf32>"
    parts, made = f"tensor<64x{64 // block}x{block}xf32>", f"tensor<64x{64 // block}xf32>"
    ways = enumerate(((0, 1), (2, 1), (1, 0), (1, 2)))
    lines = [
        "%z = stablehlo.constant dense<0.0> : tensor<f32>",
        "%p = stablehlo.pad %x, %z, low = [1, 1], high = [1, 1], interior = [0, 0]",
        f"  : ({field}, tensor<f32>) -> {wide}",
        *(f"%w{n} = stablehlo.slice %p [{y}:{y + 64}, {x}:{x + 64}] : ({wide}) -> {field}" for n, (y, x) in ways),
        f"%a = stablehlo.add %w0, %w1 : {field}",
        f"%b = stablehlo.add %w2, %w3 : {field}",
        f"%f = stablehlo.add %a, %b : {field}",
        f"%parts = stablehlo.reshape %f : ({field}) -> {parts}",
        "%r = stablehlo.reduce(%parts init: %z) applies stablehlo.add across dimensions = [2]",
        f"  : ({parts}, tensor<f32>) -> {made}",
    ]
    assert ("its kernel would become too long" in stored(function([field], lines, "%r", made))) == apart


def test_what_is_concatenated_is_computed_where_it_goes() -> None:
    """Each element is read at one place, whatever others stand beside it."""
    lines = [
        *chain(6, "%x", NARROW),
        f"%b = stablehlo.reverse %last, dims = [1] : {NARROW}",
        f"%c = stablehlo.concatenate %b, %y, dim = 0 : ({NARROW}, {NARROW}) -> tensor<200x100xf32>",
    ]
    assert OFTEN not in stored(function([NARROW, NARROW], lines, "%c", "tensor<200x100xf32>"))


def test_what_is_made_of_the_fold_of_a_row_is_not_stored() -> None:
    reduced = f"({NARROW}, tensor<f32>) -> tensor<100xf32>"
    lines = [
        "%zero = stablehlo.constant dense<0.0> : tensor<f32>",
        f"%m = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [1] : {reduced}",
        f"%b = stablehlo.broadcast_in_dim %m, dims = [0] : (tensor<100xf32>) -> {NARROW}",
        f"%d = stablehlo.subtract %x, %b : {NARROW}",
        f"%e = stablehlo.multiply %d, %d : {NARROW}",
        f"%s = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [1] : {reduced}",
    ]
    assert OFTEN not in stored(function([NARROW], lines, "%s", "tensor<100xf32>"))


def test_halves_that_are_combined_again_and_again_are_not_written_out() -> None:
    """What is computed grows with the size, and little more; written out it grows by a factor with each halving."""
    from opspec.compiled.fusion_choice import COPIED

    jax = pytest.importorskip("jax")
    count = 4096
    lowered = jax.jit(lambda x: jax.lax.associative_scan(jax.numpy.add, x)).lower(jax.numpy.zeros((count, 16), "f4"))
    (block,) = plan_data(blocks_of(import_module(opspec.load(lowered.as_text()))))["blocks"]
    kernels = [kernel for step in block["steps"] for kernel in step["kernels"]]
    assert sum(kernel["operations"] for kernel in kernels) < COPIED // 10 * count * 16


def pushed(length: int, count: int, row: bool = False) -> str:
    """So many sums, each term of so many operations; or rows of sums."""
    type_, made = (
        (f"tensor<{count}x100xf32>", "tensor<9x100xf32>") if row else (f"tensor<{count}xf32>", "tensor<9xf32>")
    )
    window = "update_window_dims = [1], " if row else ""
    lines = [
        *chain(length, "%x", type_),
        f"%z = stablehlo.constant dense<0.0> : {made}",
        '%p = "stablehlo.scatter"(%z, %y, %last) ({',
        "^bb0(%a: tensor<f32>, %b: tensor<f32>):",
        "  %c = stablehlo.add %a, %b : tensor<f32>",
        "  stablehlo.return %c : tensor<f32>",
        f"}}) {{scatter_dimension_numbers = #stablehlo.scatter<{window}inserted_window_dims = [0],",
        "  scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}",
        f"  : ({made}, tensor<{count}x1xi32>, {type_}) -> {made}",
    ]
    return function([type_, f"tensor<{count}x1xi32>"], lines, "%p", made)


@pytest.mark.parametrize(
    ("text", "alone"),
    [
        pytest.param(pushed(6, 100), True, id="many operations"),
        pytest.param(pushed(5, 100), False, id="few operations"),
        pytest.param(pushed(6, 9), False, id="few terms"),
        pytest.param(pushed(6, 100, row=True), False, id="terms side by side"),
    ],
)
def test_terms_that_are_pushed_one_by_one_are_made_before(text: str, alone: bool) -> None:
    assert ("terms made of it are pushed one by one" in stored(text)) == alone


def chosen(count: int) -> str:
    """Pairs, so many times chosen of those before and of these turned round."""
    pairs, truth = "tensor<100x100x2xi32>", "tensor<100x100x2xi1>"
    lines, at = [], "%x"
    for turn in range(count):
        made = "%last" if turn == count - 1 else f"%s{turn}"
        lines += [
            f"%r{turn} = stablehlo.reverse {at}, dims = [0] : {pairs}",
            f"%t{turn} = stablehlo.compare LT, %r{turn}, {at} : ({pairs}, {pairs}) -> {truth}",
            f"{made} = stablehlo.select %t{turn}, %r{turn}, {at} : {truth}, {pairs}",
        ]
        at = made
    return function([pairs], lines, "%last", pairs)


def test_pairs_that_are_chosen_again_and_again_are_stored() -> None:
    """As each step reads the one before at two places, it would be written out twice as often as that."""
    assert stored(chosen(6)).count(OFTEN) >= 2


def softmax(rows: int, dimension: int, element: str, divided: str) -> str:
    """Of f32 or of what is widened to be added; `divided`: what is divided, or nothing else is made of it."""
    given, line = f"tensor<{rows}x200x{element}>", f"tensor<{rows if dimension else 200}x{element}>"
    wide, sums = (x.replace(element, "f32") for x in (given, line))
    over = "%e, %d" if divided == "elements" else "%d, %d"
    return f"""func.func @main(%x: {given}) -> {given} {{
      %z = stablehlo.constant dense<0.0> : tensor<f32>
      %l = stablehlo.constant dense<0xFF{"800000" if element == "f32" else "80"}> : tensor<{element}>
      %m = stablehlo.reduce(%x init: %l) applies stablehlo.maximum across dimensions = [{dimension}]
        : ({given}, tensor<{element}>) -> {line}
      %b = stablehlo.broadcast_in_dim %m, dims = [{1 - dimension}] : ({line}) -> {given}
      %y = stablehlo.subtract %x, %b : {given}
      %e = stablehlo.exponential %y : {given}
      %w = stablehlo.convert %e : ({given}) -> {wide}
      %s = stablehlo.reduce(%w init: %z) applies stablehlo.add across dimensions = [{dimension}]
        : ({wide}, tensor<f32>) -> {sums}
      %n = stablehlo.convert %s : ({sums}) -> {line}
      %d = stablehlo.broadcast_in_dim %n, dims = [{1 - dimension}] : ({line}) -> {given}
      %r = stablehlo.divide {over} : {given}
      return %r : {given}
    }}"""


DOWN = "a fold reads it down columns, and others do"


@pytest.mark.parametrize("element", ["f32", "bf16"])
@pytest.mark.parametrize(
    ("rows", "dimension", "divided", "is_stored"),
    [
        pytest.param(300, 0, "elements", True, id="columns"),
        pytest.param(300, 1, "elements", False, id="rows"),
        pytest.param(300, 0, "sums", False, id="read by the fold alone"),
        pytest.param(20, 0, "elements", False, id="few"),
        pytest.param(30_000, 0, "elements", False, id="more than a cache holds"),
    ],
)
def test_what_is_dear_is_stored_for_columns(
    rows: int, dimension: int, divided: str, is_stored: bool, element: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = softmax(rows, dimension, element, divided)
    assert (DOWN in stored(text)) == is_stored
    if rows == 300:
        draw = np.random.default_rng(5).normal(size=(rows, 200))
        agree(monkeypatch, text, [draw.astype(ELEMENT_TYPES[element].dtype)], EDGE_SETS)
