"""The examples of all op files, as whole programs: kernels and formulas give what the file says."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from example_cases import EXAMPLES, assert_outputs, case_of
from generated_cases import ops

import opspec
from opspec import formula
from opspec_generator.model import Example, Op


@pytest.mark.parametrize("run", [opspec.run, formula.run], ids=["kernel", "formula"])
@pytest.mark.parametrize(("op", "example"), EXAMPLES)
def test_an_example_gives_its_outputs(op: Op, example: Example, run: Callable[..., tuple[Any, ...]]) -> None:
    case = case_of(op, example)
    assert_outputs(op, run(opspec.load(case.program), *case.inputs), case.outputs)


def test_every_op_with_a_meaning_has_an_example() -> None:
    assert all(op.examples for op in ops() if op.semantics is not None)
