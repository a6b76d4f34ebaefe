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
