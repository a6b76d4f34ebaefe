"""`opspec.lower(..., to=VERSION)`: what came later in an older form, or an error that names the version it needs."""

from __future__ import annotations

import warnings
from typing import Any

import numpy as np
import pytest

import opspec
from opspec.lowering.downgrade import LowerWarning
from opspec.lowering.expansion import LowerError
from opspec.programs import carrier

X = np.array([[0.25, -1.5, 3.0], [1.0, 2.0, -0.5]], np.float32)


def function(takes: str, gives: str, body: str, more: str = "") -> str:
    return f"module {{\nfunc.func @main({takes}) -> {gives} {{\n{body}\n}}\n{more}}}\n"


ACCURATE = (
    "result_accuracy = #stablehlo.result_accuracy<atol = 1.0e-5, rtol = 0.0, ulps = 10, "
    "mode = #stablehlo.result_accuracy_mode<TOLERANCE>>"
)
COMPOSITE = function(
    "%a: tensor<2x3xf32>",
    "tensor<2x3xf32>",
    '%0 = stablehlo.composite "my.f" %a {decomposition = @f} : (tensor<2x3xf32>) -> tensor<2x3xf32>\n'
    "return %0 : tensor<2x3xf32>",
    "func.func private @f(%a: tensor<2x3xf32>) -> tensor<2x3xf32> {\n"
    "%0 = chlo.square %a : tensor<2x3xf32> -> tensor<2x3xf32>\nreturn %0 : tensor<2x3xf32>\n}\n",
)
DOT = function(
    "%a: tensor<2x3xf32>",
    "tensor<2x2xf32>",
    "%0 = stablehlo.dot_general %a, %a, contracting_dims = [1] x [1], algorithm = <lhs_precision_type = f32, "
    "rhs_precision_type = f32, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, "
    "num_primitive_operations = 1, allow_imprecise_accumulation = false> : "
    "(tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x2xf32>\nreturn %0 : tensor<2x2xf32>",
)


def accurate(name: str) -> str:
    return function(
        "%a: tensor<2x3xf32>",
        "tensor<2x3xf32>",
        f'%0 = "stablehlo.{name}"(%a) {{{ACCURATE}}} : (tensor<2x3xf32>) -> tensor<2x3xf32>\n'
        "return %0 : tensor<2x3xf32>",
    )


def several(name: str, attributes: str, region: str = "") -> str:
    return function(
        "%a: tensor<2x3xf32>, %b: tensor<2x3xf32>",
        "(tensor<2x3xf32>, tensor<2x3xf32>)",
        f'%0:2 = "stablehlo.{name}"(%a, %b) <{{replica_groups = dense<[[0]]> : tensor<1x1xi64>{attributes}}}> {region}'
        " : (tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>, tensor<2x3xf32>)\n"
        "return %0#0, %0#1 : tensor<2x3xf32>, tensor<2x3xf32>",
    )


SUM = """({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
})"""
ASYNC = function(
    "%a: tensor<2x3xf32>",
    "tensor<1x3xf32>",
    '%0 = "stablehlo.async_start"(%a) ({\n^bb0(%x: tensor<2x3xf32>):\n'
    "%1 = stablehlo.slice %x [1:2, 0:3] : (tensor<2x3xf32>) -> tensor<1x3xf32>\n"
    "stablehlo.return %1 : tensor<1x3xf32>\n}) : (tensor<2x3xf32>) -> !stablehlo.future<tensor<1x3xf32>>\n"
    '%2 = "stablehlo.async_done"(%0) : (!stablehlo.future<tensor<1x3xf32>>) -> tensor<1x3xf32>\n'
    "return %2 : tensor<1x3xf32>",
)
# name: a program, the last version that lacks what it has, the one that has it, what it gives
PROGRAMS: dict[str, tuple[str, str, str, list[Any]]] = {
    "composite": (COMPOSITE, "0.18.0", "0.19.0", [X * X]),
    "exponential": (accurate("exponential"), "1.8.0", "1.9.0", [np.exp(X)]),
    "cosine": (accurate("cosine"), "1.9.0", "1.10.0", [np.cos(X)]),
    "tan": (accurate("tan"), "1.9.0", "1.10.0", [np.tan(X)]),
    "tan_before_tan": (accurate("tan"), "1.3.0", "1.10.0", [np.tan(X)]),
    "dot_algorithm": (DOT, "1.5.0", "1.6.0", [X @ X.T]),
    "all_gather": (several("all_gather", ", all_gather_dim = 0 : i64"), "1.4.0", "1.5.0", [X, 2 * X]),
    "all_reduce": (several("all_reduce", "", SUM), "1.4.0", "1.5.0", [X, 2 * X]),
    "all_to_all": (
        several("all_to_all", ", split_dimension = 0 : i64, concat_dimension = 0 : i64, split_count = 1 : i64"),
        "1.4.0",
        "1.5.0",
        [X, 2 * X],
    ),
    "async": (ASYNC, "1.14.0", "1.15.0", [X[1:2]]),
    "broadcasts": (several("collective_broadcast", ""), "1.19.0", "1.20.0", [X, 2 * X]),
}
LOSING = {"exponential", "cosine", "tan", "dot_algorithm"}


def loaded(text: str) -> Any:
    try:
        return opspec.load(text)
    except opspec.OpSpecError as error:
        pytest.skip(f"this carrier cannot read it: {str(error).splitlines()[0]}")


@pytest.mark.parametrize("name", PROGRAMS)
def test_what_came_later_is_said_in_an_older_form(name: str) -> None:
    text, lacks, has, wanted = PROGRAMS[name]
    given = [X, 2 * X][: text.partition("\n}")[0].count("%b:") + 1]
    module = loaded(text)
    with warnings.catch_warnings(record=True) as told:
        warnings.simplefilter("always")
        older = opspec.lower(loaded(text), to=lacks)
    assert older.operation.verify()
    assert opspec.verify(older) == []
    carrier.serialize(older, lacks)
    assert [note.category for note in told] == [LowerWarning] * (name in LOSING)
    for x, y in zip(opspec.run(older, *given), wanted, strict=True):
        np.testing.assert_allclose(x, y, rtol=3e-7)
    if name != "composite":  # whose function has an op of CHLO
        assert str(opspec.lower(loaded(text), to=has)) == str(module)


def test_a_composite_is_a_call_where_it_is_asked_for() -> None:
    module = opspec.lower(COMPOSITE, expand="stablehlo.composite")
    assert "call @f" in str(module)
    assert "composite" not in str(module)


AXES = [f'#stablehlo.mesh_axis<name = "{name}", size = {size}>' for name, size in (("x", 2), ("y", 4))]
MESH = f"#stablehlo.mesh<axes = [{', '.join(AXES)}]>"


def test_groups_over_a_mesh_are_lists_of_ids() -> None:
    text = function(
        "%a: tensor<1xi32>",
        "tensor<4xi32>",
        f'%0 = "stablehlo.all_gather"(%a) {{all_gather_dim = 0 : i64, use_global_device_ids, replica_groups = '
        f'#stablehlo.replica_group_mesh_axes<mesh = {MESH}, axes = [#stablehlo.axis_ref<name = "y">]>, '
        "channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>} : (tensor<1xi32>) -> tensor<4xi32>\n"
        "return %0 : tensor<4xi32>",
    )
    module = opspec.lower(loaded(text), to="1.15.0")
    assert "dense<[[0, 1, 2, 3], [4, 5, 6, 7]]> : tensor<2x4xi64>" in str(module)
    carrier.serialize(module, "1.15.0")


def one(line: str, type_: str = "tensor<2xf32>") -> str:
    return function(f"%a: {type_}", type_, f"{line} : ({type_}) -> {type_}\nreturn %0 : {type_}")


@pytest.mark.parametrize(
    ("text", "to", "message"),
    [
        (
            one("%0 = stablehlo.custom_call @f(%a) {backend_config = {a = 1 : i32}, api_version = 4 : i32}"),
            "1.2.0",
            r"-:3:6: stablehlo\.custom_call: a backend_config that is a dictionary: needs StableHLO 1\.3\.0",
        ),
        (
            one("%0 = stablehlo.custom_call @f(%a) {api_version = 4 : i32}"),
            "1.2.0",
            r"stablehlo\.custom_call: a backend_config that is a dictionary: needs StableHLO 1\.3\.0",
        ),
        (
            one("%0 = stablehlo.negate %a").replace("(tensor<2xf32>) -> ", "").replace("f32", "f8E4M3"),
            "1.6.0",
            r"stablehlo\.negate: the element type f8E4M3: needs StableHLO 1\.7\.0, found 1\.6\.0",
        ),
        (
            function(
                "%a: tensor<2xf32>",
                "tensor<2xf32>",
                '%0 = "stablehlo.collective_broadcast"(%a) <{replica_groups = dense<[[0]]> : tensor<1x1xi64>}> : '
                "(tensor<2xf32>) -> tensor<2xf32>\nreturn %0 : tensor<2xf32>",
            ),
            "0.15.0",
            r"stablehlo\.collective_broadcast: needs StableHLO 0\.16\.0, found 0\.15\.0; no graph of older",
        ),
    ],
)
def test_what_has_no_older_form_says_which_version_it_needs(text: str, to: str, message: str) -> None:
    with pytest.raises(LowerError, match=message):
        opspec.lower(loaded(text), to=to)


@pytest.mark.parametrize("age", carrier.AGES)
def test_an_age_is_the_version_that_is_promised(age: str) -> None:
    version = carrier.version_of_age(age)
    text = accurate("tanh")
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", LowerWarning)
        assert str(opspec.lower(text, to=age)) == str(opspec.lower(text, to=version))
        older = opspec.lower(text, to="max")
    carrier.serialize(older, carrier.versions().oldest_stablehlo)


BATCHED = {
    "gather": function(
        "%a: tensor<?x3xi32>, %i: tensor<?x1xi64>",
        "tensor<?x1xi32>",
        '%0 = "stablehlo.gather"(%a, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], '
        "operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 1>, "
        "slice_sizes = array<i64: 1, 1>}> : (tensor<?x3xi32>, tensor<?x1xi64>) -> tensor<?x1xi32>\n"
        "return %0 : tensor<?x1xi32>",
    ),
    "gather_of_numbers": function(
        "%a: tensor<?x3xi32>, %i: tensor<?xi32>",
        "tensor<?x1xi32>",
        '%0 = "stablehlo.gather"(%a, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], '
        "operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 1>, "
        "slice_sizes = array<i64: 1, 1>}> : (tensor<?x3xi32>, tensor<?xi32>) -> tensor<?x1xi32>\n"
        "return %0 : tensor<?x1xi32>",
    ),
    "dynamic_gather": function(
        "%a: tensor<?x3xi32>, %i: tensor<?x1xi64>",
        "tensor<?x?xi32>",
        "%s = stablehlo.constant dense<1> : tensor<2xi64>\n"
        '%0 = "stablehlo.dynamic_gather"(%a, %i, %s) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], '
        "operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 1>}>"
        " : (tensor<?x3xi32>, tensor<?x1xi64>, tensor<2xi64>) -> tensor<?x?xi32>\nreturn %0 : tensor<?x?xi32>",
    ),
}


@pytest.mark.parametrize("name", BATCHED)
def test_batches_of_unknown_number_become_indices(name: str) -> None:
    module = opspec.lower(BATCHED[name], to="1.0.0")
    assert "batching_dims" not in str(module)
    assert module.operation.verify()
    assert opspec.verify(module) == []
    carrier.serialize(module, "1.0.0")
    a = np.arange(12, dtype=np.int32).reshape(4, 3)
    at = np.array([2, 0, 9, 1])
    given = at.astype(np.int32) if name == "gather_of_numbers" else at[:, None]
    (found,) = opspec.run(module, a, given)
    assert found.tolist() == [[2], [3], [8], [10]]
