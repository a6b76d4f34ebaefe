"""Kernels that move rows whose places are elements: what they ask for, and how wide they read."""

from __future__ import annotations

import re

import numpy as np
import pytest

import opspec
from opspec.compiled.engines import compile as compile_by
from opspec.compiled.fused_blocks import KernelGroup
from opspec.compiled.native import kernel_forms
from opspec.compiled.native.instruction_sets import VARIABLE, sets
from opspec.compiled.native.kernel_forms import MOST_PICKED
from opspec.compiled.native.kernels import kernel_text
from opspec.compiled.shown import blocks_of
from opspec.programs.records import import_module
from tests.compiled.native.kernels import EDGE_SETS, SETS
from tests.compiled.native.test_bits import agree
from tests.compiled.native.test_loops import assert_as_reference

GATHER = """
func.func @main(%x: tensor<5000x{width}xf32>, %at: tensor<300x1xi32>) -> tensor<300x{width}xf32> {{
  %0 = "stablehlo.gather"(%x, %at) <{{dimension_numbers = #stablehlo.gather<offset_dims = [1],
    collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, {width}>}}>
    : (tensor<5000x{width}xf32>, tensor<300x1xi32>) -> tensor<300x{width}xf32>
  return %0 : tensor<300x{width}xf32>
}}
"""


def texts(program: str, instructions: str) -> dict[str, str]:
    """The text of each kernel, by its form."""
    (block,) = blocks_of(import_module(opspec.load(program)))
    (group,) = (step for step in block.steps if isinstance(step, KernelGroup))
    (target,) = (one for one in sets() if one.name == instructions)  # which this machine may lack
    return {kernel.form: kernel_text(kernel, target).text for kernel in group.plan.kernels}


@pytest.mark.parametrize("instructions", SETS)
def test_rows_that_a_gather_clamps_into_its_operand_are_asked_for_before_they_are_loaded(instructions: str) -> None:
    assert "@llvm.prefetch" in texts(GATHER.format(width=64), instructions)["flat"]


@pytest.mark.parametrize("instructions", SETS)
def test_rows_of_less_than_a_line_are_not_asked_for(instructions: str) -> None:
    assert "@llvm.prefetch" not in texts(GATHER.format(width=8), instructions)["flat"]


SCATTER = """
func.func @main(%x: tensor<500x16xf32>, %at: tensor<3000x1xi32>, %u: tensor<3000x16xf32>) -> tensor<500x16xf32> {
  %v = stablehlo.NAME %u : tensor<3000x16xf32>
  %0 = "stablehlo.scatter"(%x, %at, %v) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1],
    inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<500x16xf32>, tensor<3000x1xi32>, tensor<3000x16xf32>) -> tensor<500x16xf32>
  return %0 : tensor<500x16xf32>
}
"""


HALVES = '"prefer-vector-width"="256"'


def test_rows_that_are_moved_are_so_by_halves_of_a_line() -> None:
    assert HALVES in texts(SCATTER.replace("NAME", "abs"), "avx512")["push"]
    assert HALVES in texts(GATHER.format(width=64), "avx512")["flat"]


def test_rows_of_which_much_is_computed_are_so_by_whole_vectors() -> None:
    assert HALVES not in texts(SCATTER.replace("NAME", "exponential"), "avx512")["push"]


@pytest.mark.parametrize("element", ["f32", "f64"])
@pytest.mark.parametrize("extreme", ["maximum", "minimum"])
def test_extremes_of_rows_that_are_moved_are_compiled_and_exact(extreme: str, element: str) -> None:
    """An instruction for them takes whole vectors, and LLVM ends the process where a function has halves."""
    scatter = SCATTER.replace("NAME", "negate").replace("stablehlo.add", f"stablehlo.{extreme}")
    more = f"""%1 = stablehlo.negate %0 : tensor<300x64xf32>
  %2 = stablehlo.{extreme} %0, %1 : tensor<300x64xf32>
  return %2"""
    for program, form in ((scatter, "push"), (GATHER.format(width=64).replace("return %0", more), "flat")):
        typed = program.replace("xf32", f"x{element}").replace("tensor<f32>", f"tensor<{element}>")
        assert HALVES in texts(typed, "avx512")[form]
        assert_as_reference(typed)


@pytest.mark.parametrize(("room", "asks"), [(0, True), (16 * 500 * 4, True), (1 << 20, False)])
def test_rows_that_are_pushed_into_are_asked_for_where_the_caches_do_not_hold_them(
    room: int, asks: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(kernel_forms, "last_level", lambda: room)
    for instructions in SETS:
        assert ("@llvm.prefetch" in texts(SCATTER.replace("NAME", "abs"), instructions)["push"]) == asks


PUSHES = """
func.func @main(%x: tensor<500x3xELEMENT>, %at: tensor<COUNTx1xi32>, %u: tensor<COUNTx3xELEMENT>)
    -> tensor<500x3xELEMENT> {
  %0 = "stablehlo.scatter"(%x, %at, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1],
    inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<ELEMENT>, %b: tensor<ELEMENT>):
    %s = stablehlo.add %a, %b : tensor<ELEMENT>
    stablehlo.return %s : tensor<ELEMENT>
  }) : (tensor<500x3xELEMENT>, tensor<COUNTx1xi32>, tensor<COUNTx3xELEMENT>) -> tensor<500x3xELEMENT>
  return %0 : tensor<500x3xELEMENT>
}
"""


@pytest.mark.parametrize("count", [1, 700])
@pytest.mark.parametrize("element", ["i1", "i8", "f16", "f32", "f64", "complex<f32>"])
def test_what_is_asked_for_is_pushed_into_as_before(element: str, count: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kernel_forms, "last_level", lambda: 0)
    monkeypatch.setenv("OPSPEC_CACHE", "off")
    module = opspec.load(PUSHES.replace("ELEMENT", element).replace("COUNT", str(count)))
    kind = {"i1": "?", "i8": "i1", "f16": "f2", "f32": "f4", "f64": "f8", "complex<f32>": "c8"}[element]
    draw = np.random.default_rng(7)
    x, u = (draw.integers(0, 3, (rows, 3)).astype(kind) for rows in (500, count))
    at = draw.integers(-9, 509, (count, 1)).astype(np.int32)
    (found,) = opspec.compile(module, engine="cpu")(x, at, u)
    (expected,) = opspec.compile(module, engine="numpy")(x, at, u)
    assert (found == expected).all()


ELEMENTS = """
func.func @main(%x: tensor<5000xf32>, %at: tensor<3000x1xINDEX>) -> tensor<3000xf32> {
  %0 = "stablehlo.gather"(%x, %at) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0],
    start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}>
    : (tensor<5000xf32>, tensor<3000x1xINDEX>) -> tensor<3000xf32>
  return %0 : tensor<3000xf32>
}
"""


@pytest.mark.parametrize(("index", "clamped"), [("i32", 32), ("i64", 64), ("ui32", 64)])
def test_indices_of_32_bits_are_clamped_as_such(index: str, clamped: int) -> None:
    text = texts(ELEMENTS.replace("INDEX", index), SETS[0])["flat"]
    assert set(re.findall(r"@llvm\.s(?:max|min)\.v\d+i(\d+)", text)) == {str(clamped)}


@pytest.mark.parametrize("instructions", SETS)
@pytest.mark.parametrize("index", [np.int32, np.int64, np.uint32, np.int16])
def test_indices_that_lie_far_outside_are_clamped(
    index: type[np.integer], instructions: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(VARIABLE, instructions)
    info = np.iinfo(index)
    x = np.arange(5000, dtype=np.float32)
    at = np.random.default_rng(3).integers(0, 5000, (3000, 1)).astype(index)
    at[:6, 0] = info.min, info.max, info.min + 1, info.max - 1, 4999, 0
    name = {"int32": "i32", "int64": "i64", "uint32": "ui32", "int16": "i16"}[np.dtype(index).name]
    program = opspec.compile(opspec.load(ELEMENTS.replace("INDEX", name)), engine="cpu")
    (found,) = program(x, at)
    assert (found == x[np.clip(at[:, 0].astype(object), 0, 4999).astype(np.int64)]).all()


WRAPPED = """
func.func @main(%x: tensor<4x3x4xi8>) -> tensor<6x5x6xi8> {
  %0 = stablehlo.slice %x [3:4, 0:3, 0:4] : (tensor<4x3x4xi8>) -> tensor<1x3x4xi8>
  %1 = stablehlo.slice %x [0:1, 0:3, 0:4] : (tensor<4x3x4xi8>) -> tensor<1x3x4xi8>
  %2 = stablehlo.concatenate %0, %x, %1, dim = 0 : (tensor<1x3x4xi8>, tensor<4x3x4xi8>, tensor<1x3x4xi8>)
    -> tensor<6x3x4xi8>
  %3 = stablehlo.slice %2 [0:6, 2:3, 0:4] : (tensor<6x3x4xi8>) -> tensor<6x1x4xi8>
  %4 = stablehlo.slice %2 [0:6, 0:1, 0:4] : (tensor<6x3x4xi8>) -> tensor<6x1x4xi8>
  %5 = stablehlo.concatenate %3, %2, %4, dim = 1 : (tensor<6x1x4xi8>, tensor<6x3x4xi8>, tensor<6x1x4xi8>)
    -> tensor<6x5x4xi8>
  %6 = stablehlo.slice %5 [0:6, 0:5, 3:4] : (tensor<6x5x4xi8>) -> tensor<6x5x1xi8>
  %7 = stablehlo.slice %5 [0:6, 0:5, 0:1] : (tensor<6x5x4xi8>) -> tensor<6x5x1xi8>
  %8 = stablehlo.concatenate %6, %5, %7, dim = 2 : (tensor<6x5x1xi8>, tensor<6x5x4xi8>, tensor<6x5x1xi8>)
    -> tensor<6x5x6xi8>
  return %8 : tensor<6x5x6xi8>
}
"""


BROADCAST = """
func.func @main(%x: tensor<20x{width}xf32>, %b: tensor<{width}xf32>) -> tensor<20x{width}xf32> {{
  %0 = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<{width}xf32>) -> tensor<20x{width}xf32>
  %1 = stablehlo.add %x, %0 : tensor<20x{width}xf32>
  %2 = stablehlo.{op} %1 : tensor<20x{width}xf32>
  return %2 : tensor<20x{width}xf32>
}}
"""


@pytest.mark.parametrize("instructions", SETS)
@pytest.mark.parametrize("width", [3, 5, 13, 60])
def test_few_empty_lanes_are_better_than_elements_gathered_from_all_over_a_row(width: int, instructions: str) -> None:
    program = BROADCAST.format(width=width, op="negate")
    assert "gather" not in texts(program, instructions)["flat"]
    assert_as_reference(program)


@pytest.mark.parametrize(("width", "lanes"), [(3, 48), (5, 80), (60, 64)])
def test_vectors_of_a_turn_begin_with_rows(width: int, lanes: int) -> None:
    program = BROADCAST.format(width=width, op="sqrt")
    text = texts(program, "avx512")["flat"]
    assert "gather" not in text
    assert {int(found) for found in re.findall(r"@llvm\.sqrt\.v(\d+)f32", text)} >= {lanes}
    assert_as_reference(program)


@pytest.mark.parametrize("element", ["i8", "i16", "bf16"])
def test_elements_that_no_instruction_gathers_are_picked_without_branches_and_not_too_many(
    element: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """LLVM makes a branch of each lane whose mask it does not know; 6,912 of them took it two minutes."""
    monkeypatch.setattr(kernel_forms, "GATHERING", 0)  # rows are joined, however few lanes they leave empty
    program = WRAPPED.replace("i8", element)
    (text,) = texts(program, "avx512").values()
    gathered = re.findall(r"@llvm\.masked\.gather\.v(\d+)\w+\.v\d+p0\(.*?<\d+ x i1> (%|splat|<)", text)
    assert len(gathered) == 3 * 19  # turns in which conditions change and in which not, and the last one
    assert sum(int(lanes) for lanes, _ in gathered) <= 3 * MOST_PICKED
    assert {mask for _, mask in gathered} == {"splat"}
    assert_as_reference(program)


@pytest.mark.parametrize("instructions", SETS)
@pytest.mark.parametrize("apart", [1, 2, 3, 8])
def test_every_so_many_the_other_way_round_are_loaded_as_they_lie(apart: int, instructions: str) -> None:
    """Of the complex numbers of a row that is reversed, all real parts."""
    size = 4096
    program = f"""func.func @main(%x: tensor<{size * apart}xf32>) -> tensor<{size}xf32> {{
  %0 = stablehlo.reverse %x, dims = [0] : tensor<{size * apart}xf32>
  %1 = stablehlo.slice %0 [0:{size * apart}:{apart}] : (tensor<{size * apart}xf32>) -> tensor<{size}xf32>
  return %1 : tensor<{size}xf32>
}}"""
    text = texts(program, instructions)["flat"]
    assert "insertelement" not in text
    assert "gather" not in text
    assert_as_reference(program)


@pytest.mark.parametrize("shape", [(32, 3), (5, 7), (1, 4), (8, 1, 2)], ids=str)
@pytest.mark.parametrize("element", ["ui8", "f32"])
def test_rows_of_several_dimensions_are_pushed_side_by_side(
    element: str, shape: tuple[int, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    rows, dims = "x".join(map(str, shape)), [*range(1, len(shape) + 1)]
    sums, terms = f"tensor<20x{rows}x{element}>", f"tensor<900x{rows}x{element}>"
    text = f"""func.func @main(%x: {sums}, %at: tensor<900x1xi32>, %u: {terms}) -> {sums} {{
  %v = stablehlo.multiply %u, %u : {terms}
  %0 = "stablehlo.scatter"(%x, %at, %v) <{{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = {dims},
    inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}}> ({{
  ^bb0(%a: tensor<{element}>, %b: tensor<{element}>):
    %s = stablehlo.add %a, %b : tensor<{element}>
    stablehlo.return %s : tensor<{element}>
  }}) : ({sums}, tensor<900x1xi32>, {terms}) -> {sums}
  return %0 : {sums}
}}"""
    random = np.random.default_rng(0)
    type_ = np.uint8 if element == "ui8" else np.float32
    x, u = (random.integers(0, 9, (count, *shape)).astype(type_) for count in (20, 900))
    at = random.integers(-3, 25, (900, 1)).astype(np.int32)
    wanted = x.copy()
    for place, term in zip(at[:, 0], u, strict=True):
        if 0 <= place < 20:
            wanted[place] += term * term
    (found,) = compile_by(opspec.load(text), engine="reference")(x, at, u)
    assert np.array_equal(found, wanted)
    agree(monkeypatch, text, [x, at, u], EDGE_SETS)
    widths = map(int, re.findall(r"<(\d+) x ", texts(text, "avx512")["push"]))
    assert max(widths) >= min(16, np.prod(shape))
