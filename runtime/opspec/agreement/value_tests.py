"""What generated tests say of values: an example `gives_its_outputs`, and a primitive's `case_holds`."""

from __future__ import annotations

import ast
import importlib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

import opspec
from opspec.catalog.op_files import base_of, load
from opspec.errors import OpSpecError
from opspec.execution.kernel_choice import GeneratedKernels
from opspec.formula import evaluation
from opspec.formula.evaluation import FormulaKernels
from opspec.formula.example_arrays import parse_example
from opspec.formula.example_outputs import difference
from opspec.formula.primitives import apply
from opspec.formula.values import Vector, element
from opspec.grid import run_grid
from opspec.programs.carrier_versions import is_changed_since
from opspec.programs.loading import load_generic
from opspec.rules.signature import REGION_ENDS
from opspec.values.dims import Vec
from opspec.values.types import ELEMENT_TYPES, ElementType, element_of
from opspec_model.names import SHIPPED

if TYPE_CHECKING:
    from jaxlib.mlir import ir

    from opspec.values.arrays import Array
    from opspec_model.definitions.spec import Example, Grid, Op

    Given = Array | list["Given"] | tuple["Given", ...] | None  # a tensor, the items of a tuple, a token


def gives_its_outputs(op: str, example: str) -> None:
    """The example's program gives the outputs that the op file says, by kernel and by formula, in every reading."""
    declared, _ = load(op)
    grid = next((grid for grid in declared.grids if grid.name == example), None)
    if grid is not None:
        _grid_gives_its_outputs(declared, grid)
        return
    for reading, read in declared.by_reading():
        for case in (case_of(read, found) for found in read.examples if found.name == example):
            module = loaded(read, case.program)
            for run in (opspec.run, evaluation.run):
                found = run(module, *case.inputs, reading=reading)
                assert_outputs(read, found, case.outputs)


def _grid_gives_its_outputs(op: Op, grid: Grid) -> None:
    cases = [case_of(op, process) for process in grid.processes]
    inputs = [case.inputs for case in cases]
    module = loaded(op, cases[0].program)
    for kernels in (GeneratedKernels(), FormulaKernels()):
        found = run_grid(module, inputs, replicas=grid.replicas, partitions=grid.partitions, kernels=kernels)
        for outputs, case in zip(found, cases, strict=True):
            assert_outputs(op, outputs, case.outputs)


# --- examples as programs -------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class ExampleCase:
    """An example, by name (`pad.negative_edges_trim`): a program, its arguments and its results."""

    name: str
    op: Op
    program: str
    inputs: list[Array]
    outputs: list[Array]


def case_of(op: Op, example: Example) -> ExampleCase:
    from opspec.instances.instance import from_example
    from opspec.instances.program_text import program

    parsed = parse_example(op, example, op.base)
    # The program holds the values of operands that are read as vectors as constants.
    given = [x for value, x in zip(op.operands, parsed.operands, strict=True) if not value.type.readable]
    name = f"{op.name.removeprefix('stablehlo.')}.{example.name}"
    outputs = given if op.name in REGION_ENDS else parsed.outputs  # a region gives what its end is given
    return ExampleCase(name, op, program(op, from_example(op, example)), _flat(given), _flat(outputs))


def loaded(op: Op, program: str) -> ir.Module:
    """The module of a program; as our verifier reads it where the carrier lacks the op or has an older form of it, or
    where it asks of an op of Shardy what stands around it.
    """
    return load_generic(program) if is_changed_since(op.name) or op.dialect in SHIPPED else opspec.load(program)


def _flat(values: Iterable[Given]) -> list[Array]:
    """The arrays: programs make tokens themselves, and take tuples apart."""
    found: list[Array] = []
    for value in values:
        found += _flat(value) if isinstance(value, list | tuple) else [] if value is None else [value]
    return found


# --- equal values ---------------------------------------------------------------------------------


def assert_outputs(op: Op, found: Sequence[Array], wanted: Sequence[Array]) -> None:
    """As many arrays, of the same types, equal within the op's accuracy."""
    assert len(found) == len(wanted), f"expected {len(wanted)} results, found {len(found)}"
    for x, y in zip(found, wanted, strict=True):
        assert_same(x, y, op.ulps(str(element_of(x.dtype))) if x.dtype.kind in "fc" else 0)


def assert_same(found: Array, wanted: Array, ulp: int = 0) -> None:
    """Equal bits, but for what NaN carries; where a bound is given, finite numbers may be that far apart."""
    problem = difference(found, wanted, ulp)
    assert not problem, problem


# --- primitives -----------------------------------------------------------------------------------


def case_holds(dialect: str, kind: str, case: str) -> None:
    """A hand-written case of a primitive, `hard_sigmoid(0.0) == 0.5`, by its NumPy text and by its oracle.

    `kind` is the element type that the case is listed under.
    """
    base = base_of(dialect)
    tree = ast.parse(case, mode="eval").body
    if not (isinstance(tree, ast.Compare) and isinstance(tree.left, ast.Call) and isinstance(tree.left.func, ast.Name)):
        raise OpSpecError(f"expected a case such as 'f(1.0) == 2.0', found {case!r}")
    primitive = base.primitives[tree.left.func.id]
    target = ELEMENT_TYPES[kind]
    values = [_value(argument) for argument in tree.left.args]
    named = {keyword.arg: _value(keyword.value) for keyword in tree.left.keywords if keyword.arg}
    wanted = _value(tree.comparators[0])
    if target.kind == "index":
        function = getattr(importlib.import_module(f"{primitive.package}.indices"), primitive.name)
        exact = [Vector(value) if isinstance(value, tuple) else value for value in values]
        found = {"oracle": apply(base, primitive.name, exact, named), "numpy": function(*map(_vector, values), **named)}
        for column, value in found.items():
            assert _plain(value) == wanted, f"{case}: the {column} text gives {value}"
        return
    function = getattr(importlib.import_module(f"{primitive.package}.numpy.primitives"), primitive.name)
    pairs = zip(primitive.signature.parameters, values, strict=True)
    elements = [_element(parameter.type, value, target) for parameter, value in pairs]
    with np.errstate(all="ignore"):
        found = {"oracle": apply(base, primitive.name, elements, named), "numpy": function(*elements, **named)}
        right = np.asarray(wanted).astype(np.asarray(found["oracle"]).dtype)
    ulp = 0 if isinstance(tree.ops[0], ast.Is) else primitive.ulp.get(target.kind, 0)
    for column, value in found.items():
        assert_same(np.asarray(value), right, ulp if column == "numpy" else 0)


def _value(tree: ast.expr) -> object:
    """A number, a name of one, the name of an element type, or a tuple of such."""
    names = {"inf": np.inf, "nan": np.nan, "complex": complex, **ELEMENT_TYPES}
    return eval(compile(ast.Expression(tree), "case", "eval"), {"__builtins__": {}}, names)


def _element(parameter: object, value: object, target: ElementType) -> object:
    if isinstance(value, ElementType):
        return value
    return element(value, target) if isinstance(parameter, str) else value


def _vector(value: object) -> object:
    return Vec(map(_vector, value)) if isinstance(value, tuple) else value


def _plain(value: object) -> object:
    return tuple(map(_plain, value)) if isinstance(value, tuple) else value
