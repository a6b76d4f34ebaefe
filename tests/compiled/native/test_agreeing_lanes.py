"""Turns in which a condition holds in all lanes or in none, and those in which it changes."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import pytest

import opspec
from opspec.compiled.building import Nodes
from opspec.compiled.native import agreeing_lanes, kernels, machine_code
from opspec.compiled.native.kernel_forms import in_one_loop
from opspec.compiled.native.kernels import kernel_text
from opspec.compiled.nodes import Buffer, KernelNode
from opspec.compiled.operations import MACHINE
from opspec.compiled.plan import Kernel, Store
from opspec.reads.symbols import Compare, Index, Sign, Variable
from opspec.values.arrays import Array
from tests.compiled.native.kernels import SETS, by_set, machine, run
from tests.compiled.native.test_indices import total

ROWS, WIDTH = 5, 700
SPACE = Variable("i", ROWS), Variable("j", WIDTH)
GIVEN, OTHER, MADE = (Buffer(at, MACHINE["f32"], ROWS * WIDTH) for at in range(3))
CASES: list[tuple[Sign, int, int, int]] = [
    (sign, factor, at, shift)
    for at, shift in ((1, -1), (64, 0), (300, 150), (699, 1), (5000, -ROWS * WIDTH), (-3, 700), (690, -2000))
    for sign, factor in (("<=", 1), ("<=", -1), ("==", 1), ("!=", 1))
]


def kernel(sign: Sign, factor: int, at: int, shift: int) -> Kernel:
    """One of two arrays: the first at a place further on, where it is 0 beyond the end."""
    nodes, (row, column) = Nodes(), SPACE
    place = total((row, WIDTH), (column, 1))
    index = total((column, factor))
    test: KernelNode = nodes.test(Compare(Index(index.constant - factor * at, index.terms), sign))
    moved = nodes.load(GIVEN, Index(place.constant + shift, place.terms))
    chosen = nodes.select(test, moved, nodes.load(OTHER, place))
    both = nodes.apply("add", chosen, moved)
    return Kernel("flat", SPACE, (Store(MADE, place, both),))


def wanted(x: Array, y: Array, sign: Sign, factor: int, at: int, shift: int) -> Array:
    asked = factor * (np.arange(WIDTH) - at)
    holds = {"<=": asked <= 0, "==": asked == 0, "!=": asked != 0}[sign]
    places = np.arange(ROWS * WIDTH) + shift
    inside = (places >= 0) & (places < ROWS * WIDTH)
    moved = np.where(inside, x.ravel()[places.clip(0, ROWS * WIDTH - 1)], np.float32(0)).reshape(ROWS, WIDTH)
    return np.where(holds, moved, y) + moved


@pytest.mark.parametrize(("instructions", "case"), by_set(CASES))
def test_each_lane_has_its_own_where_a_condition_changes(instructions: str, case: tuple[Sign, int, int, int]) -> None:
    random = np.random.default_rng(2)
    x, y = (random.standard_normal((ROWS, WIDTH)).astype(np.float32) for _ in range(2))
    made = np.full((ROWS, WIDTH), 7, np.float32)
    run(kernel(*case), {GIVEN: x, OTHER: y, MADE: made}, instructions)
    assert (made == wanted(x, y, *case)).all()


def test_a_turn_in_which_nothing_changes_has_no_masks(monkeypatch: pytest.MonkeyPatch) -> None:
    target = machine(SETS[0]).target
    text = kernel_text(kernel("<=", 1, 300, 1), target).text
    parts = [part for part in text.split("\npart") if "store <" in part]
    assert sorted("masked.load" in part for part in parts) == [False, True], "even turns, and odd ones"
    monkeypatch.setattr(agreeing_lanes, "LARGEST", 3)
    parts = [part for part in kernel_text(kernel("<=", 1, 300, 1), target).text.split("\npart") if "store <" in part]
    assert ["masked.load" in part for part in parts] == [True], "a long kernel is not written twice"


CUT = """func.func @main(%x: tensor<6x9x3xf32>, %z: tensor<f32>, %at: tensor<i32>) -> tensor<9x12x3xf32> {
  %p = stablehlo.pad %x, %z, low = [2, 4, 0], high = [3, 5, 0], interior = [0, 0, 0]
    : (tensor<6x9x3xf32>, tensor<f32>) -> tensor<11x18x3xf32>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %s = stablehlo.dynamic_slice %p, %at, %at, %zero, sizes = [9, 12, 3]
    : (tensor<11x18x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<9x12x3xf32>
  return %s : tensor<9x12x3xf32>
}"""


@pytest.mark.parametrize("instructions", SETS)
def test_a_row_of_columns_and_colours_is_compared_by_its_places(
    instructions: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(machine_code, "machine", lambda: machine(instructions))
    rows = list[int]()

    def counted(kernel: Kernel, nodes: Sequence[KernelNode], vector: int, space: Sequence[Variable]) -> int:
        rows.append(in_one_loop(kernel, nodes, vector, space))
        return rows[-1]

    monkeypatch.setattr(kernels, "in_one_loop", counted)
    x = np.random.default_rng(0).standard_normal((6, 9, 3)).astype(np.float32)
    padded = np.pad(x, ((2, 3), (4, 5), (0, 0)), constant_values=7)
    program = opspec.compile(opspec.load(CUT), engine="cpu")
    assert 2 in rows
    for at in range(-3, 9):
        row, column = max(0, min(at, 2)), max(0, min(at, 6))
        (found,) = program(x, np.float32(7), np.int32(at))
        assert np.array_equal(found, padded[row : row + 9, column : column + 12])
