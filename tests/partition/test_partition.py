"""What the devices make of their parts is what the whole program gives: on threads, and on XLA's devices."""

from __future__ import annotations

from itertools import islice
from pathlib import Path

import numpy as np
import pytest

import opspec
from opspec.partition.manual_form import marked_manual
from opspec.partition.partitioning import Partitioned, partition
from opspec.partition.placement import PartitionError
from opspec.partition.running import parts_of_arguments, run_partitioned, whole_results
from opspec.programs.records import import_module
from opspec.values.types import Tensor
from tests.partition.xla_devices import run_on_xla
from tests.propagation.random_programs import program

MESH = 'sdy.mesh @mesh = <["x"=4, "y"=2]>\n'


def arguments_of(text: str, seed: int) -> list[np.ndarray]:
    """Quarters of small integers, whose sums are exact."""
    random = np.random.default_rng(seed)
    types = import_module(opspec.load(text)).functions["main"].regions[0].block.types
    shapes = [tuple(type_.shape) for type_ in types if isinstance(type_, Tensor)]
    return [random.integers(-2, 3, shape).astype(np.float32) / 4 for shape in shapes]


def check(text: str, seed: int = 0) -> Partitioned:
    """A program partitioned, verified and run on threads, beside the whole one."""
    given = arguments_of(text, seed)
    made = partition(opspec.load(text), replicate=True)
    assert opspec.verify(made.module) == []
    close(run_partitioned(made, given), opspec.run(opspec.load(text), *given))
    return made


def close(found: list[np.ndarray], wanted: object) -> None:
    for mine, other in zip(found, wanted, strict=True):  # type: ignore[call-overload]
        assert np.allclose(mine, other, rtol=2e-5, atol=1e-5, equal_nan=True)


@pytest.mark.parametrize("seed", range(400, 404))
def test_random_programs(seed: int) -> None:
    check(program(seed, straight=True), seed)
    check(program(seed, straight=False), seed)


@pytest.mark.full
@pytest.mark.parametrize("seed", range(300))
def test_more_random_programs(seed: int) -> None:
    check(program(seed, straight=seed % 2 == 0), seed)


@pytest.mark.parametrize("count", [6, pytest.param(60, marks=pytest.mark.full)])
def test_xla_runs_them_too(count: int, tmp_path: Path) -> None:
    found = (program(seed, seed % 2 == 0) for seed in range(500, 500 + 6 * count))
    # An exponential of another one makes of a last bit, in which XLA's differs, any number of them.
    fitting = (text for text in found if '["x"=8]' in text and text.count("stablehlo.exponential") < 2)
    texts = list(islice(fitting, count))
    given = [arguments_of(text, 1) for text in texts]
    made = [partition(opspec.load(text), replicate=True) for text in texts]
    asked = [
        (str(marked_manual(one.module)), parts_of_arguments(one, own)) for one, own in zip(made, given, strict=True)
    ]
    assert asked
    for text, one, own, results in zip(texts, made, given, run_on_xla(asked, tmp_path), strict=True):
        close(whole_results(one, results), opspec.run(opspec.load(text), *own))


def test_a_contraction_that_is_shared_ends_in_a_collective() -> None:
    made = check((Path(__file__).parents[2] / "examples/sharded.mlir").read_text())
    assert [(one.kind, [axis.name for axis in one.axes]) for one in made.exchanges] == [("all_reduce", ["model"])]
    assert made.exchanges[0].sent == 4 * 4 * 32  # twice half of what a device has


def test_terms_that_are_to_lie_along_the_same_axis_are_scattered() -> None:
    made = check(
        MESH + 'func.func @main(%a: tensor<8x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x"}]>},'
        ' %b: tensor<16x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>})'
        ' -> (tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}) {\n'
        "  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0]"
        " : (tensor<8x16xf32>, tensor<16x8xf32>) -> tensor<8x8xf32>\n"
        "  return %0 : tensor<8x8xf32>\n}\n"
    )
    assert [one.kind for one in made.exchanges] == ["reduce_scatter"]


SORT = (
    MESH + 'func.func @main(%a: tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}]>}) -> tensor<8xf32> {\n'
    '  %0 = "stablehlo.sort"(%a) <{dimension = 0 : i64}> ({\n'
    "  ^bb0(%p: tensor<f32>, %q: tensor<f32>):\n"
    "    %r = stablehlo.compare LT, %p, %q : (tensor<f32>, tensor<f32>) -> tensor<i1>\n"
    "    stablehlo.return %r : tensor<i1>\n"
    "  }) : (tensor<8xf32>) -> tensor<8xf32>\n  return %0 : tensor<8xf32>\n}\n"
)


def test_what_cannot_be_shared_is_refused_unless_asked() -> None:
    with pytest.raises(PartitionError, match=r"stablehlo.sort cannot be shared by the devices: .* --replicate"):
        partition(opspec.load(SORT))
    made = check(SORT)
    assert [name for name, _, _ in made.whole] == ["stablehlo.sort"]


def test_a_fold_that_begins_with_something_counts_it_once() -> None:
    text = MESH + (
        'func.func @main(%a: tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}]>}) -> tensor<f32> {\n'
        "  %c = stablehlo.constant dense<5.0> : tensor<f32>\n"
        "  %0 = stablehlo.reduce(%a init: %c) applies stablehlo.add across dimensions = [0]"
        " : (tensor<8xf32>, tensor<f32>) -> tensor<f32>\n  return %0 : tensor<f32>\n}\n"
    )
    made = check(text)
    assert "stablehlo.select" in str(made.module)
    assert [one.kind for one in made.exchanges] == ["all_reduce"]
    assert "stablehlo.select" not in str(check(text.replace("5.0", "0.0")).module)


def test_a_mesh_on_which_nothing_is_split() -> None:
    text = MESH + "func.func @main(%a: tensor<2xf32>) -> tensor<2xf32> {\n  return %a : tensor<2xf32>\n}\n"
    assert check(text).exchanges == []


def test_a_program_without_a_mesh() -> None:
    with pytest.raises(PartitionError, match="expected shardings on one mesh"):
        partition(
            opspec.load("func.func @main(%a: tensor<2xf32>) -> tensor<2xf32> {\n  return %a : tensor<2xf32>\n}\n")
        )
