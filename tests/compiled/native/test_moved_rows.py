"""Kernels that move rows whose places are elements: what they ask for, and how wide they read."""

from __future__ import annotations

import pytest

import opspec
from opspec.compiled.fusion import Group
from opspec.compiled.native.kernels import kernel_text
from opspec.compiled.shown import blocks_of
from opspec.programs.records import import_module
from tests.compiled.native.kernels import SETS, machine

GATHER = """
func.func @main(%x: tensor<5000x{width}xf32>, %at: tensor<300x1xi32>) -> tensor<300x{width}xf32> {{
  %0 = "stablehlo.gather"(%x, %at) <{{dimension_numbers = #stablehlo.gather<offset_dims = [1],
    collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, {width}>}}>
    : (tensor<5000x{width}xf32>, tensor<300x1xi32>) -> tensor<300x{width}xf32>
  return %0 : tensor<300x{width}xf32>
}}
"""


def texts(program: str, instructions: str) -> dict[str, str]:
    """The text of each kernel, by its form."""
    (block,) = blocks_of(import_module(opspec.load(program)))
    (group,) = (step for step in block.steps if isinstance(step, Group))
    target = machine(instructions).target
    return {kernel.form: kernel_text(kernel, target).text for kernel in group.plan.kernels}


@pytest.mark.parametrize("instructions", SETS)
def test_rows_that_a_gather_clamps_into_its_operand_are_asked_for_before_they_are_loaded(instructions: str) -> None:
    assert "@llvm.prefetch" in texts(GATHER.format(width=64), instructions)["flat"]


@pytest.mark.parametrize("instructions", SETS)
def test_rows_of_less_than_a_line_are_not_asked_for(instructions: str) -> None:
    assert "@llvm.prefetch" not in texts(GATHER.format(width=8), instructions)["flat"]


SCATTER = """
func.func @main(%x: tensor<500x16xf32>, %at: tensor<3000x1xi32>, %u: tensor<3000x16xf32>) -> tensor<500x16xf32> {
  %v = stablehlo.NAME %u : tensor<3000x16xf32>
  %0 = "stablehlo.scatter"(%x, %at, %v) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1],
    inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<500x16xf32>, tensor<3000x1xi32>, tensor<3000x16xf32>) -> tensor<500x16xf32>
  return %0 : tensor<500x16xf32>
}
"""


HALVES = '"prefer-vector-width"="256"'


def test_rows_that_are_moved_are_so_by_halves_of_a_line() -> None:
    assert HALVES in texts(SCATTER.replace("NAME", "abs"), "avx512")["push"]
    assert HALVES in texts(GATHER.format(width=64), "avx512")["flat"]


def test_rows_of_which_much_is_computed_are_so_by_whole_vectors() -> None:
    assert HALVES not in texts(SCATTER.replace("NAME", "exponential"), "avx512")["push"]
