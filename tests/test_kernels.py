"""The examples of all op files, as whole programs: kernels and formulas give what the file says."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from example_cases import EXAMPLES, GRIDS, assert_outputs, case_of, loaded
from generated_cases import ops

import opspec
from opspec import formula
from opspec.formula import FormulaKernels
from opspec.grid import run_grid
from opspec.provider import GeneratedKernels, Kernels
from opspec_generator.model import Example, Grid, Op


@pytest.mark.parametrize("run", [opspec.run, formula.run], ids=["kernel", "formula"])
@pytest.mark.parametrize(("op", "example"), EXAMPLES)
def test_an_example_gives_its_outputs(op: Op, example: Example, run: Callable[..., tuple[Any, ...]]) -> None:
    case = case_of(op, example)
    assert_outputs(op, run(loaded(op, case.program), *case.inputs), case.outputs)


@pytest.mark.parametrize("kernels", [GeneratedKernels(), FormulaKernels()], ids=["kernel", "formula"])
@pytest.mark.parametrize(("op", "grid"), GRIDS)
def test_processes_of_an_example_get_their_outputs(op: Op, grid: Grid, kernels: Kernels) -> None:
    cases = [case_of(op, example) for example in grid.processes]
    module = loaded(op, cases[0].program)
    found = run_grid(
        module,
        [case.inputs for case in cases],
        replicas=grid.replicas,
        partitions=grid.partitions,
        kernels=kernels,
    )
    for outputs, case in zip(found, cases, strict=True):
        assert_outputs(op, outputs, case.outputs)


def test_every_op_with_a_meaning_has_an_example() -> None:
    assert all(op.examples for op in ops() if op.semantics is not None)
