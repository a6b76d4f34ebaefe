"""What nobody needs before a library is computed behind it, with what reads it."""

from __future__ import annotations

import numpy as np
import pytest

import opspec
from opspec.compiled.fused_blocks import KernelGroup, Left
from opspec.compiled.postponing import Kind, OpFlow, order_of
from opspec.compiled.shown import blocks_of, plan_data
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


def test_what_is_free_is_computed_on_both_sides_of_a_library() -> None:
    ops = [
        OpFlow("kernel", (), (0,), free=True),
        OpFlow("kernel", (0,), (1,), free=True),
        OpFlow("kernel", (1, 5), (2,)),
        OpFlow("fixed", (2,), (3,)),
        OpFlow("kernel", (1, 3), (4,)),
    ]
    assert order(ops, [LARGE] * 6, kept=(4, 5)) == [0, 1, 2, 3, 0, 1, 4]


@pytest.mark.parametrize(("kind", "kept"), [("fixed", (3, 4)), ("view", (3, 4)), ("kernel", (0, 3, 4))])
def test_what_is_free_is_stored_for_who_takes_memory(kind: Kind, kept: tuple[int, ...]) -> None:
    ops = [
        OpFlow("kernel", (), (0,), free=True),
        OpFlow("kernel", (0, 5), (1,)),
        OpFlow("fixed", (1,), (2,)),
        OpFlow("kernel", (0, 2), (3,)),
        OpFlow(kind, (0,), (4,)),
    ]
    assert order(ops, [LARGE] * 6, kept=kept).count(0) == 1


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


MASKED = """func.func @main(%x: tensor<30x30xf32>) -> (tensor<30x30xf32>, tensor<30x30xi1>) {
  %z = stablehlo.constant dense<0.0> : tensor<30x30xf32>
  %o = stablehlo.constant dense<1> : tensor<30x30xi32>
  %i = stablehlo.iota dim = 0 : tensor<30x30xi32>
  %j = stablehlo.iota dim = 1 : tensor<30x30xi32>
  %k = stablehlo.add %i, %o : tensor<30x30xi32>
  %m = stablehlo.compare GE, %k, %j : (tensor<30x30xi32>, tensor<30x30xi32>) -> tensor<30x30xi1>
  %0 = stablehlo.select %m, %x, %z : tensor<30x30xi1>, tensor<30x30xf32>
  %1 = stablehlo.dot_general %0, %x, contracting_dims = [1] x [0]
    : (tensor<30x30xf32>, tensor<30x30xf32>) -> tensor<30x30xf32>
  %2 = stablehlo.select %m, %1, %z : tensor<30x30xi1>, tensor<30x30xf32>
  %3 = stablehlo.dot_general %2, %0, contracting_dims = [1] x [0]
    : (tensor<30x30xf32>, tensor<30x30xf32>) -> tensor<30x30xf32>
  %4 = stablehlo.select %m, %3, %x : tensor<30x30xi1>, tensor<30x30xf32>
  %5 = stablehlo.compare LT, %4, %x : (tensor<30x30xf32>, tensor<30x30xf32>) -> tensor<30x30xi1>
  return %4, %5 : tensor<30x30xf32>, tensor<30x30xi1>
}"""


@pytest.mark.parametrize("is_result", [False, True])
def test_a_mask_is_stored_only_as_a_result(monkeypatch: pytest.MonkeyPatch, is_result: bool) -> None:
    """Each of three kernels asks where its elements are."""
    text = MASKED.replace("%4, %5", "%4, %m") if is_result else MASKED
    blocks = blocks_of(import_module(opspec.load(text)))
    groups = [step for step in blocks[0].steps if isinstance(step, KernelGroup)]
    assert len(groups) == 3
    stored = [found for group in groups for found in group.plan.stored.values() if found.type.element.bits == 1]
    assert {found.why for found in stored if found.why != "it is given"} == {"it is a result"}
    given = np.random.default_rng(0).integers(-3, 4, (30, 30)).astype(np.float32)
    agree(monkeypatch, text, [given])
    mask = np.tri(30, k=1, dtype=bool)
    lower = np.where(mask, given, 0)
    wanted = np.where(mask, np.where(mask, lower @ given, 0) @ lower, given)
    found, truths = opspec.run(opspec.load(text), given)
    assert (found == wanted).all()
    assert (truths == (mask if is_result else wanted < given)).all()


def test_an_op_of_several_kernels_is_one_op() -> None:
    data = plan_data(blocks_of(import_module(opspec.load(MASKED))))
    assert (data["ops"], data["fused"]) == (10, 8)
