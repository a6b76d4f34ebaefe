"""Functions that call each other: what is computed of parts, and that they are one again where they came out alike."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

import numpy as np
import pytest

import opspec
from opspec.errors import OpSpecError
from opspec.partition.partitioning import partition
from opspec.partition.placement import PartitionError
from opspec.partition.running import whole_results
from opspec.propagation.propagate import propagate
from tests.partition.random_nests import nest
from tests.partition.test_partition import arguments_of, check, close

T = "tensor<8xf32>"
SHARED = f'%x: {T} {{sdy.sharding = #sdy.sharding<@mesh, [{{"x"}}]>}}'


def chain(name: str, *calls: str, takes: str = f"%x: {T}") -> str:
    """A function that calls these, each with what the one before gave; `tanh` is the op."""
    lines = [f"func.func {'private ' if name != 'main' else ''}@{name}({takes}) -> {T} {{"]
    value = "%x"
    for at, callee in enumerate(calls):
        said = f"stablehlo.tanh {value} : {T}" if callee == "tanh" else f"call @{callee}({value}) : ({T}) -> {T}"
        lines.append(f"  %{at} = {said}")
        value = f"%{at}"
    return "\n".join([*lines, f"  return {value} : {T}", "}", ""])


def program(**functions: tuple[str, ...]) -> str:
    mesh = 'sdy.mesh @mesh = <["x"=2]>\n'
    return mesh + "".join(
        chain(name, *calls, takes=SHARED if name == "main" else f"%x: {T}") for name, calls in functions.items()
    )


NESTS = {
    "three deep": program(main=("f", "f"), f=("g", "w"), g=("w",), w=("tanh",)),
    "wide": program(main=("f", "f", "f"), f=("g", "h", "w"), g=("w",), h=("w", "tanh"), w=("tanh",)),
    "called by nobody": program(main=("w",), u=("v", "main"), v=("w",), w=("tanh",)),
}


@pytest.mark.parametrize("text", NESTS.values(), ids=NESTS)
def test_functions_are_one_again_behind_those_that_they_call(text: str) -> None:
    module = opspec.load(text)
    propagate(module)
    assert opspec.verify(module) == []
    assert str(module).count("func.func") == text.count("func.func")
    assert [[axis.name for axis in dims[0]] for dims in check(text).given] == [["x"]]


@pytest.mark.parametrize("mesh", [{"x": 2}, {"x": 2, "y": 2}], ids=str)
def test_random_nests(mesh: Mapping[str, int]) -> None:
    for seed in range(10):
        check_nest(seed, mesh)


@pytest.mark.full
@pytest.mark.parametrize("mesh", [{"x": 2}, {"x": 2, "y": 2}], ids=str)
def test_two_hundred_nests(mesh: Mapping[str, int]) -> None:
    for seed in range(100, 300):
        check_nest(seed, mesh)


def check_nest(seed: int, mesh: Mapping[str, int]) -> None:
    text = nest(seed, mesh)
    module = opspec.load(text)
    propagate(module)
    assert opspec.verify(module) == []
    close(list(opspec.run(module, *arguments_of(text, seed))), opspec.run(opspec.load(text), *arguments_of(text, seed)))
    check(text, seed)


@pytest.mark.parametrize("functions", [{"main": ("main",)}, {"main": ("f",), "f": ("g", "tanh"), "g": ("tanh", "f")}])
def test_a_function_within_itself_is_refused(functions: Mapping[str, tuple[str, ...]]) -> None:
    name = list(functions)[min(len(functions) - 1, 1)]
    for spread in (propagate, partition):
        with pytest.raises(OpSpecError, match=rf"^func.call at .* expected calls that end, found one of @{name} in"):
            spread(opspec.load(program(**functions)))


def test_what_is_not_written_out_is_called_with_whole_values() -> None:
    text = program(main=("f", "f")) + f"func.func private @f({T}) -> {T}\n"
    with pytest.raises(PartitionError, match=r"func.call cannot be shared by the devices"):
        partition(opspec.load(text))
    made = partition(opspec.load(text), replicate=True)
    assert opspec.verify(made.module) == []
    assert [one.kind for one in made.exchanges] == ["all_gather"]


def test_parts_of_another_shape_are_no_result() -> None:
    made = partition(opspec.load(NESTS["wide"]))
    halves = [[np.zeros(4, np.float32)]] * 2
    (whole,) = whole_results(made, halves)
    assert whole.shape == (8,)
    for wrong in (replace(made, given=(((),),)), replace(made, shapes=((6,),))):
        with pytest.raises(PartitionError, match=r"each device's part of result 0 of @main, found \[4\] of device 0"):
            whole_results(wrong, halves)
