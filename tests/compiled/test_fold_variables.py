"""Folds of what was repeated, turned or cut into blocks go over variables along which elements lie."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest

import opspec
from opspec.compiled.building import Nodes
from opspec.compiled.engine_names import is_installed
from opspec.compiled.engines import compile as compile_by
from opspec.compiled.fold_variables import folds_as_they_lie
from opspec.compiled.fused_blocks import KernelGroup
from opspec.compiled.kernels import kernel_of_rows
from opspec.compiled.nodes import Buffer, Loaded, NodeFold, in_order, variables_of
from opspec.compiled.plan import Kernel, Store
from opspec.compiled.shown import blocks_of
from opspec.programs.records import import_module
from opspec.reads.arithmetic import of_atom, quotient
from opspec.reads.symbols import Variable
from opspec.values.arrays import Array
from opspec.values.types import ELEMENT_TYPES
from tests.compiled.native.kernels import EDGE_SETS
from tests.compiled.native.test_bits import agree
from tests.compiled.native.test_moved_rows import texts

needs_llvm = pytest.mark.skipif(not is_installed(), reason="llvmlite is absent")


def reduced(body: str, given: str, made: str, dimensions: str, result: str, op: str = "add", start: str = "0") -> str:
    """A program that folds what the body makes of x."""
    element = given.rpartition("x")[2]
    start = f"{start}.0" if element.startswith(("f", "b")) else start
    return f"""func.func @main(%x: tensor<{given}>) -> tensor<{result}> {{
  %z = stablehlo.constant dense<{start}> : tensor<{element}>
{body}
  %r = stablehlo.reduce(%m init: %z) applies stablehlo.{op} across dimensions = {dimensions}
    : (tensor<{made}>, tensor<{element}>) -> tensor<{result}>
  return %r : tensor<{result}>
}}"""


def tiled(rows: int, size: int, times: int, element: str = "f32") -> str:
    return reduced(
        f"""  %0 = stablehlo.broadcast_in_dim %x, dims = [0, 2] : (tensor<{rows}x{size}x{element}>)
    -> tensor<{rows}x{times}x{size}x{element}>
  %m = stablehlo.reshape %0 : (tensor<{rows}x{times}x{size}x{element}>) -> tensor<{rows}x{times * size}x{element}>""",
        f"{rows}x{size}x{element}",
        f"{rows}x{times * size}x{element}",
        "[1]",
        f"{rows}x{element}",
    )


def turned(rows: int, high: int, wide: int, element: str = "f32", op: str = "add") -> str:
    return reduced(
        f"""  %0 = stablehlo.transpose %x, dims = [0, 2, 1] : (tensor<{rows}x{high}x{wide}x{element}>)
    -> tensor<{rows}x{wide}x{high}x{element}>
  %m = stablehlo.reshape %0 : (tensor<{rows}x{wide}x{high}x{element}>) -> tensor<{rows}x{high * wide}x{element}>""",
        f"{rows}x{high}x{wide}x{element}",
        f"{rows}x{high * wide}x{element}",
        "[1]",
        f"{rows}x{element}",
        op,
        "-9" if op == "maximum" else "0",
    )


def blocks(high: int, wide: int, size: int, element: str = "f32", op: str = "add") -> str:
    whole = f"{high}x{size}x{wide}x{size}x{element}"
    body = f"  %m = stablehlo.multiply %x, %x : tensor<{whole}>"
    return reduced(body, whole, whole, "[1, 3]", f"{high}x{wide}x{element}", op)


def kernels(text: str) -> list[Kernel]:
    (block,) = blocks_of(import_module(opspec.load(text)))
    (group,) = (step for step in block.steps if isinstance(step, KernelGroup))
    return [*group.plan.kernels]


def fold_of(text: str) -> NodeFold:
    (fold,) = (fold for kernel in kernels(text) for fold in kernel.folds)
    return fold


def assert_exact(monkeypatch: pytest.MonkeyPatch, text: str, x: Array, wanted: Array) -> None:
    """Of small whole numbers, whose sums are exact in any order; and of others the same bits everywhere."""
    for engine in ("reference", *(["cpu"] if is_installed() else [])):
        (found,) = compile_by(opspec.load(text), engine=engine)(x)
        assert (found == wanted).all(), engine
    if is_installed():
        random = np.random.default_rng(1)
        agree(monkeypatch, text, [(random.standard_normal(x.shape) * 4).astype(x.dtype)], EDGE_SETS)


def whole_numbers(shape: tuple[int, ...], element: str) -> Array:
    return np.random.default_rng(sum(shape)).integers(0, 4, shape).astype(ELEMENT_TYPES[element].dtype)


@pytest.mark.parametrize("element", ["f32", "f64", "i32", "i8"])
@pytest.mark.parametrize(("rows", "size", "times"), [(7, 90, 4), (3, 1000, 3), (20, 10, 17), (5, 3, 400), (40, 33, 2)])
def test_folds_of_what_is_repeated(
    monkeypatch: pytest.MonkeyPatch, rows: int, size: int, times: int, element: str
) -> None:
    x = whole_numbers((rows, size), element)
    wanted = np.tile(x, (1, times)).sum(1, dtype=x.dtype)
    assert_exact(monkeypatch, tiled(rows, size, times, element), x, wanted)


def test_what_is_repeated_has_a_variable_for_each_digit() -> None:
    fold = fold_of(tiled(3, 1000, 3))
    assert [variable.size for variable in fold.variables] == [3, 1000]
    (load,) = (node for node in in_order(fold.terms) if isinstance(node, Loaded))
    assert all(isinstance(atom, Variable) for atom, _ in load.at.terms)


@pytest.mark.parametrize("op", ["add", "maximum"])
@pytest.mark.parametrize("element", ["f32", "i32"])
@pytest.mark.parametrize("sizes", [(5, 10, 30), (40, 100, 3), (3, 7, 300), (9, 33, 35)])
def test_folds_of_what_is_turned(
    monkeypatch: pytest.MonkeyPatch, sizes: tuple[int, int, int], element: str, op: str
) -> None:
    x = whole_numbers(sizes, element)
    wanted = x.sum((1, 2), dtype=x.dtype) if op == "add" else x.max((1, 2))
    assert_exact(monkeypatch, turned(*sizes, element, op), x, wanted)


@pytest.mark.parametrize(
    ("element", "op", "along"),
    [("f32", "maximum", True), ("i32", "add", True), ("ui8", "add", True), ("f32", "add", False)],
)
def test_terms_that_go_in_any_order_go_along_what_lies_side_by_side(element: str, op: str, along: bool) -> None:
    """A sum of floats is another one in another order."""
    fold = fold_of(turned(8, 50, 60, element, op))
    (load,) = (node for node in in_order(fold.terms) if isinstance(node, Loaded))
    factors = dict(load.at.terms)
    assert (factors[fold.variables[-1]] == 1) == along


@pytest.mark.parametrize("element", ["f32", "f64", "i32", "i8"])
@pytest.mark.parametrize("size", [4, 5, 7, 8, 10, 12, 17, 20, 31, 33, 40])
def test_folds_of_blocks(monkeypatch: pytest.MonkeyPatch, size: int, element: str) -> None:
    high, wide = 5, 33
    x = whole_numbers((high, size, wide, size), element)
    wanted = (x**2).sum((1, 3), dtype=x.dtype)
    assert_exact(monkeypatch, blocks(high, wide, size, element), x, wanted)


@needs_llvm
@pytest.mark.parametrize("instructions", EDGE_SETS)
@pytest.mark.parametrize("size", [7, 10, 20, 31])
def test_short_rows_of_blocks_are_loaded_not_gathered(size: int, instructions: str) -> None:
    (written,) = texts(blocks(20, 30, size), instructions).values()
    assert ("masked.gather" in written) == (instructions in ("sse2", "generic"))


@needs_llvm
@pytest.mark.parametrize("size", [4, 5, 8])
def test_blocks_that_share_no_element_are_rows(size: int) -> None:
    (kernel,) = kernels(blocks(20, 30, size))
    assert kernel.form == "row"


def of_groups(kind: str) -> tuple[str, Callable[[Array], Array]]:
    """Sums by groups of 10 channels, of which 3 lie side by side, with what is the same for a pixel."""
    given = "2x50x3x10xf32"
    body = f"""  %s = stablehlo.slice %x [0:2, 0:50, 0:3, 0:1] : (tensor<{given}>) -> tensor<2x50x3x1xf32>
  %b = stablehlo.broadcast_in_dim %s, dims = [0, 1, 2, 3] : (tensor<2x50x3x1xf32>) -> tensor<{given}>
  %m = stablehlo.{kind} %x, %b : tensor<{given}>"""
    ufunc = {"add": np.add, "multiply": np.multiply}[kind]
    return reduced(body, given, given, "[1, 3]", "2x3xf32"), lambda x: ufunc(x, x[..., :1]).sum((1, 3))


@pytest.mark.parametrize("kind", ["add", "multiply"])
def test_what_is_the_same_along_a_segment(monkeypatch: pytest.MonkeyPatch, kind: str) -> None:
    text, wanted = of_groups(kind)
    x = whole_numbers((2, 50, 3, 10), "f32")
    assert_exact(monkeypatch, text, x, wanted(x))


JOINED = """func.func @main(%x: tensor<9xROWSxf32>, %y: tensor<9xOTHERSxf32>) -> tensor<9xf32> {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %c = stablehlo.concatenate %x, %y, dim = 1 : (tensor<9xROWSxf32>, tensor<9xOTHERSxf32>) -> tensor<9xWHOLExf32>
  %m = stablehlo.multiply %c, %c : tensor<9xWHOLExf32>
  %r = stablehlo.reduce(%m init: %z) applies stablehlo.add across dimensions = [1]
    : (tensor<9xWHOLExf32>, tensor<f32>) -> tensor<9xf32>
  return %r : tensor<9xf32>
}"""


@pytest.mark.parametrize(("first", "second"), [(1000, 1000), (40, 30), (32, 64), (1, 300), (2047, 1)])
def test_folds_of_what_is_joined(monkeypatch: pytest.MonkeyPatch, first: int, second: int) -> None:
    text = JOINED.replace("ROWS", str(first)).replace("OTHERS", str(second)).replace("WHOLE", str(first + second))
    x, y = whole_numbers((9, first), "f32"), whole_numbers((9, second), "f32")
    for engine in ("reference", *(["cpu"] if is_installed() else [])):
        (found,) = compile_by(opspec.load(text), engine=engine)(x, y)
        assert (found == (x**2).sum(1) + (y**2).sum(1)).all()
    if is_installed():
        random = np.random.default_rng(2)
        agree(monkeypatch, text, [random.standard_normal(z.shape).astype(np.float32) for z in (x, y)], EDGE_SETS)


@needs_llvm
@pytest.mark.parametrize("instructions", EDGE_SETS)
def test_vectors_of_one_part_of_what_is_joined_have_no_mask(instructions: str) -> None:
    text = JOINED.replace("ROWS", "1000").replace("OTHERS", "1024").replace("WHOLE", "2024")
    (written,) = texts(text, instructions).values()
    assert "load <32 x float>" in written


ENTROPIES = """func.func @main(%x: tensor<4x300xf32>) -> tensor<4xf32> {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.exponential %x : tensor<4x300xf32>
  %1 = stablehlo.reduce(%0 init: %z) applies stablehlo.add across dimensions = [1]
    : (tensor<4x300xf32>, tensor<f32>) -> tensor<4xf32>
  %2 = stablehlo.broadcast_in_dim %1, dims = [0] : (tensor<4xf32>) -> tensor<4x300xf32>
  %3 = stablehlo.divide %0, %2 : tensor<4x300xf32>
  %4 = stablehlo.log %3 : tensor<4x300xf32>
  %5 = stablehlo.multiply %3, %4 : tensor<4x300xf32>
  %6 = stablehlo.reduce(%5 init: %z) applies stablehlo.add across dimensions = [1]
    : (tensor<4x300xf32>, tensor<f32>) -> tensor<4xf32>
  return %6 : tensor<4xf32>
}"""


def test_folds_of_a_row_share_what_they_are_made_of() -> None:
    module = opspec.load(ENTROPIES)
    (kernel,) = kernels(ENTROPIES)
    assert (kernel.form, kernel.inner) == ("row", ())
    assert [fold.variables for fold in kernel.folds] == [kernel.row, kernel.row]
    assert len(kernel.kept) == 1, "the exponential of a row is computed once"
    x = np.random.default_rng(0).standard_normal((4, 300)).astype(np.float32)
    share = np.exp(x.astype(np.float64)) / np.exp(x.astype(np.float64)).sum(1, keepdims=True)
    for engine in ("reference", *(["cpu"] if is_installed() else [])):
        (found,) = compile_by(module, engine=engine)(x)
        np.testing.assert_allclose(found, (share * np.log(share)).sum(1), rtol=1e-5)


def test_what_is_stored_for_a_row_goes_over_the_digits_of_its_fold() -> None:
    """A variable is what it is called, not the object that says so."""
    nodes, f32 = Nodes(), ELEMENT_TYPES["f32"]
    folded, stored = (Variable("k", 120) for _ in range(2))
    given, made = Buffer(0, f32, 40), Buffer(1, f32, 120)
    left, right = (nodes.input(name, f32) for name in "xy")
    added = nodes.combination([left], [right], [nodes.apply("add", left, right)])
    (total_,) = nodes.fold((folded,), [nodes.load(given, quotient(of_atom(folded), 3))], added)
    value = nodes.apply("mul", total_, nodes.load(given, quotient(of_atom(stored), 3)))
    kernel = kernel_of_rows((), (stored,), (Store(made, of_atom(stored), value),), ())
    found = folds_as_they_lie(nodes, kernel)
    assert [x.size for x in found.inner] == [40, 3]
    assert {x for store in found.stores for x in variables_of(store.at)} == {*found.inner}


@needs_llvm
@pytest.mark.parametrize("instructions", EDGE_SETS)
@pytest.mark.parametrize("times", [2, 4, 3])
def test_all_of_repeated_columns_is_a_place_divided(
    times: int, instructions: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Several variables of a row count how often so many places were passed: no lane asks which row it is in."""
    text = reduced(
        f"""  %0 = stablehlo.broadcast_in_dim %x, dims = [0, 1] : (tensor<40x50xf32>) -> tensor<40x50x{times}xf32>
  %m = stablehlo.reshape %0 : (tensor<40x50x{times}xf32>) -> tensor<40x{50 * times}xf32>""",
        "40x50xf32",
        f"40x{50 * times}xf32",
        "[0, 1]",
        "f32",
    )
    (written,) = texts(text, instructions).values()
    assert "urem" not in written
    x = np.random.default_rng(0).integers(-9, 9, (40, 50)).astype(np.float32)
    agree(monkeypatch, text, [x], [instructions])
    (found,) = compile_by(opspec.load(text), engine="cpu")(x)
    assert found == times * x.sum()


# Rows looked up by places that are made of what is given, in so many steps that they would be kept for all elements.
LOOKED_UP = """func.func @main(%a: tensor<8x{n}xf64>, %i: tensor<{m}xi64>) -> tensor<{m}x{n}xf64> {{
  %0 = stablehlo.constant dense<7> : tensor<{m}xi64>
  %1 = stablehlo.add %i, %0 : tensor<{m}xi64>
  %negative = stablehlo.constant dense<0> : tensor<{m}xi64>
  %c = stablehlo.compare LT, %i, %negative : (tensor<{m}xi64>, tensor<{m}xi64>) -> tensor<{m}xi1>
  %2 = stablehlo.select %c, %1, %i : tensor<{m}xi1>, tensor<{m}xi64>
  %3 = stablehlo.multiply %2, %2 : tensor<{m}xi64>
  %4 = stablehlo.clamp %negative, %3, %0 : tensor<{m}xi64>
  %5 = stablehlo.reshape %4 : (tensor<{m}xi64>) -> tensor<{m}x1xi64>
  %6 = "stablehlo.gather"(%a, %5) <{{dimension_numbers = #stablehlo.gather<offset_dims = [1],
    collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, {n}>}}>
    : (tensor<8x{n}xf64>, tensor<{m}x1xi64>) -> tensor<{m}x{n}xf64>
  %z = stablehlo.constant dense<0.0> : tensor<f64>
  %7 = stablehlo.reduce(%6 init: %z) applies stablehlo.{op} across dimensions = [0, 1]
    : (tensor<{m}x{n}xf64>, tensor<f64>) -> tensor<f64>
  %8 = stablehlo.broadcast_in_dim %7, dims = [] : (tensor<f64>) -> tensor<{m}x{n}xf64>
  %9 = stablehlo.add %6, %8 : tensor<{m}x{n}xf64>
  return %9 : tensor<{m}x{n}xf64>
}}"""


@needs_llvm
@pytest.mark.parametrize("rows", [2, 18])
@pytest.mark.parametrize("size", [5, 24, 31, 32, 33])
@pytest.mark.parametrize("op", ["add", "minimum"])
@pytest.mark.filterwarnings("error")
def test_what_is_the_same_for_lanes_is_made_once_for_them(
    op: str, size: int, rows: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    generator = np.random.default_rng(0)
    table, places = generator.integers(-99, 99, (8, size)).astype(np.float64), generator.integers(-7, 7, rows)
    text = LOOKED_UP.format(op=op, n=size, m=rows)
    agree(monkeypatch, text, [table, places], EDGE_SETS)
    (found,) = compile_by(opspec.load(text), engine="cpu")(table, places)
    taken = table[np.minimum((places % 7) ** 2, 7)]
    assert np.array_equal(found, taken + (taken.sum() if op == "add" else min(0, taken.min())))


@pytest.mark.parametrize("sizes", [(5, 40, 300), (3, 64, 70), (8, 40, 40)], ids=str)
def test_a_fold_in_the_terms_of_one_in_the_terms_of_another_has_its_own_variable(
    sizes: tuple[int, int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    few, many, columns = sizes
    x, s, y, z = (
        f"tensor<{t}f32>"
        for t in (f"{few}x{many}x{columns}x", f"{few}x{columns}x", f"{many}x{columns}x", f"{columns}x")
    )
    text = f"""func.func @main(%x: {x}) -> {z} {{
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [1] : ({x}, tensor<f32>) -> {s}
  %1 = stablehlo.broadcast_in_dim %0, dims = [0, 2] : ({s}) -> {x}
  %2 = stablehlo.multiply %x, %1 : {x}
  %3 = stablehlo.reduce(%2 init: %z) applies stablehlo.add across dimensions = [0] : ({x}, tensor<f32>) -> {y}
  %4 = stablehlo.reduce(%3 init: %z) applies stablehlo.maximum across dimensions = [0] : ({y}, tensor<f32>) -> {z}
  return %4 : {z}
}}"""
    given = np.random.default_rng(0).integers(0, 5, sizes).astype(np.float32)  # all sums are exact
    (found,) = compile_by(opspec.load(text), engine="reference")(given)
    assert np.array_equal(found, (given * given.sum(1, keepdims=True)).sum(0).max(0))
    agree(monkeypatch, text, [given], EDGE_SETS)


def test_windows_in_the_terms_of_different_folds_stay_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    x, y = "tensor<5x4000xf32>", "tensor<4000xf32>"
    text = f"""func.func @main(%x: {x}) -> {x} {{
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %i = stablehlo.constant dense<0x7F800000> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %i) <{{window_dimensions = array<i64: 3, 5>,
    padding = dense<[[1, 1], [2, 2]]> : tensor<2x2xi64>}}> ({{
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %m = stablehlo.minimum %a, %b : tensor<f32>
    stablehlo.return %m : tensor<f32>
  }}) : ({x}, tensor<f32>) -> {x}
  %1 = stablehlo.reduce(%0 init: %z) applies stablehlo.add across dimensions = [0] : ({x}, tensor<f32>) -> {y}
  %2 = stablehlo.reduce(%0 init: %z) applies stablehlo.maximum across dimensions = [0] : ({x}, tensor<f32>) -> {y}
  %3 = stablehlo.subtract %1, %2 : {y}
  %4 = stablehlo.broadcast_in_dim %3, dims = [1] : ({y}) -> {x}
  %5 = stablehlo.subtract %0, %4 : {x}
  return %5 : {x}
}}"""
    given = np.random.default_rng(0).integers(0, 50, (5, 4000)).astype(np.float32)
    padded = np.pad(given, ((1, 1), (2, 2)), constant_values=np.inf)
    least = np.lib.stride_tricks.sliding_window_view(padded, (3, 5)).min((2, 3))
    (found,) = compile_by(opspec.load(text), engine="reference")(given)
    assert np.array_equal(found, least - (least.sum(0) - least.max(0)))
    agree(monkeypatch, text, [given], EDGE_SETS)
