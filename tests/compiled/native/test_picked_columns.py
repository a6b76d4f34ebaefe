"""Rows of which elements are picked that other elements name: the same bits everywhere, and asked for before."""

from __future__ import annotations

import numpy as np
import pytest

import opspec
from opspec.compiled.engines import compile as compile_by
from opspec.compiled.fused_blocks import KernelGroup
from opspec.compiled.native import machine_code
from opspec.compiled.native.kernels import kernel_text
from opspec.compiled.shown import blocks_of
from opspec.programs.records import import_module
from tests.compiled.native.kernels import EDGE_SETS, machine
from tests.samples import one_in

PICKED = """
func.func @main(%x: tensor<ROWSxWIDTHxTYPE>, %at: tensor<COUNTxi32>) -> tensor<ROWSxCOUNTxTYPE> {
  %i = stablehlo.reshape %at : (tensor<COUNTxi32>) -> tensor<COUNTx1xi32>
  %r = "stablehlo.gather"(%x, %i) {dimension_numbers = #stablehlo.gather<offset_dims = [0],
    collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: ROWS, 1>}
    : (tensor<ROWSxWIDTHxTYPE>, tensor<COUNTx1xi32>) -> tensor<ROWSxCOUNTxTYPE>
  return %r : tensor<ROWSxCOUNTxTYPE>
}
"""
SHAPES = [(100, 4096, 1000), (3000, 100, 100), (6000, 50, 50), (4000, 70, 33), (9000, 30, 7), (300, 4096, 20)]


def text_of(shape: tuple[int, int, int], type_: str) -> str:
    text = PICKED
    for name, size in zip(("ROWS", "WIDTH", "COUNT"), shape, strict=True):
        text = text.replace(name, str(size))
    return text.replace("TYPE", type_)


@pytest.mark.parametrize("type_", one_in(2, ["f32", "f64", "i8", "i1"]))
@pytest.mark.parametrize("shape", SHAPES, ids=str)
def test_columns_are_those_that_are_named(
    monkeypatch: pytest.MonkeyPatch, shape: tuple[int, int, int], type_: str
) -> None:
    rows, width, count = shape
    dtype = {"f32": np.float32, "f64": np.float64, "i8": np.int8, "i1": np.bool_}[type_]
    x = np.random.default_rng(count).integers(-99, 99, (rows, width)).astype(dtype)
    at = np.random.default_rng(rows).integers(-5, width + 5, count).astype(np.int32)
    wanted = x[:, np.clip(at, 0, width - 1)]
    module = opspec.load(text_of(shape, type_))
    for instructions in EDGE_SETS:
        for threads in (1, 7):
            on = machine(instructions, threads)
            monkeypatch.setattr(machine_code, "machine", lambda on=on: on)
            (found,) = compile_by(module, engine="cpu")(x, at)
            assert found.tobytes() == wanted.tobytes()


@pytest.mark.parametrize(
    ("shape", "is_asked_for"), [*((shape, True) for shape in SHAPES[:4]), *((shape, False) for shape in SHAPES[4:])]
)
def test_rows_of_which_much_is_picked_are_asked_for(shape: tuple[int, int, int], is_asked_for: bool) -> None:
    """Not those of a line or two, nor those of which a few elements are."""
    (block,) = blocks_of(import_module(opspec.load(text_of(shape, "f32"))))
    (kernel,) = [kernel for step in block.steps if isinstance(step, KernelGroup) for kernel in step.plan.kernels]
    text = kernel_text(kernel, machine(EDGE_SETS[0]).target).text
    assert ("@llvm.prefetch" in text) is is_asked_for
