"""Kernels whose conditions change at few places are one for each range between them."""

from __future__ import annotations

import warnings
from collections.abc import Sequence

import numpy as np
import pytest

import opspec
from opspec.compiled.building import Nodes
from opspec.compiled.engine_names import is_installed
from opspec.compiled.engines import compile as compile_by
from opspec.compiled.fused_blocks import KernelGroup
from opspec.compiled.nodes import Buffer, Folded, in_order
from opspec.compiled.plan import Kernel, Store
from opspec.compiled.ranges import in_ranges
from opspec.compiled.shown import blocks_of
from opspec.programs.records import import_module
from opspec.reads.arithmetic import number, of_atom, total
from opspec.reads.conditions import compare
from opspec.reads.symbols import Variable
from opspec.values.arrays import Array
from opspec.values.types import ELEMENT_TYPES
from tests.compiled.native.kernels import EDGE_SETS
from tests.compiled.native.test_bits import agree

needs_llvm = pytest.mark.skipif(not is_installed(), reason="llvmlite is absent")


def joined(shapes: Sequence[tuple[int, ...]], axis: int) -> str:
    """A program that concatenates arrays, and negates what comes of it."""
    types = [f"tensor<{'x'.join(map(str, shape))}xi32>" for shape in shapes]
    whole = list(shapes[0])
    whole[axis] = sum(shape[axis] for shape in shapes)
    result = f"tensor<{'x'.join(map(str, whole))}xi32>"
    given = ", ".join(f"%x{at}: {type_}" for at, type_ in enumerate(types))
    names = ", ".join(f"%x{at}" for at in range(len(shapes)))
    return f"""func.func @main({given}) -> {result} {{
  %0 = stablehlo.concatenate {names}, dim = {axis} : ({", ".join(types)}) -> {result}
  %1 = stablehlo.negate %0 : {result}
  return %1 : {result}
}}"""


def kernels(text: str) -> list[Kernel]:
    (block,) = blocks_of(import_module(opspec.load(text)))
    (group,) = (step for step in block.steps if isinstance(step, KernelGroup))
    return [*group.plan.kernels]


def points(text: str) -> list[int]:
    """How many each kernel of a program has."""
    return [kernel.points for kernel in kernels(text)]


def numbered(shapes: Sequence[tuple[int, ...]]) -> list[Array]:
    return [np.arange(np.prod(shape), dtype=np.int32).reshape(shape) + 1000 * at for at, shape in enumerate(shapes)]


@pytest.mark.parametrize(
    ("shapes", "axis"),
    [
        ([(300, 100), (300, 64), (300, 71)], 1),
        ([(80, 300), (100, 300)], 0),
        ([(1, 40, 1000), (1, 40, 1000)], 0),
        ([(20, 30, 5, 7), (20, 50, 5, 7)], 1),
        ([(1000, 3), (1000, 100)], 1),  # an edge
        ([(1000, 100), (3, 100)], 0),
        ([(1000, 300)] * 9, 1),
        ([(1000, 100)] * 9, 0),
        ([(1, 60, 100)] * 40, 0),
    ],
)
def test_each_part_is_a_kernel(shapes: list[tuple[int, ...]], axis: int) -> None:
    text, given = joined(shapes, axis), numbered(shapes)
    assert points(text) == [x.size for x in given]
    for engine in ("reference", "numpy"):
        (found,) = compile_by(opspec.load(text), engine=engine)(*given)
        assert (found == -np.concatenate(given, axis)).all()


@pytest.mark.parametrize(
    ("shapes", "axis"),
    [
        ([(10, 100), (10, 100)], 1),  # few points
    ],
)
def test_what_is_not_worth_it_stays_one(shapes: list[tuple[int, ...]], axis: int) -> None:
    text, given = joined(shapes, axis), numbered(shapes)
    assert points(text) == [sum(x.size for x in given)]


def test_parts_that_are_little_work_are_one_with_those_beside_them() -> None:
    long, short = [80_000 >> at for at in range(6)], [80_000 >> at for at in range(6, 17)]
    shapes = [(size,) for size in (40_000, 10, 20, *long, *short)]
    text, given = joined(shapes, 0), numbered(shapes)
    assert points(text) == [40_000, 30, *long, sum(short)]
    for engine in ("reference", *(["cpu"] if is_installed() else [])):
        (found,) = compile_by(opspec.load(text), engine=engine)(*given)
        assert (found == -np.concatenate(given)).all()


def test_more_parts_than_kernels_are_few_to_a_kernel() -> None:
    shapes = [(1000, 10)] * 130
    text, given = joined(shapes, 0), numbered(shapes)
    assert points(text) == [30_000] * 43 + [10_000]
    for engine in ("reference", *(["cpu"] if is_installed() else [])):
        (found,) = compile_by(opspec.load(text), engine=engine)(*given)
        assert (found == -np.concatenate(given)).all()


@pytest.mark.parametrize(
    ("widths", "wanted"),
    [
        ([20] * 9, [9]),
        ([3] * 25, [10, 10, 5]),
        ([1, 50, 50, 2, 2, 2, 30], [1, 2, 3, 1]),
        ([2, 2, 2, 256, 256, 257, 257], [3, 2, 1, 1]),
    ],
)
def test_short_parts_of_rows_that_are_as_long_are_stored_side_by_side(widths: list[int], wanted: list[int]) -> None:
    shapes = [(11_000, width) for width in widths]
    text, given = joined(shapes, 1), numbered(shapes)
    assert [len(kernel.stores) for kernel in kernels(text)] == wanted
    for engine in ("reference", *(["cpu"] if is_installed() else [])):
        (found,) = compile_by(opspec.load(text), engine=engine)(*given)
        assert (found == -np.concatenate(given, 1)).all()


def test_parts_of_two_bytes_stay_one() -> None:
    """LLVM takes seconds to move so many."""
    text = joined([(9000, 2)] * 9, 1)
    assert len(kernels(text.replace("i32", "i8"))) == len(kernels(text)) == 1
    assert [len(kernel.stores) for kernel in kernels(text)] == [9]
    assert [len(kernel.stores) for kernel in kernels(text.replace("i32", "i8"))] == [1]


def test_what_is_written_over_its_argument_stays_one() -> None:
    """Of two kernels the second would read what the first has written, were they to move elements."""
    type_ = "tensor<400x200xi32>"
    text = f"""func.func @main(%x: {type_}) -> {type_} {{
  %a = stablehlo.negate %x : {type_}
  %i = stablehlo.iota dim = 1 : {type_}
  %c = stablehlo.constant dense<100> : {type_}
  %p = stablehlo.compare LT, %i, %c : ({type_}, {type_}) -> tensor<400x200xi1>
  %s = stablehlo.select %p, %a, %x : tensor<400x200xi1>, {type_}
  return %s : {type_}
}}"""
    x = np.arange(80000, dtype=np.int32).reshape(400, 200)
    program = compile_by(opspec.load(text), engine="reference")
    wanted = np.where(np.arange(200) < 100, -x, x)
    assert (program.call([x.copy()], donated=[0])[0] == wanted).all()
    assert len(points(text)) == 1


WINDOWS = """func.func @main(%x: tensor<{rows}{size}x{type}>) -> tensor<{rows}{made}x{type}> {{
  %start = stablehlo.constant dense<{start}> : tensor<{type}>
  %0 = "stablehlo.reduce_window"(%x, %start) ({{
  ^bb0(%a: tensor<{type}>, %b: tensor<{type}>):
    %1 = stablehlo.{op} %a, %b : tensor<{type}>
    stablehlo.return %1 : tensor<{type}>
  }}) {{window_dimensions = array<i64: {one}{width}>, window_strides = array<i64: {one}{stride}>,
    padding = dense<[{none}[{low}, {high}]]> : tensor<{rank}x2xi64>}}
    : (tensor<{rows}{size}x{type}>, tensor<{type}>) -> tensor<{rows}{made}x{type}>
  return %0 : tensor<{rows}{made}x{type}>
}}"""


def windows(
    width: int, low: int, high: int, rows: int = 0, op: str = "add", type_: str = "f32", stride: int = 1
) -> tuple[str, int, int]:
    """Of neighbours; how many numbers there are, and how many results."""
    size = stride * 40_000 // max(rows, 1)
    made = (size + low + high - width) // stride + 1
    given = {
        "stride": stride,
        "size": size,
        "made": made,
        "width": width,
        "low": low,
        "high": high,
        "op": op,
        "type": type_,
    }
    given |= {"rows": f"{rows}x" if rows else "", "one": "1, " if rows else "", "none": "[0, 0], " if rows else ""}
    given |= {"stride": stride, "rank": 2 if rows else 1, "start": "0.0" if type_ == "f32" else "0"}
    return WINDOWS.format(**given), size, made


@pytest.mark.parametrize(
    ("width", "low", "high", "ends"),
    [(31, 15, 15, (15, 15)), (9, 0, 8, (0, 8)), (12, 11, 0, (11, 0)), (31, 15, 40, (15, 40)), (11, 0, 0, (0, 0))],
)
@pytest.mark.parametrize("rows", [0, 40])
def test_windows_beyond_an_end_are_kernels_apart(
    width: int, low: int, high: int, ends: tuple[int, int], rows: int
) -> None:
    text, _, made = windows(width, low, high, rows)
    found = points(text)
    between = [end for end in (ends[0], made - sum(ends), ends[1]) if end]
    if high > width:
        assert sum(found) == made * max(rows, 1)  # some windows have no number
    else:
        assert found == [end * max(rows, 1) for end in between]


def test_windows_that_lie_apart_are_too() -> None:
    text, _, made = windows(10, 7, 7, stride=3)
    assert points(text) == [3, made - 5, 2]  # places -7, -4, -1 begin before the array, the last two end behind it


MIRRORED = """func.func @main(%x: tensor<300x200xi32>) -> tensor<302x204xi32> {
  %top = stablehlo.slice %x [1:2, 0:200] : (tensor<300x200xi32>) -> tensor<1x200xi32>
  %end = stablehlo.slice %x [298:299, 0:200] : (tensor<300x200xi32>) -> tensor<1x200xi32>
  %y = stablehlo.concatenate %top, %x, %end, dim = 0
    : (tensor<1x200xi32>, tensor<300x200xi32>, tensor<1x200xi32>) -> tensor<302x200xi32>
  %a = stablehlo.slice %y [0:302, 1:3] : (tensor<302x200xi32>) -> tensor<302x2xi32>
  %b = stablehlo.slice %y [0:302, 197:199] : (tensor<302x200xi32>) -> tensor<302x2xi32>
  %left = stablehlo.reverse %a, dims = [1] : tensor<302x2xi32>
  %right = stablehlo.reverse %b, dims = [1] : tensor<302x2xi32>
  %r = stablehlo.concatenate %left, %y, %right, dim = 1
    : (tensor<302x2xi32>, tensor<302x200xi32>, tensor<302x2xi32>) -> tensor<302x204xi32>
  return %r : tensor<302x204xi32>
}"""


@pytest.mark.parametrize("engine", ["reference", pytest.param("cpu", marks=needs_llvm)])
def test_what_is_mirrored_at_the_edges_is_copied_between(engine: str) -> None:
    assert points(MIRRORED) == [204, 300 * 2, 300 * 200, 300 * 2, 204]
    x = np.arange(60_000, dtype=np.int32).reshape(300, 200)
    (found,) = compile_by(opspec.load(MIRRORED), engine=engine)(x)
    assert (found == np.pad(x, ((1, 1), (2, 2)), mode="reflect")).all()


def test_a_range_has_no_fold_that_none_of_its_elements_needs() -> None:
    """The first row is of other sums than those below it."""
    nodes, f32 = Nodes(), ELEMENT_TYPES["f32"]
    row, column, term = Variable("i", 200), Variable("j", 400), Variable("k", 12)
    given, made = Buffer(0, f32, 12 * 80000), Buffer(1, f32, 80000)
    left, right = (nodes.input(name, f32) for name in "xy")
    added = nodes.combination([left], [right], [nodes.apply("add", left, right)])
    place = [(of_atom(term), 80000), (of_atom(column), 1)]
    first, below = (
        nodes.fold((term,), [nodes.load(given, total([*place, *more]))], added)[0]
        for more in ([], [(of_atom(row), 400), (number(-400), 1)])
    )
    value = nodes.select(nodes.test(compare(of_atom(row), "<=", number(0))), first, below)
    stores = (Store(made, total([(of_atom(row), 400), (of_atom(column), 1)]), value),)
    folds = tuple(x.fold for x in (first, below) if isinstance(x, Folded))
    parts = in_ranges(nodes, Kernel("column", (row, column), stores, folds=folds))
    assert [len(part.folds) for part in parts] == [1, 1]
    for part in parts:
        assert {node.fold for node in in_order(part.roots) if isinstance(node, Folded)} == {*part.folds}


@needs_llvm
@pytest.mark.parametrize("columns", [8000, 8003])
def test_rows_of_windows_beyond_the_array_fold_one_number_once(columns: int) -> None:
    """For no column of them something else: LLVM takes the code."""
    result = f"tensor<7x{columns - 9}xf32>"
    text = f"""func.func @main(%x: tensor<4x{columns}xf32>) -> {result} {{
  %z = stablehlo.constant dense<3.0> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %z) ({{
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %m = stablehlo.minimum %a, %b : tensor<f32>
      stablehlo.return %m : tensor<f32>
  }}) {{padding = dense<[[1, 2], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 10>}}
    : (tensor<4x{columns}xf32>, tensor<f32>) -> {result}
  return %0 : {result}
}}"""
    x = np.random.default_rng(0).standard_normal((4, columns)).astype(np.float32)
    wanted = np.full((7, columns - 9), 3, np.float32)
    wanted[1:5] = np.minimum(np.lib.stride_tricks.sliding_window_view(x, 10, 1).min(2), 3)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        (found,) = compile_by(opspec.load(text), engine="cpu")(x)
    assert np.array_equal(found, wanted)


def test_both_dimensions_are_split_where_both_are_shifted() -> None:
    """As a picture of frequencies is, whose middle becomes its corner."""
    text = """func.func @main(%x: tensor<300x400xi32>) -> tensor<300x400xi32> {
  %a = stablehlo.slice %x [150:300, 0:400] : (tensor<300x400xi32>) -> tensor<150x400xi32>
  %b = stablehlo.slice %x [0:150, 0:400] : (tensor<300x400xi32>) -> tensor<150x400xi32>
  %c = stablehlo.concatenate %a, %b, dim = 0 : (tensor<150x400xi32>, tensor<150x400xi32>) -> tensor<300x400xi32>
  %d = stablehlo.slice %c [0:300, 200:400] : (tensor<300x400xi32>) -> tensor<300x200xi32>
  %e = stablehlo.slice %c [0:300, 0:200] : (tensor<300x400xi32>) -> tensor<300x200xi32>
  %r = stablehlo.concatenate %d, %e, dim = 1 : (tensor<300x200xi32>, tensor<300x200xi32>) -> tensor<300x400xi32>
  return %r : tensor<300x400xi32>
}"""
    assert [(kernel.points, len(kernel.stores)) for kernel in kernels(text)] == [(30_000, 2)] * 2
    x = np.arange(120000, dtype=np.int32).reshape(300, 400)
    for engine in ("reference", *(["cpu"] if is_installed() else [])):
        (found,) = compile_by(opspec.load(text), engine=engine)(x)
        assert (found == np.fft.fftshift(x)).all()


def test_a_part_that_is_small_beside_the_others_is_one_of_some_size() -> None:
    text, given = joined([(64, 200), (64, 4000), (64, 200)], 1), numbered([(64, 200), (64, 4000), (64, 200)])
    assert points(text) == [x.size for x in given]


def test_what_is_stacked_is_apart_before_its_edges_are() -> None:
    """Else each edge would be of all that is stacked."""
    whole, part, edge = (f"tensor<40x{size}x60xi32>" for size in (60, 59, 1))
    one, both = "tensor<1x40x60x60xi32>", "tensor<2x40x60x60xi32>"
    text = f"""func.func @main(%x: {whole}) -> {both} {{
  %a = stablehlo.slice %x [0:40, 59:60, 0:60] : ({whole}) -> {edge}
  %b = stablehlo.slice %x [0:40, 0:59, 0:60] : ({whole}) -> {part}
  %c = stablehlo.concatenate %a, %b, dim = 1 : ({edge}, {part}) -> {whole}
  %d = stablehlo.slice %x [0:40, 0:1, 0:60] : ({whole}) -> {edge}
  %e = stablehlo.slice %x [0:40, 1:60, 0:60] : ({whole}) -> {part}
  %f = stablehlo.concatenate %e, %d, dim = 1 : ({part}, {edge}) -> {whole}
  %i = stablehlo.reshape %c : ({whole}) -> {one}
  %j = stablehlo.reshape %f : ({whole}) -> {one}
  %k = stablehlo.concatenate %i, %j, dim = 0 : ({one}, {one}) -> {both}
  %r = stablehlo.negate %k : {both}
  return %r : {both}
}}"""
    assert points(text) == [2400, 141600, 141600, 2400]
    x = np.arange(144000, dtype=np.int32).reshape(40, 60, 60)
    for engine in ("reference", *(["cpu"] if is_installed() else [])):
        (found,) = compile_by(opspec.load(text), engine=engine)(x)
        assert (found == -np.stack([np.roll(x, 1, 1), np.roll(x, -1, 1)])).all()


EDGE = """func.func @main(%x: tensor<SIZExSIZExf32>) -> tensor<SIZExWIDExf32> {
  %a = stablehlo.slice %x [0:SIZE, 0:1] : (tensor<SIZExSIZExf32>) -> tensor<SIZEx1xf32>
  %b = stablehlo.slice %x [0:SIZE, LAST:SIZE] : (tensor<SIZExSIZExf32>) -> tensor<SIZEx1xf32>
  %c = stablehlo.reshape %b : (tensor<SIZEx1xf32>) -> tensor<SIZEx1x1xf32>
  %d = stablehlo.reshape %c : (tensor<SIZEx1x1xf32>) -> tensor<SIZEx1xf32>
  %e = stablehlo.concatenate %a, %x, %d, dim = 1
    : (tensor<SIZEx1xf32>, tensor<SIZExSIZExf32>, tensor<SIZEx1xf32>) -> tensor<SIZExWIDExf32>
  %r = stablehlo.negate %e : tensor<SIZExWIDExf32>
  return %r : tensor<SIZExWIDExf32>
}"""


def test_a_dimension_of_one_is_asked_for_its_only_index() -> None:
    """Not for one that counts on beside it, through all that is made of it."""
    text = EDGE.replace("LAST", "29").replace("WIDE", "32").replace("SIZE", "30")
    (block,) = blocks_of(import_module(opspec.load(text)))
    (group,) = (step for step in block.steps if isinstance(step, KernelGroup))
    (kernel,) = group.plan.kernels
    row, column = kernel.space
    edges = [load for load in kernel.loads if column not in dict(load.at.terms)]
    assert sorted(load.at.constant for load in edges) == [0, 29]
    assert all(dict(load.at.terms) == {row: 30} for load in edges)
    x = np.arange(900, dtype=np.float32).reshape(30, 30)
    for engine in ("reference", *(["cpu"] if is_installed() else [])):
        (found,) = compile_by(opspec.load(text), engine=engine)(x)
        assert (found == -np.pad(x, ((0, 0), (1, 1)), mode="edge")).all()


@needs_llvm
@pytest.mark.parametrize("low", [0, 1, 3])
@pytest.mark.parametrize("width", [1, 3])
def test_narrow_rows_are_written_whole(monkeypatch: pytest.MonkeyPatch, width: int, low: int) -> None:
    """What is around them is no kernel for each of its columns."""
    x = np.arange(9000 * 31 * width, dtype=np.int32).reshape(9000, 31, width) + 1
    given, whole = f"tensor<9000x31x{width}xi32>", f"tensor<9000x31x{low + width + 2}xi32>"
    text = f"""func.func @main(%x: {given}) -> {whole} {{
  %z = stablehlo.constant dense<-7> : tensor<i32>
  %0 = stablehlo.pad %x, %z, low = [0, 0, {low}], high = [0, 0, 2], interior = [0, 0, 0]
    : ({given}, tensor<i32>) -> {whole}
  return %0 : {whole}
}}"""
    (kernel,) = kernels(text)
    assert len(kernel.stores) == low + width + 2
    (found,) = compile_by(opspec.load(text), engine="reference")(x)
    assert np.array_equal(found, np.pad(x, ((0, 0), (0, 0), (low, 2)), constant_values=-7))
    agree(monkeypatch, text, [x], EDGE_SETS)
