"""What the devices make of their parts is what the whole program gives: on threads, and on XLA's devices."""

from __future__ import annotations

import re
from collections.abc import Mapping
from itertools import islice
from pathlib import Path

import numpy as np
import pytest

import opspec
from opspec.errors import OpSpecError
from opspec.execution import random_stream
from opspec.partition.manual_form import marked_manual
from opspec.partition.partitioning import Partitioned, partition
from opspec.partition.placement import PartitionError
from opspec.partition.running import parts_of_arguments, run_partitioned, whole_results
from opspec.partition.shown import explained
from opspec.programs.records import import_module
from opspec.propagation.propagate import propagate
from opspec.propagation.separation import walk
from opspec.values.types import Tensor
from tests.partition.random_kinds import program as various
from tests.partition.random_moving_programs import MESHES
from tests.partition.random_moving_programs import program as moving
from tests.partition.xla_devices import run_on_xla
from tests.propagation.random_sharded_programs import program
from tests.samples import one_in

MESH = 'sdy.mesh @mesh = <["x"=4, "y"=2]>\n'


def arguments_of(text: str, seed: int) -> list[np.ndarray]:
    """Small integers; quarters of them as floats, whose sums are exact."""
    random = np.random.default_rng(seed)
    types = import_module(opspec.load(text)).functions["main"].regions[0].block.types
    found = []
    for type_ in types:
        assert isinstance(type_, Tensor)
        numbers = random.integers(-2, 3, tuple(type_.shape))
        found.append(numbers.astype(np.int32) if "i32" in str(type_) else numbers.astype(np.float32) / 4)
    return found


def check(text: str, seed: int = 0, *, replicate: bool = True) -> Partitioned:
    """A program partitioned, verified and run on threads, beside the whole one."""
    given = arguments_of(text, seed)
    made = partition(opspec.load(text), replicate=replicate)
    assert opspec.verify(made.module) == []
    close(run_partitioned(made, given), opspec.run(opspec.load(text), *given))
    return made


def check_random(text: str, seed: int) -> None:
    """One whose shardings agree; else that is told."""
    if propagate(opspec.load(text)).conflicts:
        with pytest.raises(PartitionError, match="expected shardings that agree"):
            partition(opspec.load(text))
        return
    check(text, seed)


def close(found: list[np.ndarray], wanted: object) -> None:
    for mine, other in zip(found, map(np.asarray, wanted), strict=True):  # type: ignore[call-overload]
        if other.dtype.kind == "f":
            finite = np.abs(other[np.isfinite(other)]).max(initial=1)
            assert np.allclose(mine, other, rtol=2e-5, atol=1e-5 * finite, equal_nan=True)
        else:
            assert np.array_equal(mine, other)


@pytest.mark.parametrize("seed", range(400, 403))
def test_random_programs(seed: int) -> None:
    check_random(program(seed, straight=True), seed)
    check_random(program(seed, straight=False), seed)


@pytest.mark.full
@pytest.mark.parametrize("seed", range(300))
def test_more_random_programs(seed: int) -> None:
    check_random(program(seed, straight=seed % 2 == 0), seed)


@pytest.mark.parametrize("mesh", one_in(2, MESHES), ids=str)
def test_parts_are_read_elsewhere_and_sizes_do_not_divide(mesh: Mapping[str, int]) -> None:
    for seed in range(2000, 2005):
        check_random(moving(seed, mesh), seed)


@pytest.mark.parametrize("mesh", one_in(2, MESHES), ids=str)
def test_more_kinds_of_ops(mesh: Mapping[str, int]) -> None:
    for seed in range(2000, 2004):
        check_random(various(seed, mesh), seed)


@pytest.mark.full
@pytest.mark.parametrize("mesh", MESHES, ids=str)
@pytest.mark.parametrize("start", range(0, 200, 50))
def test_two_hundred_programs_of_more_kinds_on_each_mesh(start: int, mesh: Mapping[str, int]) -> None:
    for seed in range(start, start + 50):
        check_random(various(seed, mesh), seed)


@pytest.mark.parametrize(("seed", "mesh"), [(118, 0), (163, 1), (453, 1)])
def test_terms_that_are_none_and_axes_that_overlap(seed: int, mesh: int) -> None:
    check_random(moving(seed, MESHES[mesh]), seed)


@pytest.mark.full
@pytest.mark.parametrize("mesh", MESHES, ids=str)
@pytest.mark.parametrize("start", range(0, 1000, 50))
def test_a_thousand_programs_on_each_mesh(start: int, mesh: Mapping[str, int]) -> None:
    for seed in range(start, start + 50):
        check_random(moving(seed, mesh), seed)


@pytest.mark.parametrize("count", [4, pytest.param(100, marks=pytest.mark.full)])
def test_xla_runs_them_too(count: int, tmp_path: Path) -> None:
    found = (program(seed, seed % 2 == 0) for seed in range(500, 500 + 6 * count))
    # An exponential of another one makes of a last bit, in which XLA's differs, any number of them.
    fitting = (text for text in found if '["x"=8]' in text and text.count("stablehlo.exponential") < 2)
    others = (moving(seed, MESHES[seed % 2], neutral=True) for seed in range(3000, 3000 + count))
    texts = [*islice(fitting, count // 2), *islice(others, count // 2)]
    texts = [text for text in texts if not propagate(opspec.load(text)).conflicts]
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


@pytest.mark.parametrize("op", ["sort", "fft"])
def test_what_an_op_needs_whole_is_gathered_which_is_told(op: str) -> None:
    rows = sharded("{'x'}")
    waves = (
        f"{MESH}func.func @main(%a: tensor<8xf32> {rows}) -> tensor<5xcomplex<f32>> {{\n"
        "  %0 = stablehlo.fft %a, type = RFFT, length = [8] : (tensor<8xf32>) -> tensor<5xcomplex<f32>>\n"
        "  return %0 : tensor<5xcomplex<f32>>\n}\n"
    )
    made = check(SORT if op == "sort" else waves, replicate=False)
    assert [(one.kind, one.sent) for one in made.exchanges] == [("all_gather", 3 * 2 * 4)]
    assert [(name, why) for name, _, why in made.whole] == [(f"stablehlo.{op}", "each device needs the whole")]
    assert f"stablehlo.{op} is computed whole along some dimensions by every device" in explained(made)


def test_numbers_that_every_device_has_whole_are_not_gathered() -> None:
    """The places of an argsort."""
    pairs = SORT.replace("  %0 =", "  %i = stablehlo.iota dim = 0 : tensor<8xi32>\n  %0:2 =").replace(
        "(%a)", "(%a, %i)"
    )
    pairs = pairs.replace("%q: tensor<f32>)", "%q: tensor<f32>, %s: tensor<i32>, %t: tensor<i32>)")
    pairs = pairs.replace(": (tensor<8xf32>) -> tensor<8xf32>", ": (tensor<8xf32>, tensor<8xi32>)")
    pairs = pairs.replace("tensor<8xi32>)\n", "tensor<8xi32>) -> (tensor<8xf32>, tensor<8xi32>)\n")
    made = check(
        pairs.replace("-> tensor<8xf32> {", "-> tensor<8xi32> {").replace("%0 : tensor<8xf32>", "%0#1 : tensor<8xi32>")
    )
    assert [(one.kind, one.sent) for one in made.exchanges] == [("all_gather", 3 * 2 * 4)]


def test_digits_of_unequal_parts_are_gathered_which_is_told() -> None:
    columns = sharded("{}, {'x'}")
    made = check(
        'sdy.mesh @mesh = <["x"=3]>\n'
        f"func.func @main(%a: tensor<8xi32> {ROWS}) -> (tensor<4x2xi32> {columns}) {{\n"
        "  %0 = stablehlo.reshape %a : (tensor<8xi32>) -> tensor<4x2xi32>\n  return %0 : tensor<4x2xi32>\n}\n",
        replicate=False,
    )
    assert [one.kind for one in made.exchanges] == ["all_gather"]
    assert ["digits of a larger dimension" in why for _, _, why in made.whole] == [True]


def test_what_could_be_shared_and_is_not_is_refused_unless_asked() -> None:
    text = (
        f"{MESH}func.func @main(%a: tensor<8xf32> {ROWS}) -> tensor<8xf32> {{\n"
        "  %0 = stablehlo.custom_call @something(%a) : (tensor<8xf32>) -> tensor<8xf32>\n"
        "  return %0 : tensor<8xf32>\n}\n"
    )
    with pytest.raises(PartitionError, match=r"stablehlo.custom_call cannot be shared by the devices: .* --replicate"):
        partition(opspec.load(text))
    made = partition(opspec.load(text), replicate=True)
    assert [name for name, _, _ in made.whole] == ["stablehlo.custom_call"]


def test_another_dimension_takes_the_axes_of_one_that_is_needed_whole() -> None:
    rows, both = sharded("{'x'}"), sharded("{'x'}, {'y'}")
    made = check(SORT.replace("tensor<8xf32>", "tensor<8x16xf32>").replace(rows, both))
    assert [(one.kind, [axis.name for axis in one.axes]) for one in made.exchanges] == [("all_to_all", ["x"])] * 2
    assert not made.whole


@pytest.mark.parametrize(
    ("op", "signature", "sent"),
    [
        ("dynamic_slice %a, %i, sizes = [3]", "(tensor<13xf32>, tensor<i16>) -> tensor<3xf32>", ["all_reduce"]),
        ("dynamic_update_slice %a, %u, %i", "(tensor<13xf32>, tensor<3xf32>, tensor<i16>) -> tensor<13xf32>", []),
    ],
)
@pytest.mark.parametrize("start", [-3, 2, 5, 12])
def test_what_data_place_is_found_where_it_lies(op: str, signature: str, sent: list[str], start: int) -> None:
    made = check(
        f"{MESH}func.func @main(%a: tensor<13xf32> {ROWS}, %u: tensor<3xf32>)"
        f" -> {signature.rpartition(' ')[2]} {{\n"
        f"  %c = stablehlo.constant dense<{-start}> : tensor<i16>\n  %i = stablehlo.negate %c : tensor<i16>\n"
        f"  %0 = stablehlo.{op} : {signature}\n  return %0 : {signature.rpartition(' ')[2]}\n}}\n"
    )
    assert [one.kind for one in made.exchanges] == sent
    assert not made.whole


def test_terms_that_go_where_their_number_says_are_gathered() -> None:
    """A window that begins where the whole does, in a dimension that no data place."""
    text = (
        f"{MESH}func.func @main(%a: tensor<1x1x12xf32>, %u: tensor<1x1x2xf32> {COLUMNS},"
        " %i: tensor<1xi32>) -> tensor<1x1x12xf32> {\n"
        '  %0 = "stablehlo.scatter"(%a, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<'
        "update_window_dims = [0, 1, 2], scatter_dims_to_operand_dims = [1], index_vector_dim = 0>}> ({\n"
        "  ^bb0(%p: tensor<f32>, %q: tensor<f32>):\n    %r = stablehlo.add %p, %q : tensor<f32>\n"
        "    stablehlo.return %r : tensor<f32>\n"
        "  }) : (tensor<1x1x12xf32>, tensor<1xi32>, tensor<1x1x2xf32>) -> tensor<1x1x12xf32>\n"
        "  return %0 : tensor<1x1x12xf32>\n}\n"
    )
    assert {one.kind for one in check(text, seed=5).exchanges} == {"all_gather"}


LARGEST = (
    MESH
    + """func.func @main(%a: tensor<13xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}]>}) -> tensor<i32> {
  %i = stablehlo.iota dim = 0 : tensor<13xi32>
  %f = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %n = stablehlo.constant dense<0> : tensor<i32>
  %0:2 = "stablehlo.reduce"(%a, %i, %f, %n) <{dimensions = array<i64: 0>}> ({
  ^bb0(%p: tensor<f32>, %s: tensor<i32>, %q: tensor<f32>, %t: tensor<i32>):
    %b = stablehlo.compare GT, %p, %q : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %c = stablehlo.compare EQ, %p, %q : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %d = stablehlo.compare LT, %s, %t : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %e = stablehlo.and %c, %d : tensor<i1>
    %g = stablehlo.or %b, %e : tensor<i1>
    %j = stablehlo.select %b, %p, %q : tensor<i1>, tensor<f32>
    %k = stablehlo.select %g, %s, %t : tensor<i1>, tensor<i32>
    stablehlo.return %j, %k : tensor<f32>, tensor<i32>
  }) : (tensor<13xf32>, tensor<13xi32>, tensor<f32>, tensor<i32>) -> (tensor<f32>, tensor<i32>)
  return %0#1 : tensor<i32>
}
"""
)


def test_places_of_the_largest_of_each_device_are_folded_again() -> None:
    made = check(LARGEST)
    assert [(one.kind, one.shape, one.sent) for one in made.exchanges] == [("all_gather", (1,), 3 * 4)] * 2  # f32, i32
    assert not made.whole


def test_values_of_one_type_are_gathered_at_once() -> None:
    made = check(LARGEST.replace("i32", "f32").replace("dense<0>", "dense<0.0>"))
    assert [(one.kind, one.shape, one.sent) for one in made.exchanges] == [("all_gather", (1,), 3 * (4 + 4))]


def test_a_fold_of_several_values_that_begins_with_more_than_nothing_begins_once() -> None:
    """With the largest and its place, also where that is one of the beginning; then with sums, of two dimensions."""
    for begin in ("2.0", "0.25"):
        made = check(LARGEST.replace("0xFF800000", begin).replace("dense<0>", "dense<7>"), replicate=False)
        assert [one.kind for one in made.exchanges] == ["all_gather"] * 2
    check(
        MESH + 'func.func @main(%a: tensor<6x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {"y"}]>},'
        " %z: tensor<f32>) -> (tensor<f32>, tensor<f32>) {\n  %f = stablehlo.constant dense<5.0> : tensor<f32>\n"
        '  %0:2 = "stablehlo.reduce"(%a, %a, %f, %z) <{dimensions = array<i64: 0, 1>}> ({\n'
        "  ^bb0(%p: tensor<f32>, %s: tensor<f32>, %q: tensor<f32>, %t: tensor<f32>):\n"
        "    %b = stablehlo.add %p, %q : tensor<f32>\n    %c = stablehlo.minimum %s, %t : tensor<f32>\n"
        "    stablehlo.return %b, %c : tensor<f32>, tensor<f32>\n"
        "  }) : (tensor<6x8xf32>, tensor<6x8xf32>, tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<f32>)\n"
        "  return %0#0, %0#1 : tensor<f32>, tensor<f32>\n}\n",
        replicate=False,
    )


def test_a_fold_of_several_values_without_anything_that_changes_nothing_is_refused() -> None:
    sums = LARGEST.replace("stablehlo.select %b, %p, %q : tensor<i1>,", "stablehlo.add %p, %q :")
    with pytest.raises(PartitionError, match="nothing is known that changes nothing"):
        partition(opspec.load(sums))


def test_bits_that_make_up_an_element_are_gathered() -> None:
    made = check(
        MESH + 'func.func @main(%a: tensor<8x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {"y"}]>})'
        " -> tensor<8xi32> {\n  %c = stablehlo.convert %a : (tensor<8x4xf32>) -> tensor<8x4xi8>\n"
        "  %0 = stablehlo.bitcast_convert %c : (tensor<8x4xi8>) -> tensor<8xi32>\n"
        "  return %0 : tensor<8xi32>\n}\n",
        replicate=False,
    )
    assert [one.kind for one in made.exchanges] == ["all_gather"]


def test_numbers_that_come_from_outside_are_those_of_the_first_device() -> None:
    text = (
        MESH + 'func.func @main(%a: tensor<8x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>})'
        " -> tensor<8x4xf32> {\n  %l = stablehlo.constant dense<0.0> : tensor<f32>\n"
        "  %h = stablehlo.constant dense<1.0> : tensor<f32>\n  %s = stablehlo.constant dense<[8, 4]> : tensor<2xi64>\n"
        "  %0 = stablehlo.rng %l, %h, %s, distribution = UNIFORM"
        " : (tensor<f32>, tensor<f32>, tensor<2xi64>) -> tensor<8x4xf32>\n"
        "  %1 = stablehlo.add %a, %0 : tensor<8x4xf32>\n  return %1 : tensor<8x4xf32>\n}\n"
    )
    a, program, made = np.zeros((8, 4), np.float32), opspec.load(text), partition(opspec.load(text))
    random_stream.seed(7)
    wanted = [np.asarray(opspec.run(program, a)[0]) for _ in range(3)]
    random_stream.seed(7)
    assert all(np.array_equal(run_partitioned(made, [a])[0], one) for one in wanted)
    assert not np.array_equal(wanted[0], wanted[1])


def test_a_call_that_looks_along_one_dimension() -> None:
    made = partition(
        opspec.load(
            MESH + 'func.func @main(%a: tensor<8x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {"y"}]>},'
            " %i: tensor<8x16xi32>) -> (tensor<8x3xf32>, tensor<8x3xi32>) {\n"
            "  %f = stablehlo.constant dense<0xFF800000> : tensor<f32>\n"
            "  %n = stablehlo.constant dense<-1> : tensor<i32>\n"
            "  %0:2 = stablehlo.custom_call @ApproxTopK(%a, %i, %f, %n) {called_computations = [@larger],"
            " mhlo.backend_config = {aggregate_to_topk = true, reduction_dim = 1 : i64, top_k = 3 : i64}}"
            " : (tensor<8x16xf32>, tensor<8x16xi32>, tensor<f32>, tensor<i32>) -> (tensor<8x3xf32>, tensor<8x3xi32>)\n"
            "  return %0#0, %0#1 : tensor<8x3xf32>, tensor<8x3xi32>\n}\n"
            "func.func private @larger(%p: tensor<f32>, %q: tensor<f32>, %s: tensor<i32>, %t: tensor<i32>)"
            " -> tensor<i1> {\n  %0 = stablehlo.compare GT, %p, %q : (tensor<f32>, tensor<f32>) -> tensor<i1>\n"
            "  return %0 : tensor<i1>\n}\n"
        )
    )
    assert [(one.kind, [axis.name for axis in one.axes]) for one in made.exchanges] == [("all_gather", ["y"])] * 2
    assert [[axis.name for axis in dims[0]] for dims in made.given] == [["x"], ["x"]]


@pytest.mark.parametrize(("given", "sent"), [('{"x"}, {}, {}', []), ('{}, {"y"}, {}', ["all_gather"])])
def test_a_batch_of_what_lapack_needs_whole_is_shared(given: str, sent: list[str]) -> None:
    pytest.importorskip("scipy")
    text = MESH + (
        f"func.func @main(%a: tensor<8x4x4xf32> {{sdy.sharding = #sdy.sharding<@mesh, [{given}]>}})"
        " -> (tensor<8x4x4xf32>, tensor<8x4xi32>, tensor<8xi32>) {\n"
        '  %0:3 = stablehlo.custom_call @lapack_sgetrf_ffi(%a) {mhlo.frontend_attributes = {num_batch_dims = "1"}}'
        " : (tensor<8x4x4xf32>) -> (tensor<8x4x4xf32>, tensor<8x4xi32>, tensor<8xi32>)\n"
        "  return %0#0, %0#1, %0#2 : tensor<8x4x4xf32>, tensor<8x4xi32>, tensor<8xi32>\n}\n"
    )
    assert [one.kind for one in check(text, replicate=False).exchanges] == sent


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
    with pytest.raises(PartitionError, match="expected shardings on a mesh of several devices, found none"):
        partition(
            opspec.load("func.func @main(%a: tensor<2xf32>) -> tensor<2xf32> {\n  return %a : tensor<2xf32>\n}\n")
        )


def sharded(dims: str, more: str = "") -> str:
    """With single quotes around axes."""
    return f"{{sdy.sharding = #sdy.sharding<@mesh, [{dims}]{more}>}}".replace("'", '"')


ROWS, COLUMNS = sharded("{'x'}"), sharded("{}, {}, {'x'}")


def test_what_fills_up_the_last_parts_counts_for_nothing() -> None:
    left, made_so = sharded("{}, {'x'}"), sharded("{'y'}, {}")
    made = check(
        f"{MESH}func.func @main(%a: tensor<6x5xf32> {left}, %b: tensor<5x3xf32>) -> (tensor<6x3xf32> {made_so}) {{\n"
        "  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0]"
        " : (tensor<6x5xf32>, tensor<5x3xf32>) -> tensor<6x3xf32>\n"
        "  return %0 : tensor<6x3xf32>\n}\n"
    )
    assert [one.kind for one in made.exchanges] == ["all_reduce"]
    assert made.takes == ((6, 5), (5, 3))
    assert "6x5 as [-, x], 6x2 here, the last parts filled up" in explained(made)


def test_terms_stay_terms_where_the_sharding_says_so() -> None:
    left, right, whole = sharded("{}, {'x'}"), sharded("{'x'}, {}"), sharded("{}, {}")
    terms = sharded("{}, {}", ", unreduced={'x'}")
    own = terms.replace("#sdy.sharding<", "#sdy.sharding_per_value<[<").replace(">}", ">]>}")
    type_ = "tensor<8x8xf32>"
    made = check(
        f"{MESH}func.func @main(%a: {type_} {left}, %b: {type_} {right}, %u: {type_} {terms})"
        f" -> ({type_} {whole}, {type_} {terms}) {{\n"
        f"  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] {own} : ({type_}, {type_}) -> {type_}\n"
        f"  %1 = stablehlo.add %0, %u {own} : {type_}\n"
        f"  %2 = stablehlo.negate %1 {own} : {type_}\n"
        f"  %3 = sdy.reshard %2 <@mesh, [{{}}, {{}}]> : {type_}\n"
        f"  %4 = stablehlo.tanh %3 : {type_}\n  return %4, %1 : {type_}, {type_}\n}}\n"
    )
    assert [(one.kind, one.why) for one in made.exchanges] == [("all_reduce", "it is asked for")]


@pytest.mark.parametrize("rows", ["{'x'}, {}", "{'y', 'x'}, {}", "{}, {'x':(1)2}"])
def test_a_part_that_is_added_to_terms_becomes_one(rows: str) -> None:
    """It lies along the axes along which the terms are."""
    terms, type_, lies = sharded("{}, {}", ", unreduced={'x'}"), "tensor<8x8xi32>", sharded(rows)
    own = terms.replace("#sdy.sharding<", "#sdy.sharding_per_value<[<").replace(">}", ">]>}")
    made = check(
        f"{MESH}func.func @main(%u: {type_} {terms}, %a: {type_} {lies}) -> {type_} {{\n"
        f"  %0 = stablehlo.add %u, %a {own} : {type_}\n"
        f"  %1 = sdy.reshard %0 <@mesh, [{{}}, {{}}]> : {type_}\n  return %1 : {type_}\n}}\n"
    )
    assert "all_reduce" in {one.kind for one in made.exchanges}


def test_what_is_no_sum_has_terms_combined_before_it() -> None:
    terms, type_ = sharded("{}", ", unreduced={'x'}"), "tensor<8xf32>"
    made = check(
        f"{MESH}func.func @main(%u: {type_} {terms}, %v: {type_}) -> ({type_}, {type_} {terms}) {{\n"
        f"  %0 = stablehlo.multiply %u, %u : {type_}\n  return %0, %v : {type_}, {type_}\n}}\n"
    )
    assert {one.kind for one in made.exchanges} == {"all_reduce"}


def test_random_bits_do_not_depend_on_the_devices() -> None:
    both = sharded("{'x'}, {'y'}")
    text = (
        f"{MESH}func.func @main() -> (tensor<8x6xui32> {both}) {{\n"
        "  %s = stablehlo.constant dense<[1, 2]> : tensor<2xui64>\n"
        "  %0, %1 = stablehlo.rng_bit_generator %s, algorithm = THREE_FRY"
        " : (tensor<2xui64>) -> (tensor<2xui64>, tensor<8x6xui32>)\n  return %1 : tensor<8x6xui32>\n}\n"
    )
    made = partition(opspec.load(text))
    assert np.array_equal(run_partitioned(made, [])[0], opspec.run(opspec.load(text))[0])
    assert not made.exchanges


def test_parts_that_only_change_places_are_sent_once() -> None:
    rows, columns, type_ = sharded("{'x'}, {}"), sharded("{'y'}, {}"), "tensor<8x8xf32>"
    made = check(
        'sdy.mesh @mesh = <["x"=4, "y"=4]>\n'
        f"func.func @main(%a: {type_} {rows}) -> ({type_} {columns}) {{\n"
        f'  %0 = sdy.reshard %a <@mesh, [{{"y"}}, {{}}]> : {type_}\n  return %0 : {type_}\n}}\n'
    )
    assert [one.kind for one in made.exchanges] == ["collective_permute"]


def test_a_group_that_contradicts_itself_is_told() -> None:
    one, other, type_ = sharded("{'x'}"), sharded("{'y'}"), "tensor<8xf32>"
    text = (
        f"{MESH}func.func @main(%a: {type_} {one}, %b: {type_} {other}) -> {type_} {{\n"
        f"  sdy.sharding_group %a group_id=0 : {type_}\n  sdy.sharding_group %b group_id=0 : {type_}\n"
        f"  return %a : {type_}\n}}\n"
    )
    with pytest.raises(PartitionError, match="the values of sharding group 0 have 2 different shardings"):
        partition(opspec.load(text))


@pytest.mark.parametrize(
    ("size", "side", "rows", "kinds"),
    [
        (16, 2, "{'x'}", []),
        (8, 2, "{'x', 'y'}", ["all_gather"]),
        (10, 2, "{'x'}", ["collective_permute"]),
        (12, 2, "{'x'}", ["collective_permute"]),
    ],
)
def test_windows_that_tile_lie_on_one_device_or_are_fetched(size: int, side: int, rows: str, kinds: list[str]) -> None:
    made = size // side
    found = check(
        f"{MESH}func.func @main(%a: tensor<{size}xf32> {sharded(rows)}) -> (tensor<{made}xf32> {ROWS}) {{\n"
        "  %c = stablehlo.constant dense<1.0> : tensor<f32>\n"
        f'  %0 = "stablehlo.reduce_window"(%a, %c) <{{window_dimensions = array<i64: {side}>,'
        f" window_strides = array<i64: {side}>}}> ({{\n"
        "  ^bb0(%p: tensor<f32>, %q: tensor<f32>):\n    %r = stablehlo.add %p, %q : tensor<f32>\n"
        f"    stablehlo.return %r : tensor<f32>\n  }}) : (tensor<{size}xf32>, tensor<f32>) -> tensor<{made}xf32>\n"
        f"  return %0 : tensor<{made}xf32>\n}}\n",
        replicate=False,
    )
    assert sorted({one.kind for one in found.exchanges}) == kinds


@pytest.mark.parametrize(
    ("kernel", "more"),
    [
        (8, "stride = [1], pad = [[1, 1]]"),
        (4, "stride = [1], pad = [[0, 1]], rhs_dilate = [2]"),
        (15, "stride = [1], pad = [[1, 1]], lhs_dilate = [2]"),
        (7, "stride = [2], pad = [[2, 1]]"),
        (8, "stride = [1], pad = [[1, 1]], reverse = [true]"),
        (8, "stride = [2], pad = [[1, 1]], reverse = [true]"),
        (5, "stride = [1], pad = [[1, 1]], rhs_dilate = [2], reverse = [true]"),
        (15, "stride = [1], pad = [[1, 1]], lhs_dilate = [2], reverse = [true]"),
        (14, "stride = [1], pad = [[1, 2]], lhs_dilate = [2], reverse = [true]"),
    ],
)
def test_the_gradient_of_a_kernel_is_summed_where_the_rows_are(kernel: int, more: str) -> None:
    rows = sharded("{}, {'x'}, {}")
    reach = (15 if "lhs_dilate" in more else 8) + sum(map(int, re.findall(r"pad = \[\[(\d), (\d)", more)[0]))
    side = 2 * kernel - 1 if "rhs_dilate" in more else kernel
    made = (reach - side) // (2 if "stride = [2]" in more else 1) + 1
    found = check(
        f"{MESH}func.func @main(%a: tensor<3x8x2xf32> {rows}, %b: tensor<2x{kernel}x4xf32> {rows})"
        f" -> tensor<3x{made}x4xf32> {{\n"
        f"  %0 = stablehlo.convolution(%a, %b) dim_numbers = [b, 0, f]x[i, 0, o]->[b, 0, f], window = {{{more}}}"
        " {batch_group_count = 1 : i64, feature_group_count = 1 : i64}"
        f" : (tensor<3x8x2xf32>, tensor<2x{kernel}x4xf32>) -> tensor<3x{made}x4xf32>\n"
        f"  return %0 : tensor<3x{made}x4xf32>\n}}\n"
    )
    assert {one.kind for one in found.exchanges} <= {"collective_permute", "all_reduce", "reduce_scatter"}
    assert not found.whole


@pytest.mark.parametrize(
    ("size", "window", "step", "low", "high", "word"),
    [
        (16, 2, 2, 0, 0, "GE"),
        (16, 3, 2, 1, 0, "LT"),
        (13, 3, 2, 0, 1, "GE"),
        (9, 5, 3, 2, 1, "LT"),
        (13, 1, 2, 0, 0, "GE"),
    ],
)
def test_windows_that_are_selected_from_are_exchanged_with_neighbours(
    size: int, window: int, step: int, low: int, high: int, word: str
) -> None:
    count = (size + low + high - window) // step + 1
    given = (
        f"padding = dense<[[{low}, {high}]]> : tensor<1x2xi64>, window_dimensions = array<i64: {window}>,"
        f" window_strides = array<i64: {step}>"
    )
    made = check(
        f"{MESH}func.func @main(%a: tensor<{size}xf32> {ROWS}, %b: tensor<{count}xf32> {ROWS})"
        f" -> (tensor<{size}xf32> {ROWS}) {{\n"
        "  %c = stablehlo.constant dense<3.0> : tensor<f32>\n"
        f'  %0 = "stablehlo.select_and_scatter"(%a, %b, %c) <{{{given}}}> ({{\n'
        "  ^bb0(%p: tensor<f32>, %q: tensor<f32>):\n"
        f"    %r = stablehlo.compare {word}, %p, %q : (tensor<f32>, tensor<f32>) -> tensor<i1>\n"
        "    stablehlo.return %r : tensor<i1>\n  }, {\n"
        "  ^bb0(%p: tensor<f32>, %q: tensor<f32>):\n    %r = stablehlo.add %p, %q : tensor<f32>\n"
        "    stablehlo.return %r : tensor<f32>\n"
        f"  }}) : (tensor<{size}xf32>, tensor<{count}xf32>, tensor<f32>) -> tensor<{size}xf32>\n"
        f"  return %0 : tensor<{size}xf32>\n}}\n",
        seed=size,
        replicate=False,
    )
    assert {one.kind for one in made.exchanges} <= {"collective_permute"}


def test_a_convolution_of_which_padding_alone_is_read() -> None:
    own, kernel = sharded("{'y'}, {}, {}"), "tensor<12x1x8xf32>"
    made = check(
        f"{MESH}func.func @main(%a: {kernel} {own}) -> tensor<8x1x8xf32> {{\n"
        "  %0 = stablehlo.convolution(%a, %a) dim_numbers = [f, 0, b]x[i, 0, o]->[b, 0, f], window = {stride = [2],"
        " pad = [[1, 0]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64}"
        f" : ({kernel}, {kernel}) -> tensor<8x1x8xf32>\n  return %0 : tensor<8x1x8xf32>\n}}\n"
    )
    assert {one.kind for one in made.exchanges} == {"all_gather"}


def test_groups_of_features_that_do_not_divide() -> None:
    kernel = sharded("{}, {}, {'y'}")
    made = check(
        f"{MESH}func.func @main(%a: tensor<5x3x3xf32>, %b: tensor<3x1x3xf32> {kernel}) -> tensor<5x1x3xf32> {{\n"
        "  %0 = stablehlo.convolution(%a, %b) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {}"
        " {batch_group_count = 1 : i64, feature_group_count = 3 : i64}"
        " : (tensor<5x3x3xf32>, tensor<3x1x3xf32>) -> tensor<5x1x3xf32>\n  return %0 : tensor<5x1x3xf32>\n}\n"
    )
    assert "feature_group_count = 2" in str(made.module)


def two_meshes(other: str) -> str:
    """A program with values on both, and a manual computation on the other one."""
    first, second = sharded("{'x'}, {'y'}"), sharded("{'p':(2)2}, {'q'}").replace("@mesh", "@other")
    parts = "[<@other, [{'q'}, {'p'}]>]"
    inner = f"in_shardings={parts} out_shardings={parts} manual_axes={{'q', 'p'}}".replace("'", '"')
    return (
        f"{MESH}sdy.mesh @other = {other}\n"
        f"func.func @main(%a: tensor<8x8xi32> {first}, %b: tensor<8x8xi32> {second}) -> (tensor<8x8xi32> {first}) {{\n"
        "  %0 = stablehlo.add %a, %b : tensor<8x8xi32>\n"
        f"  %1 = sdy.manual_computation(%0) {inner} (%m: tensor<4x2xi32>) {{\n"
        "    %2 = stablehlo.reverse %m, dims = [1] : tensor<4x2xi32>\n"
        "    sdy.return %2 : tensor<4x2xi32>\n  } : (tensor<8x8xi32>) -> tensor<8x8xi32>\n"
        "  %3 = stablehlo.multiply %1, %b : tensor<8x8xi32>\n"
        "  return %3 : tensor<8x8xi32>\n}\n"
    )


@pytest.mark.parametrize(
    "other", ['<["q"=2, "p"=4]>', '<["p"=4, "q"=2]>', '<["q"=2, "p"=4], device_ids=[0,2,4,6,1,3,5,7]>']
)
def test_meshes_of_the_same_devices_become_one(other: str) -> None:
    made = check(two_meshes(other), 3)
    assert made.mesh.size == 8


def test_meshes_that_have_no_common_one_are_told() -> None:
    first, second = sharded("{'x'}"), sharded("{'z'}").replace("@mesh", "@other")
    text = (
        f'{MESH}sdy.mesh @other = <["z"=3]>\n'
        f"func.func @main(%a: tensor<12xf32> {first}, %b: tensor<12xf32> {second}) -> tensor<12xf32> {{\n"
        "  %0 = stablehlo.add %a, %b : tensor<12xf32>\n  return %0 : tensor<12xf32>\n}\n"
    )
    with pytest.raises(PartitionError, match="meshes of the same devices, found some of 8, 3 devices"):
        partition(opspec.load(text))
    text = text.replace('<["z"=3]>', '<["z"=2, "w"=3]>').replace('"x"=4, "y"=2', '"x"=3, "y"=2')
    with pytest.raises(OpSpecError, match="expected meshes whose axes are parts of those of one mesh, found"):
        partition(opspec.load(text))


def test_a_comparator_that_places_its_constants() -> None:
    """As JAX writes it where axes are explicit."""
    made = check(f"""{MESH}
func.func @main(%a: tensor<6x8xf32> {{sdy.sharding = #sdy.sharding<@mesh, [{{}}, {{"x"}}]>}}) -> tensor<6x8xf32> {{
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = "stablehlo.sort"(%a) <{{dimension = 0 : i64}}> ({{
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %1 = sdy.sharding_constraint %zero <@mesh, []> : tensor<f32>
    %2 = stablehlo.subtract %1, %p : tensor<f32>
    %3 = sdy.sharding_constraint %2 <@mesh, []> : tensor<f32>
    %4 = stablehlo.negate %q : tensor<f32>
    %5 = stablehlo.compare LT, %3, %4 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %5 : tensor<i1>
  }}) : (tensor<6x8xf32>) -> tensor<6x8xf32>
  return %0 : tensor<6x8xf32>
}}
""")
    assert "6x2xf32" in str(made.module)


def test_results_lie_in_equal_parts_where_that_is_asked() -> None:
    own = sharded("{'x', 'y'}, {}")
    text = f"{MESH}func.func @main(%a: tensor<12x6xf32> {own}) -> tensor<12x6xf32> {{\n"
    text += "  %0 = stablehlo.negate %a : tensor<12x6xf32>\n  return %0 : tensor<12x6xf32>\n}\n"
    (filled,), (equal,) = (partition(opspec.load(text), equal=equal).given for equal in (False, True))
    assert [axis.name for axis in filled[0]] == ["x", "y"]
    assert [axis.name for axis in equal[0]] == ["x"]


@pytest.mark.parametrize(
    ("op", "more"),
    [
        ("concatenate %e, %a, dim = 1", "tensor<8x16xf32>"),
        ("dynamic_update_slice %a, %e, %c, %c", "tensor<8x0xf32>, tensor<i32>, tensor<i32>"),
        ("pad %e, %z, low = [0, 16], high = [0, 0], interior = [0, 0]", "tensor<f32>"),
    ],
)
def test_an_operand_without_elements(op: str, more: str) -> None:
    first = f"tensor<8x{16 if '%a, %e' in op else 0}xf32>"
    check(
        MESH + 'func.func @main(%a: tensor<8x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {"y"}]>},'
        ' %e: tensor<8x0xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}) -> tensor<8x16xf32> {\n'
        "  %c = stablehlo.constant dense<0> : tensor<i32>\n  %z = stablehlo.constant dense<1.0> : tensor<f32>\n"
        f"  %0 = stablehlo.{op} : ({first}, {more}) -> tensor<8x16xf32>\n  return %0 : tensor<8x16xf32>\n}}\n",
        replicate=False,
    )


def test_numbers_that_are_repeated_are_never_sent() -> None:
    """Zeros into which is scattered lie as the result does, and each device makes those that it needs."""
    made = check(
        MESH + "func.func @main(%i: tensor<8x1xi32>, %u: tensor<8x4xf32> {sdy.sharding = #sdy.sharding<@mesh,"
        ' [{"x"}, {}]>}) -> (tensor<8x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}) {\n'
        "  %z = stablehlo.constant dense<0.0> : tensor<f32>\n"
        "  %s = stablehlo.broadcast_in_dim %z, dims = [] : (tensor<f32>) -> tensor<8x4xf32>\n"
        '  %0 = "stablehlo.scatter"(%s, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<'
        "update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1"
        ">}> ({\n  ^bb0(%a: tensor<f32>, %b: tensor<f32>):\n    %c = stablehlo.add %a, %b : tensor<f32>\n"
        "    stablehlo.return %c : tensor<f32>\n  }) :"
        " (tensor<8x4xf32>, tensor<8x1xi32>, tensor<8x4xf32>) -> tensor<8x4xf32>\n"
        "  return %0 : tensor<8x4xf32>\n}\n",
        replicate=False,
    )
    assert [one.kind for one in made.exchanges] == ["reduce_scatter"]


def test_what_has_no_elements_reads_nothing() -> None:
    own = sharded("{}, {'y'}")
    check(
        f"{MESH}func.func @main(%a: tensor<2x8xf32> {own}) -> tensor<1x8xf32> {{\n"
        "  %0 = stablehlo.slice %a [0:1, 0:8] : (tensor<2x8xf32>) -> tensor<1x8xf32>\n"
        "  %1 = stablehlo.slice %0 [0:0, 0:8] : (tensor<1x8xf32>) -> tensor<0x8xf32>\n"
        "  %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<1x8xf32>, tensor<0x8xf32>) -> tensor<1x8xf32>\n"
        "  return %2 : tensor<1x8xf32>\n}\n"
    )


def test_collectives_stand_where_the_op_does_that_they_serve() -> None:
    """Line and column of the source, of what is written for an op and for what is returned."""
    text = (Path(__file__).parents[2] / "examples/sharded.mlir").read_text()
    made = partition(opspec.load(text))
    places = {str(op.location) for op in walk(made.module.operation) if op.name == "stablehlo.all_reduce"}
    dots = {str(op.location) for op in walk(opspec.load(text).operation) if op.name == "stablehlo.dot_general"}
    assert places
    assert places <= dots
    assert not any("unknown" in str(op.location) for op in walk(made.module.operation) if op.name != "func.func")
