"""Rules that ask how many processes there are: the grid that a module declares decides, or the one that runs."""

from __future__ import annotations

import numpy as np
import pytest

import opspec
from opspec.execution.runnable_blocks import RunError
from opspec.grid import run_grid
from opspec.programs.loading import load_generic
from opspec.rules.inference import InferenceError, bind, infer, signature_of, solve
from opspec.values.constants import Struct
from opspec.values.dims import Dim, Vec
from opspec.values.types import ELEMENT_TYPES, Tensor


def tensor(element: str, *sizes: int) -> Tensor:
    return Tensor(Vec(sizes), ELEMENT_TYPES[element])


NO_GROUPS = "dense<> : tensor<0x0xi64>"
CHANNEL = ", channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>"
REGION = ' ({\n^bb0(%a: tensor<f32>, %b: tensor<f32>):\n  "stablehlo.return"(%a) : (tensor<f32>) -> ()\n})'


def program(
    op: str, attributes: str, given: int, made: int | str, *, region: str = "", roots: str = "", grid: str
) -> str:
    """A function of one collective, from `given` elements to `made`; `grid`: what the module declares."""
    operand, result = f"tensor<{given}xf32>", f"tensor<{made}xf32>"
    constant, name, type_ = "", "", ""
    if roots:
        value = f"value = dense<[{roots}]> : tensor<1xi32>"
        constant = f'  %r = "stablehlo.constant"() <{{{value}}}> : () -> tensor<1xi32>\n'
        name, type_ = ", %r", ", tensor<1xi32>"
    return (
        '"builtin.module"() ({\n'
        f'"func.func"() <{{function_type = ({operand}) -> {result}, sym_name = "main"}}> ({{\n^bb0(%x: {operand}):\n'
        f'{constant}  %y = "stablehlo.{op}"(%x{name}) <{{{attributes}}}>{region} : ({operand}{type_}) -> {result}\n'
        f'  "func.return"(%y) : ({result}) -> ()\n}}) : () -> ()\n}}) {{{grid}}} : () -> ()\n'
    )


def declared(replicas: int, partitions: int) -> str:
    return f"mhlo.num_replicas = {replicas} : i32, mhlo.num_partitions = {partitions} : i32"


def gathered(made: int | str, grid: str, groups: str = NO_GROUPS, more: str = "") -> str:
    return program("all_gather", f"all_gather_dim = 0 : i64, replica_groups = {groups}{more}", 2, made, grid=grid)


def scattered(given: int, made: int, grid: str, groups: str = NO_GROUPS, more: str = "") -> str:
    attributes = f"scatter_dimension = 0 : i64, replica_groups = {groups}{more}"
    return program("reduce_scatter", attributes, given, made, region=REGION, grid=grid)


def rooted(root: int, grid: str, groups: str = NO_GROUPS, more: str = "") -> str:
    attributes = f"replica_groups = {groups}, has_dynamic_root = unit{more}"
    return program("collective_reduce", attributes, 2, 2, region=REGION, roots=str(root), grid=grid)


def summed(groups: str, grid: str) -> str:
    return program("cross-replica-sum", f"replica_groups = {groups}", 2, 2, grid=grid)


TWO, ALL_OF_FOUR = declared(2, 1), declared(2, 2)
PAIR = "dense<[[0, 1]]> : tensor<1x2xi64>"

BROKEN = {
    "what the other replica has is left out": (gathered(2, TWO), "all_gather.C7"),
    "more than all replicas have": (gathered(8, TWO), "all_gather.C7"),
    "the partitions are left out": (gathered(4, ALL_OF_FOUR, PAIR, CHANNEL), "all_gather.C7"),
    "no part of its own for each replica": (scattered(2, 2, TWO), "reduce_scatter.C8"),
    "a part for too few": (scattered(4, 2, ALL_OF_FOUR, PAIR, CHANNEL), "reduce_scatter.C8"),
    "parts of unequal size": (scattered(3, 1, TWO), "reduce_scatter.C12"),
    "parts of unequal size, by groups": (scattered(3, 1, "", PAIR), "reduce_scatter.C12"),
    "a root that no replica is": (rooted(2, TWO), "collective_reduce.C10"),
    "padding as a root": (rooted(1, "", "dense<[[0, -1]]> : tensor<1x2xi64>"), "collective_reduce.C10"),
    "a root that no process is": (rooted(4, ALL_OF_FOUR, PAIR, CHANNEL), "collective_reduce.C10"),
    "a sum with a replica outside": (summed("dense<[[0, 1, 2]]> : tensor<1x3xi64>", TWO), "program.C3"),
    "a sum that leaves a replica out": (summed("dense<[[0]]> : tensor<1x1xi64>", TWO), "program.C4"),
}

VALID = {
    "all replicas": gathered(4, TWO),
    "all processes": gathered(8, ALL_OF_FOUR, PAIR, CHANNEL),
    "as many as there may be": gathered(8, ""),
    "as many as there are": gathered("?", TWO),
    "a part for each replica": scattered(4, 2, TWO),
    "a part for each process": scattered(4, 1, ALL_OF_FOUR, PAIR, CHANNEL),
    "the last replica is the root": rooted(1, TWO),
    "the last process is the root": rooted(3, ALL_OF_FOUR, PAIR, CHANNEL),
    "some root": rooted(7, ""),
    "the sum of two": summed(PAIR, TWO),
}


@pytest.mark.parametrize("name", BROKEN)
def test_a_declared_grid_decides(name: str) -> None:
    text, rule = BROKEN[name]
    assert [found.rule for found in opspec.verify(load_generic(text))] == [rule]


@pytest.mark.parametrize("name", VALID)
def test_what_fits_the_grid_keeps_every_rule(name: str) -> None:
    assert opspec.verify(load_generic(VALID[name])) == []


@pytest.mark.parametrize(
    ("text", "rule"),
    [(gathered(2, ""), "C7"), (gathered(8, ""), "C7"), (scattered(2, 2, ""), "C8")],
    ids=["less", "more", "scattered"],
)
def test_without_a_declared_grid_the_one_that_runs_decides(text: str, rule: str) -> None:
    module = load_generic(text)
    assert opspec.verify(module) == []
    with pytest.raises(RunError, match=rf"no result type|break {rule}"):
        run_grid(module, [[np.float32([1, 2])], [np.float32([3, 4])]], replicas=2)


@pytest.mark.parametrize(
    ("op", "attributes", "said"),
    [
        ("collective_permute", "source_target_pairs = dense<[[5, 0]]> : tensor<1x2xi64>", "from 0 to 1.* found 5"),
        (
            "all_to_all",
            "split_dimension = 0, concat_dimension = 0, split_count = 1, replica_groups = dense<0> : tensor<1x1xi64>",
            "each of the 2 replicas; 1 is in none",
        ),
    ],
)
def test_ids_that_the_grid_that_runs_does_not_have_are_told(op: str, attributes: str, said: str) -> None:
    module = load_generic(program(op, attributes, 2, 2, grid=""))
    with pytest.raises(RunError, match=said):
        run_grid(module, [[np.float32([1, 2])], [np.float32([3, 4])]], replicas=2)


def test_a_program_runs_in_one_grid_after_the_other() -> None:
    module = opspec.compile(load_generic(gathered(4, "")))
    both = np.float32([1, 2, 3, 4])
    for found in run_grid(module, [[both[:2]], [both[2:]]], replicas=2):
        assert np.array_equal(found[0], both)
    with pytest.raises(RunError, match=r"no result type|break C7"):
        run_grid(module, [[both[:2]]] * 3, replicas=3)


def test_inference_knows_what_the_grid_says() -> None:
    signature = signature_of("stablehlo.all_gather")
    assert signature is not None
    given = [tensor("f32", 2, 3)]
    attributes = {
        "all_gather_dim": 1,
        "replica_groups": np.zeros((0, 0), np.int64),
        "channel_handle": Struct("channel_handle", {"handle": 1, "type_": 1}),
    }
    (known,) = solve(bind(signature, given, attributes, grid=(2, 5)))
    assert known.shape == Vec([2, 30])
    (unknown,) = solve(bind(signature, given, attributes))
    assert unknown.shape is not None
    rows, gathered_size = tuple.__iter__(unknown.shape)
    assert rows == 2
    assert isinstance(gathered_size, Dim)


@pytest.mark.parametrize(
    ("op", "operands", "attributes", "known"),
    [
        (
            "stablehlo.pad",
            [tensor("f32", 2), tensor("f32")],
            {"edge_padding_low": Vec([-3]), "edge_padding_high": Vec([0]), "interior_padding": Vec([0])},
            {},
        ),
        ("stablehlo.rng", [tensor("f32"), tensor("f32"), tensor("i64", 1)], {"rng_distribution": "UNIFORM"}, {2: [-1]}),
    ],
    ids=["pad", "rng"],
)
def test_no_negative_size_is_inferred(
    op: str, operands: list[Tensor], attributes: dict[str, object], known: dict[int, object]
) -> None:
    with pytest.raises(InferenceError, match="expected sizes from 0 on, found -1"):
        infer(op, operands, attributes, known=known)
