"""The examples of all op files as programs with arrays, and what "the same outputs" means for them."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np
import pytest
from generated_cases import ops

import opspec
from opspec.element import element_of
from opspec.examples import parse_example
from opspec.load import load_generic
from opspec.versions import lacking
from opspec_generator.instance import from_example
from opspec_generator.model import Example, Op
from opspec_generator.program import program

EXAMPLES = [
    pytest.param(op, example, id=f"{op.name}-{example.name}") for op in ops() for example in op.examples
]

GRIDS = [pytest.param(op, grid, id=f"{op.name}-{grid.name}") for op in ops() for grid in op.grids]


@dataclass(frozen=True)
class ExampleCase:
    """An example, by name (`pad.negative_edges_trim`): a program, its arguments and its results."""

    name: str
    op: Op
    program: str
    inputs: list[Any]
    outputs: list[Any]


@cache
def case(op_name: str, example_name: str) -> ExampleCase:
    op = next(op for op in ops() if op.name == op_name)
    example = next(example for example in op.examples if example.name == example_name)
    return case_of(op, example)


def case_of(op: Op, example: Example) -> ExampleCase:
    parsed = parse_example(op, example, op.base)
    # The program holds the values of operands that are read as vectors as constants.
    given = [x for value, x in zip(op.operands, parsed.operands, strict=True) if not value.type.readable]
    text = program(op, from_example(op, example))
    name = f"{op.name.removeprefix('stablehlo.')}.{example.name}"
    return ExampleCase(name, op, text, _flat(given), _flat(parsed.outputs))


def loaded(op: Op, program: str) -> Any:
    """The module of a program; of an op that the carrier lacks as our verifier reads it."""
    return opspec.load(program) if lacking(op.name) is None else load_generic(program)


def _flat(values: Any) -> list[Any]:
    """The arrays: programs make tokens themselves, and take tuples apart."""
    found: list[Any] = []
    for value in values:
        found += _flat(value) if isinstance(value, list | tuple) else [] if value is None else [value]
    return found


def assert_outputs(op: Op, found: Any, wanted: Any) -> None:
    """As many arrays, of the same types, equal within the op's accuracy."""
    assert len(found) == len(wanted)
    for x, y in zip(found, wanted, strict=True):
        assert x.dtype == y.dtype
        assert x.shape == y.shape
        assert_same(x, y, _bound(op, x))


def _bound(op: Op, array: Any) -> int:
    """How many units in the last place an output may be off: what the op file says, nothing for exact ops."""
    return op.ulps(str(element_of(array.dtype))) if array.dtype.kind in "fc" else 0


def assert_same(found: Any, wanted: Any, ulp: int = 0) -> None:
    """Equal bits, but for what NaN carries; where a bound is given, finite numbers may be that far apart."""
    if found.dtype.kind == "c":
        assert_same(found.real, wanted.real, ulp)
        assert_same(found.imag, wanted.imag, ulp)
        return
    if found.dtype.kind not in "fV":
        assert found.tolist() == wanted.tolist()
        return
    x, y = (np.asarray(a).astype(np.float64) for a in (found, wanted))
    assert np.array_equal(np.isnan(x), np.isnan(y))
    finite = np.isfinite(y)
    assert np.array_equal(x[~finite & ~np.isnan(y)], y[~finite & ~np.isnan(y)])
    assert np.array_equal(np.signbit(x[~np.isnan(y)]), np.signbit(y[~np.isnan(y)]))
    step = np.spacing(np.abs(np.asarray(wanted))).astype(np.float64) if ulp else np.zeros_like(y)
    assert np.all(np.abs(x[finite] - y[finite]) <= (ulp * step)[finite])
