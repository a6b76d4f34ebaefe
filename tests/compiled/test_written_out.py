"""Kernels whose rows are short have a store for each element of a row; rows are lanes then."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate

import numpy as np
import pytest

import opspec
from opspec.compiled.engine_names import is_installed
from opspec.compiled.engines import compile as compile_by
from opspec.compiled.fused_blocks import KernelGroup
from opspec.compiled.nodes import indices_in
from opspec.compiled.plan import Kernel
from opspec.compiled.shown import blocks_of
from opspec.programs.records import import_module
from opspec.reads.symbols import Variable
from opspec.values.arrays import Array
from opspec.values.types import ELEMENT_TYPES
from tests.compiled.loops import looping
from tests.compiled.native.kernels import EDGE_SETS
from tests.compiled.native.test_bits import agree

needs_llvm = pytest.mark.skipif(not is_installed(), reason="llvmlite is absent")


def kernels(text: str) -> list[Kernel]:
    (block,) = blocks_of(import_module(opspec.load(text)))
    (group,) = (step for step in block.steps if isinstance(step, KernelGroup))
    return [*group.plan.kernels]


def stacked(rows: Sequence[int], count: int, element: str) -> str:
    """A program that puts elements of so many arrays side by side."""
    shape = "x".join(map(str, rows))
    plain, column, whole = (f"tensor<{shape}{more}x{element}>" for more in ("", "x1", f"x{count}"))
    given = ", ".join(f"%x{at}: {plain}" for at in range(count))
    columns = "\n".join(f"  %c{at} = stablehlo.reshape %x{at} : ({plain}) -> {column}" for at in range(count))
    names = ", ".join(f"%c{at}" for at in range(count))
    return f"""func.func @main({given}) -> {whole} {{
{columns}
  %r = stablehlo.concatenate {names}, dim = {len(rows)} : ({", ".join([column] * count)}) -> {whole}
  return %r : {whole}
}}"""


@pytest.mark.parametrize("count", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("element", ["f64", "f32", "i32", "bf16", "f16", "ui8", "i1", "i4"])
def test_columns_side_by_side_are_rows(monkeypatch: pytest.MonkeyPatch, count: int, element: str) -> None:
    random, type_ = np.random.default_rng(count), ELEMENT_TYPES[element].dtype
    for rows in ((256,), (1003,), (31, 20)):
        text = stacked(rows, count, element)
        given = [random.integers(0, 2 if element == "i1" else 8, rows).astype(type_) for _ in range(count)]
        wanted = np.stack(given, -1)
        for engine in ("reference", *(["cpu"] if is_installed() else [])):
            (found,) = compile_by(opspec.load(text), engine=engine)(*given)
            assert found.dtype == wanted.dtype
            assert (found == wanted).all()
        if is_installed():
            agree(monkeypatch, text, given, EDGE_SETS)
        (kernel,) = kernels(text)
        assert [len(kernel.stores), kernel.points] == [count, np.prod(rows)]


CROSS = """
func.func @main(%a: tensor<ROWSx3xf32>, %b: tensor<ROWSx3xf32>) -> tensor<ROWSx3xf32> {
  %0 = func.call @cross(%a, %b) : (tensor<ROWSx3xf32>, tensor<ROWSx3xf32>) -> tensor<ROWSx3xf32>
  return %0 : tensor<ROWSx3xf32>
}
"""
_TURNED = """
  %NAME_l = stablehlo.slice %OF [0:ROWS, FROM:3] : (tensor<ROWSx3xf32>) -> tensor<ROWSxLEFTxf32>
  %NAME_r = stablehlo.slice %OF [0:ROWS, 0:FROM] : (tensor<ROWSx3xf32>) -> tensor<ROWSxFROMxf32>
  %NAME = stablehlo.concatenate %NAME_l, %NAME_r, dim = 1
    : (tensor<ROWSxLEFTxf32>, tensor<ROWSxFROMxf32>) -> tensor<ROWSx3xf32>"""


def turned(name: str, of: str, by: int) -> str:
    """Coordinates in another order: those from `by` on first."""
    names = {"NAME": name, "OF": of, "FROM": str(by), "LEFT": str(3 - by)}
    text = _TURNED
    for old, new in names.items():
        text = text.replace(old, new)
    return text


def crossed(a: str, b: str, result: str) -> str:
    """The lines of a cross product."""
    turns = "".join(turned(f"{result}_{x}{by}", x, by) for x in (a, b) for by in (1, 2))
    return f"""{turns}
  %{result}_p = stablehlo.multiply %{result}_{a}1, %{result}_{b}2 : tensor<ROWSx3xf32>
  %{result}_m = stablehlo.multiply %{result}_{a}2, %{result}_{b}1 : tensor<ROWSx3xf32>
  %{result} = stablehlo.subtract %{result}_p, %{result}_m : tensor<ROWSx3xf32>"""


def cross_product(a: Array, b: Array) -> Array:
    (a0, a1, a2), (b0, b1, b2) = a.T, b.T
    return np.stack([a1 * b2 - a2 * b1, a2 * b0 - a0 * b2, a0 * b1 - a1 * b0], -1)


@pytest.mark.parametrize("rows", [256, 1003])
@pytest.mark.parametrize("engine", ["reference", pytest.param("cpu", marks=needs_llvm)])
def test_a_product_of_vectors_in_space_has_three_stores(rows: int, engine: str) -> None:
    lines = crossed("a", "b", "r").replace("ROWS", str(rows))
    type_ = f"tensor<{rows}x3xf32>"
    text = f"func.func @main(%a: {type_}, %b: {type_}) -> {type_} {{{lines}\n  return %r : {type_}\n}}"
    (kernel,) = kernels(text)
    assert [len(kernel.stores), kernel.points] == [3, rows]
    random = np.random.default_rng(rows)
    a, b = (random.standard_normal((rows, 3)).astype(np.float32) for _ in range(2))
    program = compile_by(opspec.load(text), engine=engine)
    assert (program(a, b)[0] == cross_product(a, b)).all()
    for at in range(2):  # a row is read before it is written over
        given = [a.copy(), b.copy()]
        assert (program.call(given, donated=[at])[0] == cross_product(a, b)).all()


@pytest.mark.parametrize("engine", ["reference", pytest.param("cpu", marks=needs_llvm)])
def test_rows_of_a_loop_are_written_over(engine: str) -> None:
    rows, turns = 300, 3
    body = crossed("a0", "a1", "b0").replace("ROWS", str(rows)) + "\n    %b1 = stablehlo.negate %a1 : TYPE\n"
    type_ = f"tensor<{rows}x3xf32>"
    text = looping(turns, [type_, type_], body.replace("TYPE", type_))
    random = np.random.default_rng(rows)
    a, b = (random.standard_normal((rows, 3)).astype(np.float32) for _ in range(2))
    found, _ = compile_by(opspec.load(text), engine=engine)(a.copy(), b.copy())
    for _ in range(turns):
        a, b = cross_product(a, b), -b
    assert (found == a).all()


def between(size: int, looked_up: int) -> str:
    """A program that adds rows of so many tables, each at places of its own, times a number for each."""
    rows, found, column = f"tensor<50x{size}xf32>", f"tensor<300x{size}xf32>", "tensor<300xf32>"
    lines = list[str]()
    for at in range(looked_up):
        lines += [
            f'%r{at} = "stablehlo.gather"(%t{at}, %i{at}) <{{dimension_numbers = #stablehlo.gather<offset_dims = [1],',
            "  collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false,",
            f"  slice_sizes = array<i64: 1, {size}>}}> : ({rows}, tensor<300xi32>) -> {found}",
            f"%w{at} = stablehlo.broadcast_in_dim %x{at}, dims = [0] : ({column}) -> {found}",
            f"%y{at} = stablehlo.multiply %r{at}, %w{at} : {found}",
            f"%s{at} = stablehlo.add {f'%s{at - 1}' if at else '%y0'}, %y{at} : {found}",
        ]
    given = ", ".join(f"%t{at}: {rows}, %i{at}: tensor<300xi32>, %x{at}: {column}" for at in range(looked_up))
    body = "\n  ".join([*lines, f"return %s{looked_up - 1} : {found}"])
    return f"func.func @main({given}) -> {found} {{\n  {body}\n}}"


@pytest.mark.parametrize(("size", "stores"), [(2, 1), (3, 3), (4, 1), (5, 1)])
def test_rows_that_are_looked_up_are_lanes_where_one_load_has_a_row(
    monkeypatch: pytest.MonkeyPatch, size: int, stores: int
) -> None:
    text, random = between(size, 3), np.random.default_rng(size)
    (kernel,) = kernels(text)
    assert len(kernel.stores) == stores
    given, wanted = list[Array](), np.zeros((300, size))
    for at in range(3):
        table, places = random.integers(-9, 9, (50, size)), random.integers(-9, 60, 300)
        weights = random.integers(-9, 9, 300)
        given += [table.astype(np.float32), places.astype(np.int32), weights.astype(np.float32)]
        wanted += (1 + (at == 0)) * table[places.clip(0, 49)] * weights[:, None]
    for engine in ("reference", *(["cpu"] if is_installed() else [])):
        (found,) = compile_by(opspec.load(text), engine=engine)(*given)
        assert (found == wanted).all()
    if is_installed():
        agree(monkeypatch, text, given, EDGE_SETS)


def totals(rows: int, count: int) -> str:
    """Running totals along rows."""
    type_ = f"tensor<{rows}x{count}xf32>"
    return f"""func.func @main(%x: {type_}) -> {type_} {{
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %zero) ({{
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %m = stablehlo.add %a, %b : tensor<f32>
      stablehlo.return %m : tensor<f32>
  }}) {{window_dimensions = array<i64: 1, {count}>, padding = dense<[[0, 0], [{count - 1}, 0]]> : tensor<2x2xi64>}}
    : ({type_}, tensor<f32>) -> {type_}
  return %0 : {type_}
}}"""


@pytest.mark.parametrize("count", [2, 3, 4])
@pytest.mark.parametrize("engine", ["reference", pytest.param("cpu", marks=needs_llvm)])
def test_folds_of_a_short_row_share_their_terms(count: int, engine: str) -> None:
    text = totals(500, count)
    x = np.random.default_rng(count).standard_normal((500, count)).astype(np.float32)
    x[0, :2] = -0.0
    x[1, 1] = np.inf
    wanted = [[*accumulate(row, initial=np.float32(0))][1:] for row in x]
    (found,) = compile_by(opspec.load(text), engine=engine)(x)
    assert np.array(wanted).tobytes() == found.tobytes()
    assert len(kernels(text)[-1].loads) == count


@pytest.mark.parametrize("count", [2, 3, 4])
@pytest.mark.parametrize("element", ["f64", "f32", "ui8", "i1"])
def test_planes_of_pictures_are_read_once(monkeypatch: pytest.MonkeyPatch, count: int, element: str) -> None:
    shape = (31, 67, count)
    given, made = f"tensor<31x67x{count}x{element}>", f"tensor<{count}x31x67x{element}>"
    text = f"""func.func @main(%x: {given}) -> {made} {{
  %r = stablehlo.transpose %x, dims = [2, 0, 1] : ({given}) -> {made}
  return %r : {made}
}}"""
    x = np.random.default_rng(count).integers(0, 2, shape).astype(ELEMENT_TYPES[element].dtype)
    for engine in ("reference", *(["cpu"] if is_installed() else [])):
        (found,) = compile_by(opspec.load(text), engine=engine)(x)
        assert (found == x.transpose(2, 0, 1)).all()
    if is_installed():
        agree(monkeypatch, text, [x], EDGE_SETS)
    (kernel,) = kernels(text)
    assert [len(kernel.stores), len(kernel.loads), kernel.points] == [count, count, 31 * 67]


def padded(shape: Sequence[int], low: int, high: int, between: int, element: str) -> str:
    """Ones around and between the elements along the last dimension."""
    made = [*shape[:-1], shape[-1] + low + high + (shape[-1] - 1) * between]
    given, result = (f"tensor<{'x'.join(map(str, sizes))}x{element}>" for sizes in (shape, made))
    zeros = ", ".join("0" for _ in shape[:-1])
    lows, highs, insides = (f"[{zeros}{', ' if zeros else ''}{size}]" for size in (low, high, between))
    return f"""func.func @main(%x: {given}) -> {result} {{
  %one = stablehlo.constant dense<1> : tensor<{element}>
  %r = stablehlo.pad %x, %one, low = {lows}, high = {highs}, interior = {insides}
    : ({given}, tensor<{element}>) -> {result}
  return %r : {result}
}}"""


@pytest.mark.parametrize("between", [1, 2, 3])
@pytest.mark.parametrize(
    ("shape", "low", "high"), [((1003,), 0, 0), ((2000,), 5, 2), ((6, 1001), 1, 0), ((7, 999), 0, 4)]
)
@pytest.mark.parametrize("element", ["i32", "ui8"])
def test_what_is_put_between_elements_is_a_store(
    monkeypatch: pytest.MonkeyPatch, between: int, shape: tuple[int, ...], low: int, high: int, element: str
) -> None:
    text = padded(shape, low, high, between, element)
    x = np.random.default_rng(between).integers(2, 100, shape).astype(ELEMENT_TYPES[element].dtype)
    wanted = np.ones((*shape[:-1], shape[-1] + low + high + (shape[-1] - 1) * between), x.dtype)
    wanted[..., low : low + (shape[-1] - 1) * (between + 1) + 1 : between + 1] = x
    for engine in ("reference", *(["cpu"] if is_installed() else [])):
        (found,) = compile_by(opspec.load(text), engine=engine)(x)
        assert (found == wanted).all()
    if is_installed():
        agree(monkeypatch, text, [x], EDGE_SETS)
    first, *rest = kernels(text)
    assert len(first.stores) == between + 1
    assert [len(kernel.stores) for kernel in rest] == [1] * (wanted.shape[-1] % (between + 1) > 0)


@pytest.mark.parametrize("times", [2, 3, 5])
@pytest.mark.parametrize("element", ["f32", "i1"])
def test_elements_that_are_repeated_are_loaded_once(monkeypatch: pytest.MonkeyPatch, times: int, element: str) -> None:
    size = 1501
    given, each, made = (f"tensor<{sizes}x{element}>" for sizes in (size, f"{size}x{times}", size * times))
    text = f"""func.func @main(%x: {given}) -> {made} {{
  %0 = stablehlo.broadcast_in_dim %x, dims = [0] : ({given}) -> {each}
  %r = stablehlo.reshape %0 : ({each}) -> {made}
  return %r : {made}
}}"""
    x = np.random.default_rng(times).integers(0, 2, size).astype(ELEMENT_TYPES[element].dtype)
    for engine in ("reference", *(["cpu"] if is_installed() else [])):
        (found,) = compile_by(opspec.load(text), engine=engine)(x)
        assert (found == np.repeat(x, times)).all()
    if is_installed():
        agree(monkeypatch, text, [x], EDGE_SETS)
    (kernel,) = kernels(text)
    assert [len(kernel.stores), len(kernel.loads)] == [times, 1]


@pytest.mark.parametrize(
    ("shape", "order", "made", "loops"),
    [
        ((30, 1, 100), (0, 1, 2), (30, 400), 3),  # each row four times
        ((20, 100, 70), (0, 2, 1), (20, 7000), 3),  # matrices turned
        ((3, 5, 7, 64), (0, 2, 1, 3), (3, 7, 320), 4),  # heads beside each other
        ((30, 1, 7), (0, 1, 2), (30, 28), 3),  # rows that are short
        ((900, 1, 5), (0, 1, 2), (900, 20), 2),  # of which each element is a store
    ],
)
def test_what_is_divided_by_a_larger_number_is_two_loops(
    monkeypatch: pytest.MonkeyPatch, shape: tuple[int, ...], order: tuple[int, ...], made: tuple[int, ...], loops: int
) -> None:
    wide = tuple(4 if size == 1 else size for size in shape)
    turned_ = tuple(wide[at] for at in order)
    types = [f"tensor<{'x'.join(map(str, sizes))}xf32>" for sizes in (shape, wide, turned_, made)]
    text = f"""func.func @main(%x: {types[0]}) -> {types[3]} {{
  %0 = stablehlo.broadcast_in_dim %x, dims = [{", ".join(map(str, range(len(shape))))}] : ({types[0]}) -> {types[1]}
  %1 = stablehlo.transpose %0, dims = [{", ".join(map(str, order))}] : ({types[1]}) -> {types[2]}
  %2 = stablehlo.reshape %1 : ({types[2]}) -> {types[3]}
  %3 = stablehlo.negate %2 : {types[3]}
  return %3 : {types[3]}
}}"""
    x = np.random.default_rng(loops).standard_normal(shape).astype(np.float32)
    wanted = -np.broadcast_to(x, wide).transpose(order).reshape(made)
    for engine in ("reference", *(["cpu"] if is_installed() else [])):
        (found,) = compile_by(opspec.load(text), engine=engine)(x)
        assert (found == wanted).all()
    if is_installed():
        agree(monkeypatch, text, [x], EDGE_SETS)
    (kernel,) = kernels(text)
    assert len(kernel.space) == loops


@needs_llvm
@pytest.mark.parametrize("last", [5, 32, 40])
@pytest.mark.parametrize("times", [2, 3, 7])
@pytest.mark.parametrize("repeats", [True, False], ids=["each", "all"])
def test_a_dimension_that_is_divided_is_two(
    monkeypatch: pytest.MonkeyPatch, repeats: bool, times: int, last: int
) -> None:
    """Where elements are repeated, or all of them come again and again."""
    x = np.arange(200 * 10 * last, dtype=np.int32).reshape(200, 10, last)
    between = f"tensor<200x10x{times}x{last}xi32>" if repeats else f"tensor<200x{times}x10x{last}xi32>"
    given, whole = f"tensor<200x10x{last}xi32>", f"tensor<200x{10 * times}x{last}xi32>"
    text = f"""func.func @main(%x: {given}) -> {whole} {{
  %0 = stablehlo.broadcast_in_dim %x, dims = [0, {"1, 3" if repeats else "2, 3"}] : ({given}) -> {between}
  %1 = stablehlo.reshape %0 : ({between}) -> {whole}
  %2 = stablehlo.negate %1 : {whole}
  return %2 : {whole}
}}"""
    (found,) = compile_by(opspec.load(text), engine="reference")(x)
    assert np.array_equal(found, -(np.repeat(x, times, 1) if repeats else np.tile(x, (1, times, 1))))
    agree(monkeypatch, text, [x], EDGE_SETS)
    (kernel,) = kernels(text)
    assert all(isinstance(atom, Variable) for index in indices_in(kernel.roots) for atom, _ in index.terms)
