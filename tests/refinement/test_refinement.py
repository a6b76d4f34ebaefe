"""Refinement of programs that JAX exports with symbolic shapes: types and values of JAX's own concrete lowering."""

from __future__ import annotations

import base64
import doctest
import json
import re
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import jax
import numpy as np
import pytest

import opspec
from opspec.programs.records import import_module
from opspec.refinement.refiner import RefineError
from opspec.rules.inference import is_dynamic
from tests.checkout import ROOT
from tests.execution.exported import test_exported as exported
from tests.refinement.shape_programs import PROGRAMS, ShapeProgram
from tests.samples import covering, one_in

CASES = [
    pytest.param(name, sizes, id=f"{name}-{''.join(map(str, sizes.values()))}")
    for name, program in PROGRAMS.items()
    for sizes in program.sizes
]


def refined(program: ShapeProgram, sizes: dict[str, int]) -> tuple[Any, Any]:
    module = opspec.load(program.exported().mlir_module_serialized, trusted=True)
    return module, opspec.refine(module, _types(program, sizes))


def _types(program: ShapeProgram, sizes: dict[str, int]) -> list[str]:
    return [
        f"tensor<{''.join(f'{size}x' for size in shape)}{_element(dtype)}>"
        for (dtype, _), shape in zip(program.arguments, program.shapes(sizes), strict=True)
    ]


def _element(dtype: str) -> str:
    return {"float32": "f32", "int32": "i32", "uint32": "ui32"}[dtype]


# Every fourth, and the one whose slices have known sizes and start anywhere.
SOME = {*[*PROGRAMS][::4], "scan"}


@pytest.mark.slow
@pytest.mark.parametrize(("name", "sizes"), covering(CASES, lambda name, _: {name} & SOME))
def test_a_program_of_symbolic_shapes_is_that_of_these_shapes(name: str, sizes: dict[str, int]) -> None:
    program = PROGRAMS[name]
    module, report = refined(program, sizes)
    assert module.operation.verify()
    assert not opspec.verify(module)
    assert report.dynamic == 0, report.open
    view = import_module(module)
    for op in view.walk():
        assert not any(map(is_dynamic, (*op.operand_types, *op.result_types))), op
        assert not op.name.startswith("stablehlo.dynamic_") or op.name in (
            "stablehlo.dynamic_slice",
            "stablehlo.dynamic_update_slice",
        )
        assert op.name not in ("stablehlo.get_dimension_size", "stablehlo.real_dynamic_slice")
        assert op.attributes.get("call_target_name") != "shape_assertion"
    if name == "chosen":
        assert "stablehlo.case" not in str(module)
    inputs = program.inputs(sizes)
    expected = jax.tree.leaves(jax.jit(program.function)(*inputs))
    concrete = opspec.load(jax.jit(program.function).lower(*inputs).as_text())
    assert _result_types(module) == _result_types(concrete)
    for want, found in zip(expected, opspec.run(module, *inputs), strict=True):
        np.testing.assert_allclose(found, np.asarray(want), rtol=2e-5, atol=2e-5)


def _result_types(module: Any) -> list[str]:
    main = import_module(module).functions["main"]
    return [str(type_) for type_ in main.regions[0].block.ops[-1].operand_types]


# --- beside the MLIR library's own pass ------------------------------------------------------------------------

_PASSES = """
import base64, json, sys
import opspec
from opspec.programs import carrier
from opspec.programs.records import import_module
for line in sys.stdin:
    program, types = json.loads(line)
    try:
        module = opspec.load(base64.b64decode(program))
        carrier.run_passes(module, "stablehlo-refine-arguments{types=" + types + "},inline,stablehlo-refine-shapes")
        main = import_module(module).functions["main"]
        found = ["; ".join(map(str, main.regions[0].block.ops[-1].operand_types)), ""]
    except Exception as error:
        found = ["", str(error)]
    print(json.dumps(found), flush=True)
"""
# What the library's pass does not do: one function for several signatures, and the calls of custom code and ops
# whose sizes other passes of the library turn into attributes first.
_ONE_SIGNATURE = "refined with incompatible refinement keys"
_LIBRARY_STOPS = {"slices": _ONE_SIGNATURE, "moved": _ONE_SIGNATURE, "sorted": "but decomposition has type"}
_LIBRARY_LEAVES_OPEN = {"convolution", "sums", "pooled", "random_bits", "half_largest", "transformed"}


Passes = Callable[[bytes, Sequence[str]], list[str]]


@pytest.fixture(scope="module")
def library_says() -> Iterator[Passes]:
    """The result types by the library's pass, or its error: of a child, which a pass that crashes ends alone."""
    with subprocess.Popen(
        [sys.executable, "-c", _PASSES], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as child:
        assert child.stdin is not None
        assert child.stdout is not None
        asked, answers = child.stdin, child.stdout

        def ask(program: bytes, types: Sequence[str]) -> list[str]:
            asked.write(json.dumps([base64.b64encode(program).decode(), ",".join(types)]) + "\n")
            asked.flush()
            found: list[str] = json.loads(answers.readline())
            return found

        yield ask


@pytest.mark.slow
@pytest.mark.parametrize("name", one_in(5, PROGRAMS))
def test_types_are_those_of_the_librarys_own_pass(name: str, library_says: Passes) -> None:
    program = PROGRAMS[name]
    sizes = program.sizes[0]
    theirs, said = library_says(program.exported().mlir_module_serialized, _types(program, sizes))
    if name in _LIBRARY_STOPS:
        assert _LIBRARY_STOPS[name] in said
        return
    assert not said
    module, _ = refined(program, sizes)
    ours = "; ".join(_result_types(module))
    if name in _LIBRARY_LEAVES_OPEN:
        assert re.fullmatch(re.sub(r"\\\?", r"\\d+", re.escape(theirs)), ours)
        assert "?" in theirs, "it leaves none open any more"
    else:
        assert ours == theirs


# --- what follows and what does not ----------------------------------------------------------------------------


def after(text: str, *types: str | None) -> tuple[str, Any]:
    module = opspec.load(text)
    report = opspec.refine(module, types)
    assert module.operation.verify()
    return str(module), report


def test_each_signature_of_a_function_becomes_a_function() -> None:
    text, report = after(
        """
        func.func private @double(%x: tensor<?xf32>) -> tensor<?xf32> {
          %0 = stablehlo.add %x, %x : tensor<?xf32>
          return %0 : tensor<?xf32>
        }
        func.func @main(%x: tensor<?xf32>, %y: tensor<?xf32>) -> (tensor<?xf32>, tensor<?xf32>, tensor<?xf32>) {
          %0 = call @double(%x) : (tensor<?xf32>) -> tensor<?xf32>
          %1 = call @double(%y) : (tensor<?xf32>) -> tensor<?xf32>
          %2 = call @double(%0) : (tensor<?xf32>) -> tensor<?xf32>
          return %0, %1, %2 : tensor<?xf32>, tensor<?xf32>, tensor<?xf32>
        }
        """,
        "2xf32",
        "3xf32",
    )
    assert report.copies == 1
    assert "@double(%arg0: tensor<2xf32>) -> tensor<2xf32>" in text
    assert "@double_0(%arg0: tensor<3xf32>) -> tensor<3xf32>" in text
    assert text.count("call @double(") == 2
    assert text.count("call @double_0(") == 1


def test_a_public_function_that_is_called_stays_as_it_is() -> None:
    text, _ = after(
        """
        func.func @double(%x: tensor<?xf32>) -> tensor<?xf32> {
          %0 = stablehlo.add %x, %x : tensor<?xf32>
          return %0 : tensor<?xf32>
        }
        func.func @main(%x: tensor<?xf32>) -> tensor<?xf32> {
          %0 = call @double(%x) : (tensor<?xf32>) -> tensor<?xf32>
          return %0 : tensor<?xf32>
        }
        """,
        "2xf32",
    )
    assert "@double(%arg0: tensor<?xf32>) -> tensor<?xf32>" in text
    assert "private @double_0(%arg0: tensor<2xf32>) -> tensor<2xf32>" in text


def test_what_is_known_in_part_says_so_much() -> None:
    text, report = after(
        """
        func.func @main(%x: tensor<?x?xf32>) -> tensor<?x?x?xf32> {
          %one = stablehlo.constant dense<1> : tensor<1xi32>
          %b = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?x?xf32>) -> tensor<i32>
          %n = stablehlo.get_dimension_size %x, dim = 1 : (tensor<?x?xf32>) -> tensor<i32>
          %0 = stablehlo.reshape %b : (tensor<i32>) -> tensor<1xi32>
          %1 = stablehlo.reshape %n : (tensor<i32>) -> tensor<1xi32>
          %2 = "stablehlo.concatenate"(%0, %one, %1) {dimension = 0 : i64}
            : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
          %3 = stablehlo.dynamic_reshape %x, %2 : (tensor<?x?xf32>, tensor<3xi32>) -> tensor<?x?x?xf32>
          return %3 : tensor<?x?x?xf32>
        }
        """,
        "?x5xf32",
    )
    assert "-> tensor<?x1x5xf32>" in text
    assert "stablehlo.dynamic_reshape" in text
    assert report.dynamic == 1
    assert not report.open, "it is the argument that leaves a size open"


def test_a_state_that_grows_stays_open_and_one_that_does_not_is_known() -> None:
    text, report = after(
        """
        func.func @main(%x: tensor<?xf32>, %y: tensor<?xf32>) -> (tensor<?xf32>, tensor<?xf32>) {
          %zero = stablehlo.constant dense<0> : tensor<i32>
          %one = stablehlo.constant dense<1> : tensor<i32>
          %n = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?xf32>) -> tensor<i32>
          %r:3 = stablehlo.while(%i = %zero, %a = %x, %b = %y) : tensor<i32>, tensor<?xf32>, tensor<?xf32>
            cond {
              %p = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
              stablehlo.return %p : tensor<i1>
            } do {
              %j = stablehlo.add %i, %one : tensor<i32>
              %c = stablehlo.concatenate %a, %b, dim = 0 : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
              %d = stablehlo.negate %b : tensor<?xf32>
              stablehlo.return %j, %c, %d : tensor<i32>, tensor<?xf32>, tensor<?xf32>
            }
          return %r#1, %r#2 : tensor<?xf32>, tensor<?xf32>
        }
        """,
        "2xf32",
        "3xf32",
    )
    assert "-> (tensor<?xf32>, tensor<3xf32>)" in text
    assert [place.op for place in report.open] == ["stablehlo.while"]
    x, y = np.ones(2, np.float32), np.ones(3, np.float32)
    grown, _ = opspec.run(opspec.load(text), x, y)
    assert grown.shape == (8,)


def test_ops_of_other_dialects_are_computed() -> None:
    text, report = after(
        """
        func.func @main(%x: tensor<?x?xf32>, %y: tensor<?xf32>) -> tensor<?x?xf32> {
          %0 = shape.shape_of %x : tensor<?x?xf32> -> tensor<2xindex>
          %1 = shape.shape_of %y : tensor<?xf32> -> tensor<1xindex>
          %w = shape.cstr_broadcastable %0, %1 : tensor<2xindex>, tensor<1xindex>
          %r = shape.assuming %w -> tensor<?x?xf32> {
            %2 = shape.broadcast %0, %1 : tensor<2xindex>, tensor<1xindex> -> tensor<2xindex>
            %3 = stablehlo.dynamic_broadcast_in_dim %x, %2, dims = [0, 1]
              : (tensor<?x?xf32>, tensor<2xindex>) -> tensor<?x?xf32>
            %4 = stablehlo.dynamic_broadcast_in_dim %y, %2, dims = [1]
              : (tensor<?xf32>, tensor<2xindex>) -> tensor<?x?xf32>
            %5 = stablehlo.add %3, %4 : tensor<?x?xf32>
            shape.assuming_yield %5 : tensor<?x?xf32>
          }
          return %r : tensor<?x?xf32>
        }
        """,
        "2x1xf32",
        "3xf32",
    )
    assert "-> tensor<2x3xf32>" in text
    assert report.static == 2
    assert "shape.broadcast" not in text


def test_composites_and_their_functions_agree() -> None:
    text, _ = after(
        """
        func.func private @twice(%x: tensor<?xf32>) -> tensor<?xf32> {
          %0 = stablehlo.add %x, %x : tensor<?xf32>
          return %0 : tensor<?xf32>
        }
        func.func @main(%x: tensor<?xf32>) -> tensor<?xf32> {
          %0 = stablehlo.composite "my.twice" %x {decomposition = @twice} : (tensor<?xf32>) -> tensor<?xf32>
          return %0 : tensor<?xf32>
        }
        """,
        "2xf32",
    )
    assert "private @twice(%arg0: tensor<2xf32>) -> tensor<2xf32>" in text
    assert "(tensor<2xf32>) -> tensor<2xf32>" in text


def test_only_the_branch_that_runs_is_left() -> None:
    """What the other one computes of these sizes makes no sense."""
    text, report = after(
        """
        func.func @main(%x: tensor<?xf32>, %y: tensor<3xf32>) -> (tensor<?xf32>, tensor<i32>) {
          %n = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?xf32>) -> tensor<i32>
          %three = stablehlo.constant dense<3> : tensor<i32>
          %p = stablehlo.compare EQ, %n, %three : (tensor<i32>, tensor<i32>) -> tensor<i1>
          %r:2 = "stablehlo.if"(%p) ({
            %0 = stablehlo.add %x, %y : (tensor<?xf32>, tensor<3xf32>) -> tensor<?xf32>
            stablehlo.return %0, %three : tensor<?xf32>, tensor<i32>
          }, {
            %0 = stablehlo.negate %x : tensor<?xf32>
            %m = stablehlo.add %n, %n : tensor<i32>
            stablehlo.return %0, %m : tensor<?xf32>, tensor<i32>
          }) : (tensor<i1>) -> (tensor<?xf32>, tensor<i32>)
          return %r#0, %r#1 : tensor<?xf32>, tensor<i32>
        }
        """,
        "4xf32",
        None,
    )
    assert "stablehlo.if" not in text
    assert "stablehlo.add" not in text
    assert "dense<8>" in text
    assert "-> (tensor<4xf32>, tensor<i32>)" in text
    assert report.dynamic == 0


@pytest.mark.parametrize(("size", "op"), [(0, "abs"), (1, "negate"), (2, "sign"), (7, "sign")])
def test_an_index_that_no_branch_has_takes_the_last(size: int, op: str) -> None:
    branches = ", ".join(
        f"{{ %0 = stablehlo.{name} %x : tensor<?xf32>\n stablehlo.return %0 : tensor<?xf32> }}"
        for name in ("abs", "negate", "sign")
    )
    text, _ = after(
        f"""
        func.func @main(%x: tensor<?xf32>) -> tensor<?xf32> {{
          %n = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?xf32>) -> tensor<i32>
          %r = "stablehlo.case"(%n) ({branches}) : (tensor<i32>) -> tensor<?xf32>
          return %r : tensor<?xf32>
        }}
        """,
        f"{size}xf32",
    )
    assert re.findall(r"stablehlo\.\w+", text) == [f"stablehlo.{op}"]


def _of_several_platforms(function: Any, platforms: Sequence[str]) -> Any:
    unchecked = [
        jax.export.DisabledSafetyCheck.custom_call(name) for name in ("ApproxTopK", "stablehlo.dynamic_approx_top_k")
    ]
    scope = jax.export.SymbolicScope(["n >= 2"])
    spec = jax.ShapeDtypeStruct(jax.export.symbolic_shape("b, n", scope=scope), "float32")
    exported = jax.export.export(jax.jit(function), platforms=platforms, disabled_checks=unchecked)(spec)
    return opspec.load(exported.mlir_module_serialized, trusted=True)


def _half(x: Any) -> Any:
    return jax.lax.approx_max_k(x, x.shape[1] // 2)


def test_as_many_of_the_largest_as_sizes_say() -> None:
    x = np.random.default_rng(1).standard_normal((3, 8)).astype(np.float32)
    module = _of_several_platforms(_half, ["tpu"])
    assert opspec.refine(module, [x]).dynamic == 0
    assert "top_k = 4 : i64" in str(module)
    assert "dynamic_approx_top_k" not in str(module)
    values, places = opspec.run(module, x)
    np.testing.assert_array_equal(values, -np.sort(-x, axis=1)[:, :4])
    np.testing.assert_array_equal(places, np.argsort(-x, axis=1)[:, :4])


@pytest.mark.parametrize("function", [_half, lambda x: jax.lax.top_k(x, x.shape[1] // 2)])
def test_sizes_are_known_where_the_platform_is_not(function: Any) -> None:
    """Functions that compute sizes are given the platform too, of which they make no use."""
    module = _of_several_platforms(function, ["cpu", "tpu"])
    report = opspec.refine(module, [None, "3x8xf32"])
    assert (report.dynamic, report.open) == (0, ())
    assert _result_types(module) == ["tensor<3x4xf32>", "tensor<3x4xi32>"]
    assert "divmod" not in str(module)


OF_ANY_SIZE = [name for name in exported.PROGRAMS if name.endswith("_of_any_size.mlir")]


@pytest.mark.parametrize("name", OF_ANY_SIZE)
def test_what_other_frameworks_export_becomes_static(name: str) -> None:
    module = opspec.load((exported.FOLDER / name).read_text("utf-8"))
    inputs = exported.of(name, "in")
    report = opspec.refine(module, inputs)
    assert (report.dynamic, report.open) == (0, ())
    assert not opspec.verify(module)
    text = str(module)
    assert "?" not in text
    assert "shape." not in text
    assert "stablehlo.dynamic_" not in text
    for found, expected in zip(opspec.run(module, *inputs), exported.of(name, "out"), strict=True):
        np.testing.assert_allclose(found, expected, rtol=1e-6, atol=1e-6)


# --- errors ------------------------------------------------------------------------------------------------------


def test_sizes_that_exclude_each_other_name_op_place_and_both_sides() -> None:
    module = opspec.load(
        """
        func.func @main(%x: tensor<?xf32>, %y: tensor<?xf32>) -> tensor<?xf32> {
          %0 = stablehlo.add %x, %y : tensor<?xf32> loc("model.py":7:3)
          return %0 : tensor<?xf32>
        }
        """
    )
    before = str(module)
    with pytest.raises(RefineError, match=r"model.py:7:3: stablehlo.add breaks add.C2") as caught:
        opspec.refine(module, ["2xf32", "3xf32"])
    assert re.search(r"2\s+and\s+3\s+exclude\s+each\s+other", str(caught.value))
    assert "tensor<2xf32>" in str(caught.value)
    assert "tensor<3xf32>" in str(caught.value)
    assert str(module) == before, "an error leaves the module as it was"


def test_rules_that_infer_nothing_are_held_too() -> None:
    module = opspec.load(
        """
        func.func @main(%x: tensor<4x?xf32>, %y: tensor<?x4xf32>) -> tensor<4x4xf32> {
          %0 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0]
            : (tensor<4x?xf32>, tensor<?x4xf32>) -> tensor<4x4xf32>
          return %0 : tensor<4x4xf32>
        }
        """
    )
    before = str(module)
    with pytest.raises(RefineError, match=r"stablehlo.dot_general breaks dot_general.C\d+"):
        opspec.refine(module, ["4x2xf32", "3x4xf32"])
    assert str(module) == before


def test_an_assertion_that_fails_says_what_the_program_says() -> None:
    program = PROGRAMS["slices"]
    module = opspec.load(program.exported().mlir_module_serialized, trusted=True)
    with pytest.raises(RefineError, match=r"shape_assertion of stablehlo\.custom_call") as caught:
        opspec.refine(module, ["3x1xf32", "tensor<i32>"])
    (found,) = caught.value.diagnostics
    assert "Expected 'n - 2' to be greater or equal to 0, but found -1." in found.message


@pytest.mark.parametrize(
    ("types", "message"),
    [
        (["2xf32"], r"expected 2 types, as @main takes \(tensor<\?xf32>, tensor<3xf32>\), found 1"),
        (["2xf32", "4xf32"], r"@main, argument 1: expected a type that tensor<3xf32> allows, found tensor<4xf32>"),
        (["2xf64", None], r"argument 0: expected elements of type f32, as tensor<\?xf32> has, found tensor<2xf64>"),
        (["2x2xf32", None], r"argument 0: expected a type that tensor<\?xf32> allows, found tensor<2x2xf32>"),
        (["what", None], r"argument 0: expected a type such as tensor<2x3xf32>, or 2x3xf32, found 'what'"),
        (["!stablehlo.token", None], r"argument 0: expected tensor<\?xf32>, found !stablehlo.token"),
    ],
)
def test_types_that_do_not_fit(types: Sequence[str | None], message: str) -> None:
    module = opspec.load("func.func @main(%x: tensor<?xf32>, %y: tensor<3xf32>) {\n  return\n}")
    with pytest.raises(opspec.OpSpecError, match=message):
        opspec.refine(module, types)


def test_types_are_what_has_a_shape_too() -> None:
    module = opspec.load("func.func @main(%x: tensor<?xbf16>, %y: tensor<f32>) {\n  return\n}")
    opspec.refine(module, [jax.ShapeDtypeStruct((3,), "bfloat16"), "f32"])
    assert "%arg0: tensor<3xbf16>" in str(module)


def test_a_function_that_calls_itself() -> None:
    module = opspec.load(
        """
        func.func private @again(%x: tensor<?xf32>) -> tensor<?xf32> {
          %0 = call @again(%x) : (tensor<?xf32>) -> tensor<?xf32>
          return %0 : tensor<?xf32>
        }
        func.func @main(%x: tensor<?xf32>) -> tensor<?xf32> {
          %0 = call @again(%x) : (tensor<?xf32>) -> tensor<?xf32>
          return %0 : tensor<?xf32>
        }
        """
    )
    with pytest.raises(RefineError, match="@again calls itself"):
        opspec.refine(module, ["2xf32"])


def test_the_page_says_what_happens() -> None:
    page = ROOT / "docs/refine.md"
    found = doctest.testfile(str(page), module_relative=False)
    assert found.attempted >= 4
    assert not found.failed
