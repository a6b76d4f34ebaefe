"""Each op with regions, built with functions for them, verified and run; the values are worked out by hand."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
import pytest

import opspec
from opspec import ops
from opspec.grid import run_grid
from opspec.programs import carrier
from opspec.programs.carrier_versions import lacking
from opspec.programs.loading import rejected
from opspec.rules.inference import signature_of
from tests.building.programs import Program, with_function

S = "tensor<f32>"
GROUPS = [[0, 1]]


def compared(direction: str) -> Callable[..., Any]:
    return lambda x, y, *_: ops.compare(x, y, comparison_direction=direction)


def number(value: float) -> Any:
    return ops.constant(value=np.float32(value))


def larger(value: Any, at: Any, other: Any, other_at: Any) -> list[Any]:
    """The larger of two values, with its place."""
    first = ops.compare(value, other, comparison_direction="GE")
    return [ops.select(first, value, other), ops.select(first, at, other_at)]


def summed(n: Any, total: Any) -> list[Any]:
    return [ops.add(n, number(1)), ops.add(total, n)]


def sliced(x: Any) -> Any:
    return ops.slice(x, start_indices=[1], limit_indices=[3], strides=[1])


def composed(x: Any) -> Any:
    """A composite that a function of the module doubles; its region is there for who reads it."""
    with_function(x, "doubled", lambda given: ops.add(given, given))
    return ops.composite(
        [x], name="my.doubled", decomposition="doubled", composite_regions=[((S, S), lambda a, b: ops.add(a, b))]
    )


def sliced_from(x: Any, at: int) -> Any:
    """One element of a vector of two, twice."""
    one = ops.slice(x, start_indices=[at], limit_indices=[at + 1], strides=[1])
    return ops.concatenate([one, one], dimension=0)


HALVES = {
    "shardings": [
        {
            "mesh_or_ref": {"axes": [{"name": "x", "size": 2}]},
            "dim_shardings": [{"axes": [{"name": "x"}], "is_closed": True}],
            "reduction_op": "SUM",
        }
    ]
}

# Operand types, how it is built, operands, results.
Row = tuple[Sequence[str], Callable[..., Any], Sequence[Any], Sequence[Any]]
ROWS: dict[str, Row] = {
    "sdy.named_computation": (
        ("tensor<2xf32>",),
        lambda x: ops.sdy.named_computation(
            [x], name="twice", body=(["tensor<2xf32>"], lambda a: ops.add(a, a)), result_type="tensor<2xf32>"
        ),
        ([1, 2],),
        ([2, 4],),
    ),
    "sdy.manual_computation": (
        ("tensor<4xf32>",),
        lambda x: ops.sdy.manual_computation(
            [x],
            in_shardings=HALVES,
            out_shardings=HALVES,
            manual_axes={"value": ["x"]},
            body=(["tensor<2xf32>"], lambda a: ops.add(a, sliced_from(a, 0))),
            result_type="tensor<4xf32>",
        ),
        ([1, 2, 3, 4],),
        ([2, 3, 6, 7],),
    ),
    "mhlo.fusion": (
        ("tensor<2xf32>",),
        lambda x: ops.mhlo.fusion(
            [x], fused_computation=(["tensor<2xf32>"], lambda a: ops.add(a, a)), result_type="tensor<2xf32>"
        ),
        ([1, 2],),
        ([2, 4],),
    ),
    "stablehlo.reduce": (
        ("tensor<2x3xf32>", "tensor<2x3xi32>", S, "tensor<i32>"),
        lambda x, at, v, w: ops.reduce([x, at], [v, w], dimensions=[1], body=larger),
        ([[3, 9, 2], [7, 1, 8]], [[0, 1, 2], [0, 1, 2]], -1, -1),
        ([9, 8], [1, 2]),
    ),
    "stablehlo.reduce_window": (
        ("tensor<4xf32>", S),
        lambda x, v: ops.reduce_window([x], [v], window_dimensions=[2], body=lambda a, b: ops.maximum(b, a)),
        ([1, 5, 2, 4], 0),
        ([5, 5, 4],),
    ),
    "stablehlo.scatter": (
        ("tensor<4xf32>", "tensor<3x1xi32>", "tensor<3xf32>"),
        lambda x, i, u: ops.scatter(
            [x],
            i,
            [u],
            update_window_dims=[],
            inserted_window_dims=[0],
            input_batching_dims=[],
            scatter_indices_batching_dims=[],
            scatter_dims_to_operand_dims=[0],
            index_vector_dim=1,
            update_computation=lambda old, new: ops.add(ops.add(old, new), number(1)),
        ),
        ([1, 2, 3, 4], [[1], [3], [1]], [10, 20, 30]),
        ([1, 44, 3, 25],),
    ),
    "stablehlo.select_and_scatter": (
        ("tensor<4xf32>", "tensor<2xf32>", S),
        lambda x, s, v: ops.select_and_scatter(
            x, s, v, window_dimensions=[2], window_strides=[2], select=compared("LE"), scatter=ops.add
        ),
        ([1, 5, 2, 4], [10, 20], 3),
        ([13, 3, 23, 3],),
    ),
    "stablehlo.sort": (
        ("tensor<4xf32>", "tensor<4xi32>"),
        lambda x, y: ops.sort([x, y], dimension=0, is_stable=True, comparator=compared("GT")),
        ([3, 1, 4, 3], [0, 1, 2, 3]),
        ([4, 3, 3, 1], [2, 0, 3, 1]),
    ),
    "stablehlo.map": (
        ("tensor<3xf32>", "tensor<3xf32>"),
        lambda x, y: ops.map([x, y], dimensions=[0], computation=lambda a, b: ops.add(ops.multiply(a, b), number(1))),
        ([1, 2, 3], [4, 5, 6]),
        ([5, 11, 19],),
    ),
    "stablehlo.while": (
        (S, S, S),
        lambda n, total, limit: ops.while_(
            [n, total], cond=lambda a, _: ops.compare(a, limit, comparison_direction="LT"), body=summed
        ),
        (0, 0, 5),
        (5, 10),
    ),
    "stablehlo.if": (
        ("tensor<i1>", "tensor<2xf32>", "tensor<2xf32>"),
        lambda p, x, y: ops.if_(p, true_branch=lambda: [x, y], false_branch=lambda: [y, ops.negate(x)]),
        (False, [1, 2], [3, 4]),
        ([3, 4], [-1, -2]),
    ),
    "stablehlo.case": (
        ("tensor<i32>", S),
        lambda at, x: ops.case(at, branches=[lambda: x, lambda: ops.negate(x), lambda: ops.add(x, x)]),
        (1, 4),
        (-4,),
    ),
    "stablehlo.composite": (("tensor<2xf32>",), composed, ([1, 2],), ([2, 4],)),
    "stablehlo.async_start": (
        ("tensor<4xf32>",),
        lambda x: ops.async_done(ops.async_start([x], body=sliced)),
        ([1, 2, 3, 4],),
        ([2, 3],),
    ),
    "chlo.scan": (
        ("tensor<3xf32>", S),
        lambda x, carry: ops.chlo.scan(
            [x, carry],
            dimension=0,
            operandSegmentSizes=[1, 1],
            resultSegmentSizes=[1, 1],
            body=((S, S), lambda item, so_far: [ops.add(item, so_far), ops.multiply(ops.add(item, so_far), number(2))]),
            result_type=["tensor<3xf32>", S],
        ),
        ([1, 2, 3], 10),
        ([11, 24, 51], 102),
    ),
}
# Operand types, how it is built, and the operand and result of each of two processes.
GRID: dict[str, tuple[Sequence[str], Callable[..., Any], Sequence[Any], Sequence[Any]]] = {
    "stablehlo.all_reduce": (
        ("tensor<2xf32>",),
        lambda x: ops.all_reduce([x], replica_groups=GROUPS, computation=lambda a, b: ops.multiply(a, b)),
        ([2, 3], [10, 20]),
        ([20, 60], [20, 60]),
    ),
    "stablehlo.reduce_scatter": (
        ("tensor<2xf32>",),
        lambda x: ops.reduce_scatter(x, scatter_dimension=0, replica_groups=GROUPS, computation=ops.maximum),
        ([2, 30], [10, 20]),
        ([10], [30]),
    ),
    "stablehlo.collective_reduce": (
        ("tensor<2xf32>",),
        lambda x: ops.collective_reduce([x], replica_groups=GROUPS, computation=ops.add),
        ([2, 3], [10, 20]),
        ([12, 23], [0, 0]),
    ),
}


def built(types: Sequence[str], make: Callable[..., Any]) -> Any:
    """The module whose `main` returns what is built, held against both verifiers."""
    ir = carrier.ir
    program = Program(*types)
    with program() as args:
        made = make(*args).operation.results
        ir.Operation.create("func.return", operands=list(made), loc=program.location)
    function = program.block.owner.operation
    with program.context:
        type_ = ir.FunctionType.get([x.type for x in program.args], [x.type for x in made])
        function.attributes["function_type"] = ir.TypeAttr.get(type_)
    assert opspec.verify(program.module) == []
    assert rejected(str(program.module)) is None, "the MLIR library agrees"
    return program.module


def arrays(types: Sequence[str], values: Sequence[Any]) -> list[Any]:
    dtypes = {"f32": np.float32, "i32": np.int32, "i1": np.bool_}
    return [
        np.asarray(value, dtypes[type_.removeprefix("tensor<").rstrip(">").split("x")[-1]])
        for type_, value in zip(types, values, strict=True)
    ]


def test_each_op_with_regions_is_here() -> None:
    having = {name for name in ops.index() if (found := signature_of(name)) is not None and found.regions}
    assert having == {*ROWS, *GRID}


@pytest.mark.parametrize("name", ROWS)
def test_regions_become_what_the_functions_say(name: str) -> None:
    types, make, given, wanted = ROWS[name]
    found = opspec.run(built(types, make), *arrays(types, given))
    assert [x.tolist() for x in found] == list(wanted)


@pytest.mark.parametrize("name", GRID)
def test_regions_of_collectives_join_processes(name: str) -> None:
    if lacking(name):
        pytest.skip("the library lacks the op: test_newer_ops.py")
    types, make, given, wanted = GRID[name]
    found = run_grid(built(types, make), [arrays(types, [x]) for x in given], replicas=2)
    assert [result.tolist() for (result,) in found] == list(wanted)
