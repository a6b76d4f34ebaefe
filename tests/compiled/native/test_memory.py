"""Memory of groups of kernels: there from the first kernel that needs it to the last, taken over where it may be."""

from __future__ import annotations

import numpy as np
import pytest

import opspec
from opspec.compiled import block_kernels
from opspec.compiled.fused_blocks import KernelGroup
from opspec.compiled.group_memory import moments_of, on_lines_in, taken_over
from opspec.compiled.shown import blocks_of
from opspec.programs.records import import_module
from opspec.values.arrays import LINE, is_on_lines
from tests.buffers.peaks import peak_of

pytest.importorskip("llvmlite", reason="the extra opspec[fast] is not installed")

SIDE = 512
T = f"tensor<{SIDE}x{SIDE}xf32>"
ROW = f"tensor<{SIDE}xf32>"
LARGE = block_kernels.LARGE  # bytes
DTYPES = {"f32": np.float32, "f64": np.float64, "i8": np.int8}


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


def group(text: str) -> KernelGroup:
    (block,) = blocks_of(import_module(opspec.load(text)))
    (step,) = (step for step in block.steps if isinstance(step, KernelGroup))
    return step


def peak(text: str, *arguments: np.ndarray) -> int:
    """The most bytes of a run besides its arguments."""
    program = opspec.compile(opspec.load(text), engine="cpu")
    return peak_of(lambda: program(*arguments))


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


def test_rows_are_written_over_the_array_that_they_are_made_of() -> None:
    text = f"""
func.func @main(%x: {T}, %w: {T}) -> {T} {{
  %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : ({T}, {T}) -> {T}
  %m = stablehlo.reduce(%0 init: %low) applies stablehlo.maximum across dimensions = [1]
    : ({T}, tensor<f32>) -> {ROW}
  %mb = stablehlo.broadcast_in_dim %m, dims = [0] : ({ROW}) -> {T}
  %d = stablehlo.subtract %0, %mb : {T}
  %s = stablehlo.reduce(%d init: %zero) applies stablehlo.add across dimensions = [1]
    : ({T}, tensor<f32>) -> {ROW}
  %sb = stablehlo.broadcast_in_dim %s, dims = [0] : ({ROW}) -> {T}
  %r = stablehlo.divide %d, %sb : {T}
  return %r : {T}
}}
"""
    rng = np.random.default_rng(0)
    x, w = (rng.integers(-8, 8, (SIDE, SIDE)).astype(np.float32) for _ in range(2))
    (found,) = opspec.compile(opspec.load(text), engine="cpu")(x, w)
    away = x @ w - (x @ w).max(1, keepdims=True)
    np.testing.assert_array_equal(found, away / away.sum(1, keepdims=True))
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


@pytest.fixture
def small_caches(monkeypatch: pytest.MonkeyPatch) -> None:
    """No program stays in the caches from one call to the next."""
    monkeypatch.setattr(block_kernels, "last_level", lambda: 0)


def large(element: str) -> str:
    """Two results of a map, so large that they are stored past the caches, and more than whole lines."""
    t = f"tensor<{LARGE + 1}x{element}>"
    return f"""
func.func @main(%x: {t}, %y: {t}) -> ({t}, {t}) {{
  %0 = stablehlo.add %x, %y : {t}
  %1 = stablehlo.multiply %0, %y : {t}
  return %0, %1 : {t}, {t}
}}
"""


@pytest.mark.usefixtures("small_caches")
@pytest.mark.parametrize("element", ["f32", "f64", "i8"])
def test_large_results_begin_with_a_line_and_are_whole(element: str) -> None:
    module = opspec.load(large(element))
    x, y = np.random.default_rng(0).integers(-9, 9, (2, LARGE + 1)).astype(DTYPES[element])
    found = opspec.compile(module, engine="cpu")(x, y)
    assert all(is_on_lines(array) for array in found)
    for array, wanted in zip(found, (x + y, (x + y) * y), strict=True):
        np.testing.assert_array_equal(array, wanted)


@pytest.mark.parametrize("room", [0, 1 << 26])
def test_large_results_stay_in_the_caches_where_these_hold_all_that_a_program_touches(
    monkeypatch: pytest.MonkeyPatch, room: int
) -> None:
    monkeypatch.setattr(block_kernels, "last_level", lambda: room)
    (block,) = blocks_of(import_module(opspec.load(large("f32"))))
    (kernel,) = (kernel for step in block.steps if isinstance(step, KernelGroup) for kernel in step.plan.kernels)
    assert len(kernel.uncached) == (0 if room else 2)


@pytest.mark.parametrize("turned", [True, False])
@pytest.mark.parametrize("room", [True, False])
def test_what_is_written_by_squares_goes_past_the_caches_as_what_is_not(
    monkeypatch: pytest.MonkeyPatch, turned: bool, room: bool
) -> None:
    monkeypatch.setattr(block_kernels, "last_level", lambda: 1 << (26 if room else 20))
    t = "tensor<800x800xf32>"
    text = f"""
func.func @main(%x: {t}, %y: {t}) -> {t} {{
  %0 = stablehlo.transpose %x, dims = {"[1, 0]" if turned else "[0, 1]"} : ({t}) -> {t}
  %1 = stablehlo.add %0, %y : {t}
  return %1 : {t}
}}
"""
    (block,) = blocks_of(import_module(opspec.load(text)))
    (kernel,) = (kernel for step in block.steps if isinstance(step, KernelGroup) for kernel in step.plan.kernels)
    assert len(kernel.uncached) == int(not room)
    x, y = np.random.default_rng(0).standard_normal((2, 800, 800)).astype(np.float32)
    (found,) = opspec.compile(opspec.load(text), engine="cpu")(x, y)
    np.testing.assert_array_equal(found, (x.T if turned else x) + y)


@pytest.mark.usefixtures("small_caches")
@pytest.mark.parametrize("behind", [0, 16])
def test_what_is_given_away_is_written_over_where_it_begins_with_a_line(behind: int) -> None:
    """And where it does not there is new memory: the kernel writes whole lines."""
    program = opspec.compile(opspec.load(large("f32")), engine="cpu")
    count = LARGE + 1
    whole = np.empty(4 * count + LINE, np.uint8)
    begin = (behind - whole.ctypes.data) % LINE
    arguments = [whole[begin : begin + 4 * count].view(np.float32), np.full(count, 2, np.float32)]
    del whole
    arguments[0][:] = 3
    address = arguments[0].ctypes.data
    found = program.call(arguments, donated=(0,))
    assert (address in [array.ctypes.data for array in found]) == (behind == 0)
    assert [set(array.tolist()) for array in found] == [{5.0}, {10.0}]


@pytest.mark.parametrize("width", [16, 100])
def test_what_rows_of_whole_lines_are_pushed_into_begins_with_a_line(width: int) -> None:
    rows, t = "tensor<50xi32>", f"tensor<50x{width}xf32>"
    text = f"""
func.func @main(%x: {t}, %at: {rows}, %rows: {t}) -> {t} {{
  %0 = "stablehlo.scatter"(%x, %at, %rows) <{{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1],
    inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}}> ({{
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %1 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }}) : ({t}, {rows}, {t}) -> {t}
  return %0 : {t}
}}
"""
    (block,) = blocks_of(import_module(opspec.load(text)))
    (plan,) = (step.plan for step in block.steps if isinstance(step, KernelGroup))
    assert on_lines_in([*plan.kernels], plan.block.results) == ({0} if width == 16 else set())
    x = np.random.default_rng(0).standard_normal((50, width)).astype(np.float32)
    at = np.arange(50, dtype=np.int32)
    found = opspec.compile(opspec.load(text), engine="cpu")(x, at, x)[0]
    np.testing.assert_array_equal(found, x + x)
    assert is_on_lines(found) or width != 16


@pytest.mark.usefixtures("small_caches")
def test_only_what_nobody_reads_before_the_caller_does_is_stored_past_the_caches() -> None:
    t = "tensor<1024x1024xf32>"
    product = f"stablehlo.dot_general %0, %0, contracting_dims = [1] x [0] : ({t}, {t}) -> {t}"
    text = f"""
func.func @main(%x: {t}) -> ({t}, {t}, {t}) {{
  %0 = stablehlo.tanh %x : {t}
  %1 = {product}
  %2 = stablehlo.cosine %x : {t}
  %3 = stablehlo.exponential %1 : {t}
  return %0, %2, %3 : {t}, {t}, {t}
}}
"""
    (block,) = blocks_of(import_module(opspec.load(text)))
    plans = [step.plan for step in block.steps if isinstance(step, KernelGroup)]
    past = [kernel.uncached for plan in plans for kernel in plan.kernels]
    of = {number: stored.buffer for plan in plans for number, stored in plan.stored.items()}
    read, taking, other = (of[number] for number in block.block.ops[-1].operands)
    assert read not in past[0]
    assert past[1] == {other}, f"{taking} takes the memory of the product"
