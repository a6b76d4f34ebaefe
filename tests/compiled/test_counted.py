"""What is read at sums of indices lies where the element says: nothing is looked up, and no index is stored."""

from __future__ import annotations

import numpy as np
import pytest

import opspec
from opspec.compiled.building import Nodes
from opspec.compiled.counted import counted
from opspec.compiled.engine_names import is_installed
from opspec.compiled.engines import compile as compile_by
from opspec.compiled.nodes import Applied, Indexed, KernelNode, held_in
from opspec.reads.arithmetic import of_atom
from opspec.reads.symbols import Remainder, Variable
from opspec.values.arrays import Array
from opspec.values.types import ELEMENT_TYPES
from tests.compiled.native.kernels import EDGE_SETS
from tests.compiled.native.test_bits import agree
from tests.compiled.test_ranges import kernels


def looked_up(count: int, length: int, step: int, first: int, size: int, element: str = "i32") -> str:
    """A program that reads so many frames of so many numbers each, as JAX does: below 0 it counts from the end."""
    frames, index = f"{count}x{length}", f"tensor<{count}x{length}x{element}>"
    return f"""func.func @main(%x: tensor<{size}xf32>) -> tensor<{frames}xf32> {{
  %i = stablehlo.iota dim = 0 : {index}
  %j = stablehlo.iota dim = 1 : {index}
  %step = stablehlo.constant dense<{step}> : {index}
  %first = stablehlo.constant dense<{first}> : {index}
  %size = stablehlo.constant dense<{size}> : {index}
  %zero = stablehlo.constant dense<0> : {index}
  %0 = stablehlo.multiply %i, %step : {index}
  %1 = stablehlo.add %0, %j : {index}
  %2 = stablehlo.subtract %1, %first : {index}
  %below = stablehlo.compare LT, %2, %zero, SIGNED : ({index}, {index}) -> tensor<{frames}xi1>
  %3 = stablehlo.add %2, %size : {index}
  %4 = stablehlo.select %below, %3, %2 : tensor<{frames}xi1>, {index}
  %at = stablehlo.reshape %4 : ({index}) -> tensor<{count}x{length}x1x{element}>
  %y = "stablehlo.gather"(%x, %at) <{{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0],
    start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1>}}>
    : (tensor<{size}xf32>, tensor<{count}x{length}x1x{element}>) -> tensor<{frames}xf32>
  %r = stablehlo.add %y, %y : tensor<{frames}xf32>
  return %r : tensor<{frames}xf32>
}}"""


def frames(x: Array, at: Array) -> Array:
    size = len(x)
    return 2 * x[np.where(at < 0, at + size, at).clip(0, size - 1)]


@pytest.mark.parametrize(
    ("count", "length", "step", "first", "size", "element", "plain"),
    [
        (60, 40, 16, 0, 1000, "i32", True),
        (60, 40, 16, 0, 1000, "i64", True),
        (30, 40, -3, -90, 200, "i32", True),  # backwards
        (60, 40, 16, 5, 1000, "i32", False),  # the first ones count from the end
        (60, 40, 16, 0, 500, "i32", True),  # the last ones lie beyond it
        (10, 12, 10, 0, 120, "i8", True),
        (10, 12, 14, 0, 120, "i8", False),  # numbers of 8 bits start again below 0
    ],
)
def test_frames_are_read_where_they_lie(
    count: int,
    length: int,
    step: int,
    first: int,
    size: int,
    element: str,
    plain: bool,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    text = looked_up(count, length, step, first, size, element)
    found = kernels(text)
    loads = [load for kernel in found for load in kernel.loads]
    if plain:
        assert [kernel.points for kernel in found] == [count * length]
        assert not any([*held_in(load.at)] for load in loads)
    else:
        assert any([*held_in(load.at)] for load in loads)
    x = np.arange(size, dtype=np.float32)
    at = np.arange(count)[:, None] * step + np.arange(length) - first
    wanted = frames(x, at.astype(ELEMENT_TYPES[element].dtype).astype(np.int64))
    for engine in ("reference", "numpy", *(["cpu"] if is_installed() else [])):
        assert (compile_by(opspec.load(text), engine=engine)(x)[0] == wanted).all()
    if is_installed():
        agree(monkeypatch, text, [x], EDGE_SETS)


OVERLAPPING = """func.func @main(%x: tensor<500xi32>, %w: tensor<40x30xi32>) -> tensor<500xi32> {
  %i = stablehlo.iota dim = 0 : tensor<40x30x1xi32>
  %j = stablehlo.iota dim = 1 : tensor<40x30x1xi32>
  %step = stablehlo.constant dense<STEP> : tensor<40x30x1xi32>
  %0 = stablehlo.multiply %i, %step : tensor<40x30x1xi32>
  %at = stablehlo.add %0, %j : tensor<40x30x1xi32>
  %r = "stablehlo.scatter"(%x, %at, %w) ({
    ^bb0(%a: tensor<i32>, %b: tensor<i32>):
      %s = stablehlo.add %a, %b : tensor<i32>
      stablehlo.return %s : tensor<i32>
  }) {scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0],
    scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, indices_are_sorted = false, unique_indices = false}
    : (tensor<500xi32>, tensor<40x30x1xi32>, tensor<40x30xi32>) -> tensor<500xi32>
  return %r : tensor<500xi32>
}"""


@pytest.mark.parametrize("step", [0, 1, 7, 10, 30, -1])
def test_what_overlaps_is_added_up(step: int, monkeypatch: pytest.MonkeyPatch) -> None:
    text = OVERLAPPING.replace("STEP", str(step))
    x, w = np.arange(500, dtype=np.int32), np.arange(1200, dtype=np.int32).reshape(40, 30)
    wanted, at = x.copy(), np.arange(40)[:, None] * step + np.arange(30)
    inside = (at >= 0) & (at < 500)
    np.add.at(wanted, at[inside], w[inside])
    for engine in ("reference", "numpy", *(["cpu"] if is_installed() else [])):
        assert (compile_by(opspec.load(text), engine=engine)(x, w)[0] == wanted).all()
    if is_installed():
        agree(monkeypatch, text, [x, w], EDGE_SETS)


def test_sums_that_leave_a_type_are_none() -> None:
    nodes = Nodes()
    i, j = (of_atom(Variable(name, 100)) for name in ("i", "j"))
    i8, i32, ui32 = (ELEMENT_TYPES[name] for name in ("i8", "i32", "ui32"))

    def number(index: object, type_: object) -> KernelNode:
        return nodes.convert(nodes.index(index), type_)  # type: ignore[arg-type]

    assert str(counted(nodes.apply("sub", number(i, i32), number(j, i32)))) == "i - j"
    assert counted(nodes.apply("add", number(i, i8), number(j, i8))) is None
    assert counted(nodes.apply("mul", number(i, i32), number(j, i32))) is None
    below = nodes.apply("sub", number(i, ui32), number(j, ui32))  # as C has it, which wraps around
    assert counted(below) is None
    assert str(counted(nodes.convert(below, i32))) == "i - j"
    assert isinstance(nodes.convert(number(i, i32), ELEMENT_TYPES["i64"]), Indexed)
    assert isinstance(nodes.convert(below, ELEMENT_TYPES["f32"]), Applied)


def test_what_was_padded_away_is_not_read_elsewhere() -> None:
    """A value of constants alone, though it is made of an argument, and what is made of it at other places."""
    text = """func.func @main(%x: tensor<3x2xi32>) -> tensor<3x9xi32> {
  %z = stablehlo.constant dense<7> : tensor<i32>
  %y = stablehlo.negate %x : tensor<3x2xi32>
  %0 = stablehlo.pad %y, %z, low = [0, -2], high = [0, 4], interior = [0, 0]
    : (tensor<3x2xi32>, tensor<i32>) -> tensor<3x4xi32>
  %1 = stablehlo.pad %0, %z, low = [0, 1], high = [0, 4], interior = [0, 0]
    : (tensor<3x4xi32>, tensor<i32>) -> tensor<3x9xi32>
  return %1 : tensor<3x9xi32>
}"""
    for engine in ("reference", "numpy", *(["cpu"] if is_installed() else [])):
        assert (compile_by(opspec.load(text), engine=engine)(np.zeros((3, 2), np.int32))[0] == 7).all()


def test_bounds_of_what_is_left_over_decide_too() -> None:
    """It is an index, but no sum of variables."""
    nodes, i64 = Nodes(), ELEMENT_TYPES["i64"]
    left = nodes.index(of_atom(Remainder(of_atom(Variable("i", 100)), 8)))
    assert counted(left) is None
    assert nodes.apply("max", left, nodes.constant(0, i64)) is left
    assert nodes.apply("min", left, nodes.constant(8, i64)) is left
    assert nodes.apply("min", left, nodes.constant(6, i64)) is not left
