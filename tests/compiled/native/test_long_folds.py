"""A fold of one long row in parts has the order of every fold, which is written down here once more, in NumPy."""

from __future__ import annotations

import numpy as np
import pytest

import opspec
from opspec.compiled.engines import compile as compile_by
from opspec.compiled.fused_blocks import KernelGroup
from opspec.compiled.long_folds import LONG, PARTS
from opspec.compiled.native import machine_code
from opspec.compiled.plan import Kernel
from opspec.compiled.shown import blocks_of
from opspec.programs.records import import_module
from opspec.values.arrays import Array
from tests.compiled.native.kernels import EDGE_SETS, machine

SHAPES = [(LONG,), (LONG + 5 * 1024 + 33,), (LONG - 1,), (1000, 1000), (7, 131, 1009), (1, 600_000, 1)]
SUM = """
func.func @main(%x: tensor<TYPE>) -> tensor<f32> {
  %start = stablehlo.constant dense<0.5> : tensor<f32>
  %twice = stablehlo.multiply %x, %x : tensor<TYPE>
  %r = stablehlo.reduce(%twice init: %start) applies stablehlo.add across dimensions = DIMS
    : (tensor<TYPE>, tensor<f32>) -> tensor<f32>
  return %r : tensor<f32>
}
"""
PLACE = """
func.func @main(%x: tensor<700000xf32>) -> (tensor<f32>, tensor<i32>) {
  %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %none = stablehlo.constant dense<-1> : tensor<i32>
  %at = stablehlo.iota dim = 0 : tensor<700000xi32>
  %r:2 = stablehlo.reduce(%x init: %low), (%at init: %none) across dimensions = [0]
    : (tensor<700000xf32>, tensor<700000xi32>, tensor<f32>, tensor<i32>) -> (tensor<f32>, tensor<i32>)
    reducer(%a: tensor<f32>, %b: tensor<f32>) (%i: tensor<i32>, %j: tensor<i32>) {
      %more = stablehlo.compare GE, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %v = stablehlo.select %more, %a, %b : tensor<i1>, tensor<f32>
      %p = stablehlo.select %more, %i, %j : tensor<i1>, tensor<i32>
      stablehlo.return %v, %p : tensor<f32>, tensor<i32>
    }
  return %r#0, %r#1 : tensor<f32>, tensor<i32>
}
"""
NAMED = """
func.func @main(%x: tensor<3xf32>, %at: tensor<600000x1xi32>) -> tensor<f32> {
  %start = stablehlo.constant dense<0.0> : tensor<f32>
  %g = "stablehlo.gather"(%x, %at) {dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0],
    start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}
    : (tensor<3xf32>, tensor<600000x1xi32>) -> tensor<600000xf32>
  %r = stablehlo.reduce(%g init: %start) applies stablehlo.add across dimensions = [0]
    : (tensor<600000xf32>, tensor<f32>) -> tensor<f32>
  return %r : tensor<f32>
}
"""


def ordered(terms: Array) -> Array:
    """The sum of a row by lanes, chunks and pairs of chunks."""
    whole = terms[: terms.size // 1024 * 1024].reshape(-1, 32, 32)
    lanes = whole[:, 0]
    for at in range(1, 32):
        lanes = lanes + whole[:, at]
    for half in (16, 8, 4, 2, 1):
        lanes = lanes[:, :half] + lanes[:, half:]
    left = list(lanes[:, 0])
    rest = terms[whole.size :]
    if rest.size:
        some = [rest[lane::32] for lane in range(min(32, rest.size))]
        sums = [np.add.accumulate(lane)[-1] for lane in some]
        for half in (16, 8, 4, 2, 1):
            pairs = [(sums[at], sums[at + half]) for at in range(half) if at + half < len(sums)]
            sums = [x + y for x, y in pairs] + sums[len(pairs) : half]
        left.append(sums[0])
    while len(left) > 1:
        left = [x + y for x, y in zip(left[::2], left[1::2], strict=False)] + left[len(left) // 2 * 2 :]
    return np.asarray(left[0])


def kernels_of(text: str) -> list[Kernel]:
    (block,) = blocks_of(import_module(opspec.load(text)))
    return [kernel for step in block.steps if isinstance(step, KernelGroup) for kernel in step.plan.kernels]


def everywhere(monkeypatch: pytest.MonkeyPatch, text: str, *given: Array) -> list[tuple[Array, ...]]:
    module = opspec.load(text)
    found = [compile_by(module, engine="reference")(*given)]
    for instructions in EDGE_SETS:
        for threads in (1, 7):
            on = machine(instructions, threads)
            monkeypatch.setattr(machine_code, "machine", lambda on=on: on)
            found.append(compile_by(module, engine="cpu")(*given))
    return found


@pytest.mark.parametrize("shape", SHAPES, ids=str)
def test_a_long_sum_is_that_of_chunks_in_pairs(monkeypatch: pytest.MonkeyPatch, shape: tuple[int, ...]) -> None:
    type_ = "x".join(map(str, (*shape, "f32")))
    text = SUM.replace("TYPE", type_).replace("DIMS", str(list(range(len(shape)))))
    x = np.random.default_rng(len(shape)).standard_normal(shape).astype(np.float32)
    wanted = np.float32(0.5) + ordered((x * x).ravel())
    for (found,) in everywhere(monkeypatch, text, x):
        assert found.tobytes() == wanted.tobytes()
    points = [kernel.points for kernel in kernels_of(text)]
    assert len(points) == 1 if x.size < LONG else points[0] in range(PARTS, 2 * PARTS)


def test_the_largest_and_its_place_are_found_together_from_the_first_term_on(monkeypatch: pytest.MonkeyPatch) -> None:
    """Their combination does not show that parts could be combined later."""
    x = np.random.default_rng(7).integers(0, 9000, 700_000).astype(np.float32)
    for value, place in everywhere(monkeypatch, PLACE, x):
        assert (value, place) == (x.max(), x.argmax())
    (kernel,) = kernels_of(PLACE)
    assert [fold.order for fold in kernel.folds] == ["sequential"]


def test_what_elements_name_is_summed_in_parts_too(monkeypatch: pytest.MonkeyPatch) -> None:
    x, at = np.float32([0.1, 1e6, -3.3]), np.random.default_rng(8).integers(0, 3, (600_000, 1)).astype(np.int32)
    for (found,) in everywhere(monkeypatch, NAMED, x, at):
        assert found.tobytes() == ordered(x[at.ravel()]).tobytes()
