"""A program over memory with kernels gives what its tensors give; its memory is what the engine `cpu` needs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import pytest

import opspec
from opspec.buffers.memory import KERNEL, BufferProgram, Free, KernelView, RunOp
from opspec.buffers.text import text_of
from opspec.buffers.timeline import timeline
from opspec.compiled import recycled
from opspec.compiled.buffer_steps import fused_buffer_program
from opspec.compiled.turned_products import prepared
from opspec.errors import OpSpecError
from opspec.programs.records import ModuleView, import_module
from tests.buffers.peaks import peak_of
from tests.buffers.test_programs import LAYERS, LOOP, SHARDED, given, has_plan, results, same, with_steps
from tests.compiled import random_chains
from tests.execution import random_memory_programs
from tests.execution.exported import test_exported
from tests.samples import one_in

BOTH = """
func.func @main(%a: tensor<400x600xf32>, %b: tensor<600xf32>) -> tensor<400x600xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %w = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<600xf32>) -> tensor<400x600xf32>
  %m = stablehlo.multiply %a, %w : tensor<400x600xf32>
  %e = stablehlo.maximum %m, %w : tensor<400x600xf32>
  %c = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [0]
    : (tensor<400x600xf32>, tensor<f32>) -> tensor<600xf32>
  %r = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [1]
    : (tensor<400x600xf32>, tensor<f32>) -> tensor<400xf32>
  %u = stablehlo.broadcast_in_dim %r, dims = [0] : (tensor<400xf32>) -> tensor<400x600xf32>
  %v = stablehlo.broadcast_in_dim %c, dims = [1] : (tensor<600xf32>) -> tensor<400x600xf32>
  %s = stablehlo.add %u, %v : tensor<400x600xf32>
  %d = stablehlo.divide %e, %s : tensor<400x600xf32>
  return %d : tensor<400x600xf32>
}
"""


# Products that are read in another order than they are written: of turned factors, and in the place of a turned result.
TURNED = {
    "a factor": """
func.func @main(%x: tensor<13x13xf32>, %y: tensor<13x13xf32>) -> tensor<13x13xf32> {
  %t = stablehlo.transpose %x, dims = [1, 0] : (tensor<13x13xf32>) -> tensor<13x13xf32>
  %0 = stablehlo.dot_general %t, %y, contracting_dims = [1] x [0]
    : (tensor<13x13xf32>, tensor<13x13xf32>) -> tensor<13x13xf32>
  return %0 : tensor<13x13xf32>
}
""",
    "both factors, in batches": """
func.func @main(%x: tensor<2x9x13xf32>, %y: tensor<2x7x9xf32>) -> tensor<2x13x7xf32> {
  %t = stablehlo.transpose %x, dims = [0, 2, 1] : (tensor<2x9x13xf32>) -> tensor<2x13x9xf32>
  %u = stablehlo.transpose %y, dims = [0, 2, 1] : (tensor<2x7x9xf32>) -> tensor<2x9x7xf32>
  %0 = stablehlo.dot_general %t, %u, batching_dims = [0] x [0], contracting_dims = [2] x [1]
    : (tensor<2x13x9xf32>, tensor<2x9x7xf32>) -> tensor<2x13x7xf32>
  return %0 : tensor<2x13x7xf32>
}
""",
    "the result": """
func.func @main(%x: tensor<5x13xf32>, %y: tensor<7x5xf32>) -> tensor<7x13xf32> {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [0] x [1], precision = [HIGHEST, DEFAULT]
    : (tensor<5x13xf32>, tensor<7x5xf32>) -> tensor<13x7xf32>
  %t = stablehlo.transpose %0, dims = [1, 0] : (tensor<13x7xf32>) -> tensor<7x13xf32>
  return %t : tensor<7x13xf32>
}
""",
    "a factor, in a region of tensors": """
sdy.mesh @mesh = <["x"=2]>
func.func @main(%x: tensor<13x13xf32>, %y: tensor<13x13xf32>) -> tensor<13x13xf32> {
  %0 = sdy.manual_computation(%x, %y) in_shardings=[<@mesh, [{}, {}]>, <@mesh, [{}, {}]>]
      out_shardings=[<@mesh, [{}, {}]>] manual_axes={"x"} (%a: tensor<13x13xf32>, %b: tensor<13x13xf32>) {
    %t = stablehlo.transpose %a, dims = [1, 0] : (tensor<13x13xf32>) -> tensor<13x13xf32>
    %1 = stablehlo.dot_general %t, %b, contracting_dims = [1] x [0]
      : (tensor<13x13xf32>, tensor<13x13xf32>) -> tensor<13x13xf32>
    sdy.return %1 : tensor<13x13xf32>
  } : (tensor<13x13xf32>, tensor<13x13xf32>) -> tensor<13x13xf32>
  return %0 : tensor<13x13xf32>
}
""",
    "the result, in a kernel": """
func.func @main(%x: tensor<5x2xi32>, %y: tensor<7x2xi32>) -> tensor<7x5xi32> {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [1]
    : (tensor<5x2xi32>, tensor<7x2xi32>) -> tensor<5x7xi32>
  %t = stablehlo.transpose %0, dims = [1, 0] : (tensor<5x7xi32>) -> tensor<7x5xi32>
  %n = stablehlo.negate %t : tensor<7x5xi32>
  return %n : tensor<7x5xi32>
}
""",
}


def fused(text: str) -> tuple[ModuleView, BufferProgram]:
    module = prepared(import_module(opspec.load(text)))
    return module, fused_buffer_program(module)


def expect_the_same(text: str, arguments: Sequence[Any] | None = None, within: float = 0) -> int:
    """How many kernels there are, if the results are those of the tensors."""
    module, program = fused(text)
    over_memory = text_of(module, program)
    assert opspec.verify(opspec.load(over_memory)) == []
    arguments = given(module) if arguments is None else arguments
    found, expected = results(over_memory, arguments), results(text, arguments)
    if within:
        for x, y in zip(found, expected, strict=True):
            np.testing.assert_allclose(x, y, rtol=within, atol=within)
    else:
        assert same(found, expected)
    return over_memory.count(f'"{KERNEL}"')


@pytest.mark.parametrize("name", TURNED)
def test_products_are_printed_as_they_are_read(name: str) -> None:
    module, program = fused(TURNED[name])
    assert "transpose" not in text_of(module, program)
    expect_the_same(TURNED[name], within=1e-5)


SHOWN_TWICE = """
func.func @main(%x: tensor<9x9xf32>, %y: tensor<9x9xf32>) -> (tensor<9x9xf32>, tensor<9x9xf32>) {
  %c = stablehlo.constant dense<0.9> : tensor<f32>
  %b = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<f32>) -> tensor<9xf32>
  %0 = stablehlo.reshape %b : (tensor<9xf32>) -> tensor<1x9xf32>
  %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<1x9xf32>) -> tensor<9x9xf32>
  %2 = stablehlo.multiply %1, %x : tensor<9x9xf32>
  %3 = stablehlo.dot_general %2, %y, contracting_dims = [1] x [0] :
    (tensor<9x9xf32>, tensor<9x9xf32>) -> tensor<9x9xf32>
  %4 = stablehlo.multiply %1, %3 : tensor<9x9xf32>
  return %3, %4 : tensor<9x9xf32>, tensor<9x9xf32>
}
"""


def test_kernels_on_both_sides_of_a_library_show_a_constant() -> None:
    assert expect_the_same(SHOWN_TWICE, within=1e-5) == 2


@pytest.mark.parametrize("turns", [0, 3])
def test_loops_and_branches_have_kernels_inside(turns: int) -> None:
    x = np.random.default_rng(0).standard_normal((40, 60)).astype(np.float32)
    assert expect_the_same(LOOP, [x, x[0], np.int32(turns)]) > 3


@pytest.mark.parametrize("seed", one_in(2, range(6)))
def test_random_programs(seed: int) -> None:
    assert expect_the_same(random_memory_programs.program(seed))
    assert expect_the_same(random_chains.program(seed))


@pytest.mark.full
@pytest.mark.parametrize("seed", range(6, 200))
def test_many_more_random_programs(seed: int) -> None:
    expect_the_same(random_memory_programs.program(seed, ops=30))
    expect_the_same(random_chains.program(seed, ops=40))


# A kernel is given a tensor of indices, which composites do not take.
SHAPES = ["tensorflow_dumps/convolution.mlir", "tensorflow_dumps/running.mlir"]
PLANNED = [program for program in test_exported.PROGRAMS if has_plan(program) and program not in SHAPES]
SAMPLE = one_in(16, PLANNED)


@pytest.mark.parametrize("program", [x if x in SAMPLE else pytest.param(x, marks=pytest.mark.full) for x in PLANNED])
def test_programs_of_other_frameworks(program: str) -> None:
    """A sum or a product of elements that lie in another order than op by op is rounded otherwise."""
    text = (test_exported.FOLDER / program).read_text("utf-8")
    expect_the_same(text, test_exported.of(program, "in"), within=1e-5)


def test_kernels_of_a_program_with_shardings_have_the_meshes_that_they_name() -> None:
    assert expect_the_same(SHARDED)


@pytest.mark.parametrize("program", SHAPES)
def test_a_kernel_that_is_given_indices_is_refused(program: str) -> None:
    text = (test_exported.FOLDER / program).read_text("utf-8")
    with pytest.raises(OpSpecError, match=r"composites take, found tensor<\dxindex>"):
        fused(text)


def test_a_kernel_is_a_step_with_what_it_loads_and_stores() -> None:
    _, program = fused(BOTH)
    columns, rows = (step.view for step in program.body.steps if isinstance(step, RunOp))
    assert isinstance(columns, KernelView)
    assert isinstance(rows, KernelView)
    assert [op.name.partition(".")[2] for op in columns.ops] == [
        "broadcast_in_dim",
        "multiply",
        "maximum",
        "reduce",
    ]
    assert len(rows.ops) == 8  # products and maxima are computed again
    assert [len(view.operands) for view in (columns, rows)] == [2, 3]
    assert timeline(program).peak == (400 * 600 + 600) * 4


def test_memory_that_is_freed_before_a_kernel_reads_it_shows() -> None:
    module, program = fused(BOTH)
    steps, arguments = list(program.body.steps), given(module)
    (at,) = (at for at, step in enumerate(steps) if isinstance(step, Free))
    assert isinstance(steps[at - 1], RunOp)
    steps[at - 1 : at + 1] = steps[at], steps[at - 1]
    assert not same(results(text_of(module, with_steps(program, steps)), arguments), results(BOTH, arguments))


@pytest.mark.parametrize("text", [BOTH, LAYERS], ids=["both", "layers"])
def test_the_engine_needs_what_the_plan_says(text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(recycled, "MOST", 0)  # none is kept from the call before
    module, program = fused(text)
    planned = timeline(program).peak
    compiled, arguments = opspec.compile(opspec.load(text), engine="cpu"), given(module)
    used = peak_of(lambda: compiled.call(list(arguments)))
    assert planned <= used <= 1.02 * planned
