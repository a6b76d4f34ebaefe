"""Collectives by what goes between processes of a group: the same as by the kernels, for groups of every form."""

from __future__ import annotations

import numpy as np
import pytest

import opspec
from opspec.execution.fast_paths import OPS
from opspec.execution.kernel_choice import GeneratedKernels
from opspec.grid import run_grid
from tests.execution.fast_paths.random_collectives import COLLECTIVES, Asked


@pytest.mark.parametrize("rounds", [6, pytest.param(60, marks=pytest.mark.full)])
@pytest.mark.parametrize("name", COLLECTIVES)
def test_a_collective_of_a_group_gives_what_the_kernel_gives(name: str, rounds: int) -> None:
    assert f"stablehlo.{name}" in OPS
    for seed in range(rounds):
        case = COLLECTIVES[name](np.random.default_rng(seed))
        module = opspec.load(case.program)
        grid = {"replicas": case.replicas, "partitions": case.partitions}
        wanted = run_grid(module, case.arguments, **grid, kernels=GeneratedKernels(fast=False))
        found = run_grid(module, case.arguments, **grid)
        for (mine,), (other,) in zip(found, wanted, strict=True):
            assert mine.dtype == other.dtype, case.program
            assert mine.tobytes() == other.tobytes(), case.program


def test_terms_are_added_in_one_order() -> None:
    """Of 1e8, 1, -1e8, 1 the neighbours are added first, whatever NumPy would do."""
    asked = Asked(replicas=1, partitions=4, rows=[[0, 1, 2, 3]], handle=1, by_device=True)
    program = asked.all_reduce("add", "tensor<1xf32>")
    terms = [[np.array([x], np.float32)] for x in (1e8, 1, -1e8, 1)]
    found = run_grid(opspec.load(program), terms, partitions=4)
    assert [float(x[0]) for (x,) in found] == [float(np.float32(1e8) + np.float32(-1e8))] * 4
    eight = [[np.array([x], np.float32)] for x in (1e8, -1e8, 1, 1)]
    assert [float(x[0]) for (x,) in run_grid(opspec.load(program), eight, partitions=4)] == [2.0] * 4


GATHERED = """func.func @main(%x: tensor<8x16xf32>, %y: tensor<8x32xf32>) -> tensor<8x16xf32> {
  %t = stablehlo.transpose %x, dims = [1, 0] : (tensor<8x16xf32>) -> tensor<16x8xf32>
  %g = "stablehlo.all_gather"(%t) <{all_gather_dim = 1 : i64, GROUPS}> : (tensor<16x8xf32>) -> tensor<16x32xf32>
  %p = stablehlo.dot_general %y, %g, contracting_dims = [1] x [1]
      : (tensor<8x32xf32>, tensor<16x32xf32>) -> tensor<8x16xf32>
  return %p : tensor<8x16xf32>
}"""
MULTIPLIED = """func.func @main(%y: tensor<8x32xf32>, %g: tensor<16x32xf32>) -> tensor<8x16xf32> {
  %p = stablehlo.dot_general %y, %g, contracting_dims = [1] x [1]
      : (tensor<8x32xf32>, tensor<16x32xf32>) -> tensor<8x16xf32>
  return %p : tensor<8x16xf32>
}"""


def test_what_is_gathered_lies_in_rows() -> None:
    """As what comes from other processes does: a product of matrices has other last digits where one is turned."""
    asked = Asked(replicas=1, partitions=4, rows=[[0, 1, 2, 3]], handle=1, by_device=True)
    random = np.random.default_rng(0)
    given = [[random.random(size, np.float32) for size in ((8, 16), (8, 32))] for _ in range(4)]
    gathered = np.ascontiguousarray(np.concatenate([x.T for x, _ in given], 1))
    made = run_grid(opspec.load(GATHERED.replace("GROUPS", asked.attributes())), given, partitions=4)
    for (found,), (_, y) in zip(made, given, strict=True):
        (wanted,) = opspec.run(opspec.load(MULTIPLIED), y, gathered)
        assert found.tobytes() == np.asarray(wanted).tobytes()
