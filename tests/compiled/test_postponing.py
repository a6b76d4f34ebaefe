"""What nobody needs before a library is computed behind it, with what reads it."""

from __future__ import annotations

import numpy as np
import pytest

import opspec
from opspec.compiled.fused_blocks import KernelGroup, Left
from opspec.compiled.postponing import OpFlow, order_of
from opspec.compiled.shown import blocks_of
from opspec.programs.records import import_module
from opspec.values.dims import Vec
from opspec.values.types import ELEMENT_TYPES, Tensor
from tests.compiled.native.test_bits import agree

SMALL, LARGE = (Tensor(Vec((size,)), ELEMENT_TYPES["f32"]) for size in (10, 1000))


def order(ops: list[OpFlow], types: list[object], kept: tuple[int, ...] = ()) -> list[int]:
    return order_of(ops, types, lambda value: value in kept)


def test_it_waits_for_who_reads_it() -> None:
    ops = [OpFlow("kernel", (0,), (1,)), OpFlow("fixed", (0,), (2,)), OpFlow("kernel", (1, 2), (3,))]
    assert order(ops, [LARGE] * 4, kept=(0,)) == [1, 0, 2]


def test_what_a_library_reads_does_not_wait() -> None:
    ops = [OpFlow("kernel", (0,), (1,)), OpFlow("fixed", (1,), (2,)), OpFlow("kernel", (1, 2), (3,))]
    assert order(ops, [LARGE] * 4, kept=(0,)) == [0, 1, 2]


def test_what_is_returned_does_not_wait() -> None:
    ops = [OpFlow("kernel", (0,), (1,)), OpFlow("fixed", (0,), (2,))]
    assert order(ops, [LARGE] * 3, kept=(0, 1, 2)) == [0, 1]


@pytest.mark.parametrize(("kept", "waits"), [((), False), ((0,), True)])
def test_what_is_large_is_not_held_for_what_is_small(kept: tuple[int, ...], waits: bool) -> None:
    ops = [OpFlow("kernel", (0,), (1,)), OpFlow("fixed", (4,), (2,)), OpFlow("kernel", (1, 2), (3,))]
    assert order(ops, [LARGE, SMALL, SMALL, SMALL, SMALL], kept=(4, *kept)) == ([1, 0, 2] if waits else [0, 1, 2])


def test_what_is_made_for_one_alone_waits_with_it() -> None:
    """The large values between are never in memory."""
    ops = [
        OpFlow("kernel", (0,), (1,)),
        OpFlow("kernel", (1,), (2,)),
        OpFlow("fixed", (0,), (3,)),
        OpFlow("kernel", (2, 3), (4,)),
    ]
    types = [SMALL, LARGE, LARGE, LARGE, LARGE]
    assert order(ops, types) == [2, 0, 1, 3]


def test_what_shows_elements_is_next_to_the_library_that_reads_it() -> None:
    ops = [
        OpFlow("view", (0,), (1,)),
        OpFlow("fixed", (0,), (2,)),
        OpFlow("kernel", (2,), (3,)),
        OpFlow("fixed", (1, 3), (4,)),
    ]
    assert order(ops, [LARGE] * 5, kept=(0,)) == [1, 2, 0, 3]


DISTANCES = """func.func @main(%x: tensor<30x12xf32>, %y: tensor<20x12xf32>) -> tensor<30x20xf32> {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.multiply %x, %x : tensor<30x12xf32>
  %1 = stablehlo.reduce(%0 init: %z) applies stablehlo.add across dimensions = [1]
    : (tensor<30x12xf32>, tensor<f32>) -> tensor<30xf32>
  %2 = stablehlo.multiply %y, %y : tensor<20x12xf32>
  %3 = stablehlo.reduce(%2 init: %z) applies stablehlo.add across dimensions = [1]
    : (tensor<20x12xf32>, tensor<f32>) -> tensor<20xf32>
  %4 = stablehlo.broadcast_in_dim %1, dims = [0] : (tensor<30xf32>) -> tensor<30x20xf32>
  %5 = stablehlo.broadcast_in_dim %3, dims = [1] : (tensor<20xf32>) -> tensor<30x20xf32>
  %6 = stablehlo.add %4, %5 : tensor<30x20xf32>
  %7 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [1]
    : (tensor<30x12xf32>, tensor<20x12xf32>) -> tensor<30x20xf32>
  %8 = stablehlo.add %7, %7 : tensor<30x20xf32>
  %9 = stablehlo.subtract %6, %8 : tensor<30x20xf32>
  return %9 : tensor<30x20xf32>
}"""


def test_a_product_between_ops_does_not_keep_them_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    (block,) = blocks_of(import_module(opspec.load(DISTANCES)))
    product, group = block.steps
    assert isinstance(product, Left)
    assert isinstance(group, KernelGroup)
    assert sum(store.buffer.size == 600 for kernel in group.plan.kernels for store in kernel.stores) == 1
    draw = np.random.default_rng(0)
    given = [draw.integers(-9, 9, shape).astype(np.float32) for shape in ((30, 12), (20, 12))]
    agree(monkeypatch, DISTANCES, given)
    (found,) = opspec.run(opspec.load(DISTANCES), *given)
    assert (found == ((given[0][:, None] - given[1]) ** 2).sum(2)).all()


def test_rows_that_lie_across_are_folded_by_themselves() -> None:
    """Else each element of a column of the result would be stored by itself, far from the one before."""
    (block,) = blocks_of(import_module(opspec.load(DISTANCES)))
    _, group = block.steps
    assert isinstance(group, KernelGroup)
    assert not any(kernel.form == "row" and kernel.inner for kernel in group.plan.kernels)
