"""The outputs of examples, held against the formulas: regions are functions, their ops evaluated by their own."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any, cast

import numpy as np

from opspec.errors import OpSpecError
from opspec.formula.applied_ops import AppliedShapes, applied
from opspec.formula.evaluation import GivenTypes, Results, evaluate
from opspec.formula.example_arrays import ExampleArrays, parse_example
from opspec.formula.tree import ProcessGrid
from opspec.formula.values import element
from opspec.values.dims import Undefined, Vec
from opspec.values.types import ELEMENT_TYPES, Tensor, element_of
from opspec_model.graph.example_graphs import parse_values
from opspec_model.graph.values import GraphConstant, GraphValue, Like, Ref

if TYPE_CHECKING:
    from opspec.values.arrays import Array
    from opspec_model.definitions.spec import Example, Grid, Op


def region(op: Op, text: str) -> Callable[..., Any]:
    """A region of an example as a function."""
    match = re.fullmatch(r"\((.*?)\) -> (.*)", text, re.DOTALL)
    assert match is not None, f"the loader lets no such region pass: {text}"
    names = [part.partition(":")[0].strip() for part in match[1].split(",")]
    trees = parse_values(match[2], names, AppliedShapes(op))

    def compute(value: GraphValue, env: dict[str, Any]) -> Any:
        if isinstance(value, Like):
            model = compute(value.model, env)
            type_ = element_of(model.dtype)
            return element(int(value.value) if type_.kind in ("sint", "uint") else float(value.value), type_)
        assert not isinstance(value, GraphConstant), "such an example is not evaluated"
        if isinstance(value, Ref):
            return env[value.name]
        other = applied(op, value.op)
        operands = [compute(arg, env) for arg in value.args]
        truth = other.results[0].type.classes == {"bool"}
        type_ = ELEMENT_TYPES["i1"] if truth else element_of(operands[0].dtype)
        result = Tensor(Vec(np.shape(operands[0])), type_)
        return evaluate(other, operands, dict(value.attributes), [result])[0]

    def body(*args: Any) -> Any:
        given = [x for arg in args for x in (arg if isinstance(arg, list) else [arg])]
        found = [compute(tree, dict(zip(names, given, strict=True))) for tree in trees]
        return found if len(found) > 1 else found[0]

    return body


def is_evaluated(op: Op, case: ExampleArrays) -> bool:
    """Whether the formula gives the outputs: of tensors alone, without constants in a region."""
    if op.semantics is None or any(var.kinds for var in op.typevars) or any(out is None for out in case.outputs):
        return False
    return all(len(texts) == 1 and "'" not in texts[0] for texts in case.regions.values())


def outputs_of(op: Op, case: ExampleArrays, grid: ProcessGrid | None = None) -> Results:
    """What the formula gives for the inputs of an example."""
    regions = {name: region(op, text) for name, (text,) in case.regions.items()}
    types, results = cast("GivenTypes", case.types), cast("GivenTypes", case.results)  # None: what is left out
    return evaluate(op, case.operands, case.attributes, results, regions, grid, types)


def wrong_outputs(op: Op, most: int) -> Iterator[tuple[Example, str]]:
    """The examples whose outputs the formula does not give, in any reading, each with what is wrong. Those of more than
    `most` elements are left out.
    """
    for _, read in op.by_reading():
        for example in read.examples:
            yield from _wrong(read, example, most, None)
    for grid in op.grids:
        yield from _wrong_in_grid(op, grid, most)


def _wrong_in_grid(op: Op, grid: Grid, most: int) -> Iterator[tuple[Example, str]]:
    cases = [parse_example(op, example, op.base) for example in grid.processes]
    for process, example in enumerate(grid.processes):
        place = ProcessGrid(
            *divmod(process, grid.partitions),
            grid.replicas,
            grid.partitions,
            lambda replica, partition: cases[replica * grid.partitions + partition].operands,
        )
        yield from _wrong(op, example, most, place)


def _wrong(op: Op, example: Example, most: int, grid: ProcessGrid | None) -> Iterator[tuple[Example, str]]:
    case = parse_example(op, example, op.base)
    wanted = _flat(case.outputs)
    if not is_evaluated(op, case) or sum(x.size for x in wanted) > most:
        return
    try:
        with np.errstate(all="ignore"):
            found = _flat(outputs_of(op, case, grid))
    except (OpSpecError, Undefined) as error:
        yield example, f"the formula gives none: {error}"
        return
    for x, y in zip(found, wanted, strict=True):
        problem = difference(x, y, op.ulps(str(element_of(x.dtype))) if x.dtype.kind in "fc" else 0)
        if problem:
            yield example, problem


def _flat(values: list[Any]) -> list[Array]:
    return [x for value in values for x in (value if isinstance(value, list) else [value])]


# --- equal values ---------------------------------------------------------------------------------


def difference(found: Array, wanted: Array, ulp: int = 0) -> str:
    """How two arrays differ, in words, but for what NaN carries; where a bound is given, finite numbers may be that far
    apart.
    """
    for noun, x, y in (("type", found.dtype, wanted.dtype), ("shape", found.shape, wanted.shape)):
        if x != y:
            return f"expected the {noun} {y}, found {x}"
    message = f"expected {wanted}, found {found}"
    if found.dtype.kind == "c":
        return message if difference(found.real, wanted.real, ulp) or difference(found.imag, wanted.imag, ulp) else ""
    if found.dtype.kind not in "fV":
        return "" if found.tolist() == wanted.tolist() else message
    x, y = (np.asarray(a).astype(np.float64) for a in (found, wanted))
    number, finite = ~np.isnan(y), np.isfinite(y)
    if (
        not np.array_equal(np.isnan(x), ~number)
        or not np.array_equal(x[~finite & number], y[~finite & number])
        or not np.array_equal(np.signbit(x[number]), np.signbit(y[number]))
    ):
        return message
    step = np.spacing(np.abs(np.asarray(wanted))).astype(np.float64) if ulp else np.zeros_like(y)
    near = np.all(np.abs(x[finite] - y[finite]) <= (ulp * step)[finite])
    return "" if near else f"{message}, which is more than {ulp} ULP away" if ulp else message
