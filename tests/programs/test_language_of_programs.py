"""Every element of the language of programs has its place: types, attributes, functions and regions, other dialects.

Each is in a program that is parsed, verified and run, or that is refused for a reason that is told.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Any

import numpy as np
import pytest

import opspec
from opspec import ops
from opspec.programs.carrier_versions import lacking
from opspec.values.types import ELEMENT_TYPES, element_of
from opspec.verification.any_form import verify_source

F = np.float32
ELEMENTS = [
    "i1", "i2", "i4", "i8", "i16", "i32", "i64", "ui2", "ui4", "ui8", "ui16", "ui32", "ui64", "f4E2M1FN", "f6E2M3FN",
    "f6E3M2FN", "f8E3M4", "f8E4M3", "f8E4M3FN", "f8E4M3FNUZ", "f8E4M3B11FNUZ", "f8E5M2", "f8E5M2FNUZ", "f8E8M0FNU",
    "bf16", "f16", "f32", "f64", "complex<f32>", "complex<f64>",
]  # fmt: skip


def diagnostics(text: str) -> list[Any]:
    return verify_source(text).diagnostics


def test_the_element_types_are_these() -> None:
    assert sorted(ELEMENTS) == sorted(set(ELEMENT_TYPES) - {"index"})


# --- element types ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ELEMENTS)
def test_an_element_type_is_parsed_verified_and_run(name: str) -> None:
    """Values go in, are moved, compared and computed with, and come out; as bits and as literals."""
    element = ELEMENT_TYPES[name]
    literal, plain = {
        "bool": ("[true, false, true]", [True, False, True]),
        "complex": ("[(1.0, 0.0), (0.0, 1.0), (1.0, 1.0)]", [1, 1j, 1 + 1j]),
        "float": ("[1.0, 2.0, 1.0]", [1, 2, 1]),
    }.get(element.kind, ("[1, 0, 1]", [1, 0, 1]))
    text = f"""
func.func @main(%x: tensor<3x{name}>) -> (tensor<3x{name}>, tensor<3x{name}>, tensor<3xi1>) {{
  %c = stablehlo.constant dense<{literal}> : tensor<3x{name}>
  %r = stablehlo.reverse %x, dims = [0] : tensor<3x{name}>
  %s = stablehlo.multiply %x, %c : tensor<3x{name}>
  %e = stablehlo.compare EQ, %s, %c : (tensor<3x{name}>, tensor<3x{name}>) -> tensor<3xi1>
  return %r, %s, %e : tensor<3x{name}>, tensor<3x{name}>, tensor<3xi1>
}}
"""
    assert diagnostics(text) == []
    x = np.array(plain).astype(element.dtype)
    reverse, square, equal = opspec.run(opspec.load(text), x)
    assert reverse.dtype == square.dtype == element.dtype
    assert reverse.tobytes() == x[::-1].tobytes()
    wide = np.complex128 if element.kind == "complex" else np.float64
    assert np.array_equal(square.astype(wide), np.array([y * y for y in np.array(plain, wide)]))
    assert equal.tolist() == [y * y == y for y in np.array(plain, wide)]


REFUSED_TYPES = {
    "a signed integer with a sign in its name": ("tensor<2xsi8>", r"T[23]\b|\bsi8\b"),
    "an integer of 3 bits": ("tensor<2xi3>", r"i3\b"),
    "a float of 128 bits": ("tensor<2xf128>", "f128"),
    "an index": ("tensor<2xindex>", "index"),
    "a complex number of halves": ("tensor<2xcomplex<f16>>", "complex<f16>"),
    "a vector of MLIR": ("vector<2xf32>", "vector"),
    "a number of MLIR": ("f32", "f32"),
    "a tensor of unknown rank": ("tensor<*xf32>", r"rank|\*x"),
    "a buffer": ("memref<2xf32>", "memref"),
    "a token": ("!stablehlo.token", "token"),
    "a tuple": ("tuple<tensor<2xf32>>", "tuple"),
}


@pytest.mark.parametrize("what", REFUSED_TYPES)
def test_what_is_no_type_of_an_operand_says_why(what: str) -> None:
    type_, said = REFUSED_TYPES[what]
    text = f"""
func.func @main(%x: {type_}) -> {type_} {{
  %0 = "stablehlo.add"(%x, %x) : ({type_}, {type_}) -> {type_}
  return %0 : {type_}
}}
"""
    found = diagnostics(text)
    assert found
    assert any(re.search(said, f"{each.rule} {each.message}") for each in found), [str(each) for each in found]


# --- forms of types -----------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Case:
    """A program; its inputs and what it gives, where it can run; else why not. `since`: the op that it needs."""

    text: str
    inputs: list[Any] = field(default_factory=list)
    outputs: list[Any] | None = None
    refused: str = ""
    needs: str = ""


def main(arguments: str, results: str, body: str, more: str = "") -> str:
    return f"{more}\nfunc.func @main({arguments}) -> ({results}) {{\n{body}\n}}\n"


def same(type_: str, value: Any, op: str = "reverse", tail: str = ", dims = [0]") -> Case:
    """A program that turns a value around."""
    body = f"  %0 = stablehlo.{op} %x{tail} : {type_}\n  return %0 : {type_}"
    return Case(main(f"%x: {type_}", type_, body), [value], [value[::-1]])


X = np.arange(4, dtype=F)
ROWS = np.arange(6, dtype=F).reshape(2, 3)
BYTES = np.array([[-3, 0, 7, 1], [1, 2, 3, 4]], np.int8)
SLICES = "tensor<2x4x!quant.uniform<i8:f32:1, {0.5, 1.0:2, 2.0, 3.0}>>"
BLOCKS = "tensor<2x4x!quant.uniform<i8:f32:{0:1, 1:2}, {{0.5, 1.0}, {2.0, 4.0}}>>"
SPARSE = "#sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>"
TYPES = {
    "static": same("tensor<4xf32>", X),
    "no elements": same("tensor<0x3xf32>", np.zeros((0, 3), F)),
    "one unknown size": same("tensor<?xf32>", X),
    "all sizes unknown": same("tensor<?x?xf32>", ROWS),
    "bounded": same("tensor<?xf32, #stablehlo.bounds<5>>", X),
    "bounded beside unknown": same("tensor<?x?xf32, #stablehlo.bounds<5, ?>>", ROWS),
    "sparse": same(f"tensor<4xf32, {SPARSE}>", X),
    "quantized, one scale": same("tensor<2x4x!quant.uniform<i8:f32, 0.5:-3>>", BYTES),
    "quantized, a scale per slice": Case(
        main(f"%x: {SLICES}", "tensor<2x4xf32>",
             f"  %0 = stablehlo.uniform_dequantize %x : ({SLICES}) -> tensor<2x4xf32>\n  return %0 : tensor<2x4xf32>"),
        [BYTES], [np.array([[-1.5, -2, 14, 3], [0.5, 0, 6, 12]], F)]),
    "quantized, a scale per block": Case(
        main(f"%x: {BLOCKS}", BLOCKS,
             f"  %0 = call @pass(%x) : ({BLOCKS}) -> {BLOCKS}\n  return %0 : {BLOCKS}",
             f"func.func private @pass(%x: {BLOCKS}) -> {BLOCKS} {{\n  return %x : {BLOCKS}\n}}"), [BYTES], [BYTES]),
    "token": Case(
        main("%x: tensor<4xf32>", "tensor<4xf32>",
             "  %t = stablehlo.create_token : !stablehlo.token\n  %u = stablehlo.after_all %t, %t : !stablehlo.token\n"
             "  return %x : tensor<4xf32>"), [X], [X]),
    "tuple": Case(
        main("%x: tensor<4xf32>, %y: tensor<2xi8>", "tensor<2xi8>",
             "  %t = stablehlo.tuple %x, %y : tuple<tensor<4xf32>, tensor<2xi8>>\n"
             "  %u = stablehlo.tuple %t : tuple<tuple<tensor<4xf32>, tensor<2xi8>>>\n"
             "  %v = stablehlo.get_tuple_element %u[0] : (tuple<tuple<tensor<4xf32>, tensor<2xi8>>>) "
             "-> tuple<tensor<4xf32>, tensor<2xi8>>\n"
             "  %w = stablehlo.get_tuple_element %v[1] : (tuple<tensor<4xf32>, tensor<2xi8>>) -> tensor<2xi8>\n"
             "  return %w : tensor<2xi8>"), [X, np.array([1, 2], np.int8)], [np.array([1, 2], np.int8)]),
    "future": Case(
        main("%x: tensor<4xf32>", "tensor<2xf32>",
             '  %f = "stablehlo.async_start"(%x) ({\n  ^bb0(%a: tensor<4xf32>):\n'
             '    %s = "stablehlo.slice"(%a) {start_indices = array<i64: 1>, limit_indices = array<i64: 3>, '
             'strides = array<i64: 1>} : (tensor<4xf32>) -> tensor<2xf32>\n'
             '    "stablehlo.return"(%s) : (tensor<2xf32>) -> ()\n'
             '  }) : (tensor<4xf32>) -> !stablehlo.future<tensor<2xf32>>\n'
             '  %r = "stablehlo.async_done"(%f) : (!stablehlo.future<tensor<2xf32>>) -> tensor<2xf32>\n'
             "  return %r : tensor<2xf32>"), [X], [X[1:3]], needs="stablehlo.async_start"),
    "memref": Case(
        main("%x: tensor<4xf32>", "tensor<4xf32>",
             '  %0 = "stablehlo.custom_call"(%x) {call_target_name = "Pin"} : (tensor<4xf32>) -> memref<4xf32>\n'
             '  %1 = "stablehlo.custom_call"(%0) {call_target_name = "Unpin"} : (memref<4xf32>) -> tensor<4xf32>\n'
             "  return %1 : tensor<4xf32>"), [X], [X]),
}  # fmt: skip


def check(case: Case) -> None:
    if case.needs and (hint := lacking(case.needs)) is not None:
        assert hint in " ".join(each.message for each in diagnostics(case.text))
        return
    assert [str(each) for each in diagnostics(case.text)] == []
    module = opspec.load(case.text, context=opspec.enable() if "sparse" in case.text else None)
    if case.refused:
        with pytest.raises(opspec.OpSpecError, match=case.refused):
            opspec.run(module, *case.inputs)
        return
    assert case.outputs is not None
    for found, expected in zip(opspec.run(module, *case.inputs), case.outputs, strict=True):
        assert element_of(found.dtype) == element_of(np.asarray(expected).dtype)
        np.testing.assert_array_equal(found, expected)


@pytest.mark.parametrize("what", TYPES)
def test_a_form_of_type(what: str) -> None:
    check(TYPES[what])


# --- attributes ---------------------------------------------------------------------------------------------------

MATRIX = np.array([[1, 2], [3, 4]], F)
DOT = "contracting_dims = [1] x [0]"
TWO = "(tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>"
SUM = (
    "({\n  ^bb0(%a: tensor<f32>, %b: tensor<f32>):\n    %s = stablehlo.add %a, %b : tensor<f32>\n"
    "    stablehlo.return %s : tensor<f32>\n  })"
)


def product(more: str) -> Case:
    body = f"  %0 = stablehlo.dot_general %x, %y, {DOT}{more} : {TWO}\n  return %0 : tensor<2x2xf32>"
    text = main("%x: tensor<2x2xf32>, %y: tensor<2x2xf32>", "tensor<2x2xf32>", body)
    return Case(text, [MATRIX, MATRIX], [MATRIX @ MATRIX])


def unary(op: str, attributes: str, x: Any, y: Any, type_: str = "tensor<4xf32>", result: str = "") -> Case:
    """An op in generic form."""
    result = result or type_
    body = f'  %0 = "stablehlo.{op}"(%x) {{{attributes}}} : ({type_}) -> {result}\n  return %0 : {result}'
    return Case(main(f"%x: {type_}", result, body), [x], [y])


def reduced(groups: str, more: str = "") -> Case:
    body = (
        f'  %0 = "stablehlo.all_reduce"(%x) <{{replica_groups = {groups}{more}}}> {SUM} '
        ": (tensor<4xf32>) -> tensor<4xf32>\n  return %0 : tensor<4xf32>"
    )
    mesh = 'sdy.mesh @mesh = <["a"=1]>'
    return Case(main("%x: tensor<4xf32>", "tensor<4xf32>", body, mesh), [X], [X])


ALGORITHM = (
    ", algorithm = <lhs_precision_type = f32, rhs_precision_type = f32, accumulation_type = f32, "
    "lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, "
    "allow_imprecise_accumulation = false>"
)
LAYOUTS = "operand_layouts = [dense<0> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>]"
AXES = '#stablehlo.replica_group_mesh_axes<mesh = @mesh, axes = [#stablehlo.axis_ref<name = "a">]>'
ATTRIBUTES = {
    "dimensions of dot": product(""),
    "precision": product(", precision = [HIGHEST, DEFAULT]"),
    "dot algorithm": product(ALGORITHM),
    "dimensions of convolution": Case(
        main("%x: tensor<1x3x1xf32>, %k: tensor<2x1x1xf32>", "tensor<1x2x1xf32>",
             "  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], "
             "window = {stride = [1], pad = [[0, 0]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : "
             "(tensor<1x3x1xf32>, tensor<2x1x1xf32>) -> tensor<1x2x1xf32>\n  return %0 : tensor<1x2x1xf32>"),
        [np.array([[[1], [2], [3]]], F), np.array([[[1]], [[10]]], F)], [np.array([[[21], [32]]], F)]),
    "dimensions of gather": Case(
        main("%x: tensor<2x3xf32>, %i: tensor<2x1xi32>", "tensor<2x3xf32>",
             '  %0 = "stablehlo.gather"(%x, %i) {dimension_numbers = #stablehlo.gather<offset_dims = [1], '
             "collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, "
             "slice_sizes = array<i64: 1, 3>} "
             ": (tensor<2x3xf32>, tensor<2x1xi32>) -> tensor<2x3xf32>\n  return %0 : tensor<2x3xf32>"),
        [ROWS, np.array([[1], [0]], np.int32)], [ROWS[::-1]]),
    "dimensions of scatter": Case(
        main("%x: tensor<4xf32>, %i: tensor<2x1xi32>, %u: tensor<2xf32>", "tensor<4xf32>",
             '  %0 = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<'
             f"inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}}> {SUM} "
             ": (tensor<4xf32>, tensor<2x1xi32>, tensor<2xf32>) -> tensor<4xf32>\n  return %0 : tensor<4xf32>"),
        [X, np.array([[1], [1]], np.int32), np.array([10, 20], F)], [np.array([0, 31, 2, 3], F)]),
    "result accuracy": unary(
        "exponential", "result_accuracy = #stablehlo.result_accuracy<ulps = 2, mode = #stablehlo.result_accuracy_mode<"
        "TOLERANCE>>", np.zeros(4, F), np.ones(4, F)),
    "comparison direction and type": Case(
        main("%x: tensor<2xf32>", "tensor<2xi1>",
             "  %0 = stablehlo.compare GE, %x, %x, TOTALORDER : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>\n"
             "  return %0 : tensor<2xi1>"), [np.array([np.nan, 1], F)], [np.array([True, True])]),
    "channel handle": reduced("dense<0> : tensor<1x1xi64>",
                              ", channel_handle = #stablehlo.channel_handle<handle = 5, type = 1>"),
    "replica groups as lists": reduced("dense<[[0]]> : tensor<1x1xi64>"),
    "replica groups as mesh axes": reduced(AXES),
    "aliases of outputs and operands": Case(
        unary("custom_call", 'call_target_name = "stablehlo.test.reverse", output_operand_aliases = ['
              "#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, "
              "operand_tuple_indices = []>]", X, X).text, [X], refused="no implementation of the custom_call target"),
    "layouts": Case(unary("custom_call", f'call_target_name = "none", {LAYOUTS}', X, X).text, [X],
                    refused="no implementation of the custom_call target 'none'"),
    "a dictionary as configuration": Case(
        unary("custom_call", 'call_target_name = "none", api_version = 4 : i32, backend_config = {n = 1 : i64, '
              'names = ["a"]}', X, X).text, [X], refused="no implementation of the custom_call target 'none'"),
    "frontend attributes": unary("abs", 'mhlo.frontend_attributes = {_xla_compute_type = "host"}', X, X),
    "discardable attributes": unary("abs", 'my.note = [1 : i64, "two", unit], mhlo.sharding = "{replicated}"', X, X),
    "a sharding": Case(
        main("%x: tensor<4xf32>", "tensor<4xf32>",
             '  %0 = stablehlo.abs %x {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a"}]>]>} : tensor<4xf32>\n'
             "  return %0 : tensor<4xf32>", 'sdy.mesh @mesh = <["a"=2]>'), [X], [X]),
    "enumerations": unary("fft", "fft_type = #stablehlo<fft_type RFFT>, fft_length = array<i64: 4>", np.ones(4, F),
                          np.array([4, 0, 0], np.complex64), result="tensor<3xcomplex<f32>>"),
    "vectors, numbers and units": Case(
        main("%x: tensor<4xf32>, %i: tensor<1xi32>", "tensor<2xf32>",
             '  %0 = "stablehlo.gather"(%x, %i) {dimension_numbers = #stablehlo.gather<offset_dims = [0], '
             "start_index_map = [0]>, slice_sizes = array<i64: 2>, indices_are_sorted = true} "
             ": (tensor<4xf32>, tensor<1xi32>) -> tensor<2xf32>\n  return %0 : tensor<2xf32>"),
        [X, np.array([1], np.int32)], [X[1:3]]),
    "attributes of the program": Case(
        'module @m attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {\n'
        'func.func public @main(%x: tensor<4xf32> {jax.arg_info = "x", tf.aliasing_output = 0 : i32}) '
        '-> (tensor<4xf32> {jax.result_info = "y"}) {\n  return %x : tensor<4xf32>\n}\n}', [X], [X]),
}  # fmt: skip


@pytest.mark.parametrize("what", ATTRIBUTES)
def test_a_form_of_attribute(what: str) -> None:
    check(ATTRIBUTES[what])


WRONG = {
    "precision of three": (product(", precision = [HIGH, HIGH, HIGH]").text, "dot_general.C"),
    "an algorithm that is none": (
        product(ALGORITHM.replace("num_primitive_operations = 1", "num_primitive_operations = -1")).text,
        "carrier"),
    "a direction that is none": (ATTRIBUTES["comparison direction and type"].text.replace("GE", "GREATER"),
                                 "compare.T5"),
    "an order of integers for floats": (
        ATTRIBUTES["comparison direction and type"].text.replace("TOTALORDER", "SIGNED"), "compare.C"),
    "a matrix of groups with a hole": (reduced("dense<[[0, 0]]> : tensor<1x2xi64>").text, "all_reduce.C"),
    "axes of no mesh": (reduced(AXES.replace("@mesh", "@none")).text, "all_reduce.T5"),
    "an axis of no mesh": (reduced(AXES.replace('"a"', '"b"')).text, "all_reduce.T5"),
    "a dimension too many": (ATTRIBUTES["dimensions of gather"].text.replace("[1], ", "[1, 2], "), "gather.C"),
    "a length that is no vector": (
        ATTRIBUTES["enumerations"].text.replace("array<i64: 4>", "4 : i64"), "fft.T5"),
    "an alias of no operand": (
        ATTRIBUTES["aliases of outputs and operands"].text.replace("operand_index = 0", "operand_index = 3"),
        "custom_call.P1"),
}  # fmt: skip


@pytest.mark.parametrize("what", WRONG)
def test_a_wrong_attribute_is_told(what: str) -> None:
    text, rule = WRONG[what]
    found = [each.rule for each in diagnostics(text)]
    assert any(name.startswith(rule) for name in found), found


# --- functions, regions and captures ------------------------------------------------------------------------------

FUNCTIONS = {
    "calls of calls": Case(
        main("%x: tensor<4xf32>", "tensor<4xf32>",
             "  %0:2 = call @both(%x) : (tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>)\n"
             "  %1 = call @neg(%0#1) : (tensor<4xf32>) -> tensor<4xf32>\n  return %1 : tensor<4xf32>",
             "func.func private @neg(%x: tensor<4xf32>) -> tensor<4xf32> {\n"
             "  %0 = stablehlo.negate %x : tensor<4xf32>\n  return %0 : tensor<4xf32>\n}\n"
             "func.func private @both(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {\n"
             "  %0 = func.call @neg(%x) : (tensor<4xf32>) -> tensor<4xf32>\n"
             "  func.return %x, %0 : tensor<4xf32>, tensor<4xf32>\n}"), [X], [X]),
    "nothing in, nothing out": Case("func.func @main() {\n  return\n}", [], []),
    "a value returned twice": Case(
        main("%x: tensor<4xf32>", "tensor<4xf32>, tensor<4xf32>", "  return %x, %x : tensor<4xf32>, tensor<4xf32>"),
        [X], [X, X]),
    "a region with arguments": Case(
        main("%x: tensor<4xf32>", "tensor<f32>",
             "  %z = stablehlo.constant dense<0.0> : tensor<f32>\n"
             f'  %0 = "stablehlo.reduce"(%x, %z) <{{dimensions = array<i64: 0>}}> {SUM} '
             ": (tensor<4xf32>, tensor<f32>) -> tensor<f32>\n  return %0 : tensor<f32>"), [X], [F(6)]),
    "a region that captures": Case(
        main("%x: tensor<4xf32>, %k: tensor<f32>", "tensor<f32>",
             "  %z = stablehlo.constant dense<0.0> : tensor<f32>\n"
             '  %0 = "stablehlo.reduce"(%x, %z) <{dimensions = array<i64: 0>}> ({\n'
             "  ^bb0(%a: tensor<f32>, %b: tensor<f32>):\n    %m = stablehlo.maximum %a, %k : tensor<f32>\n"
             "    %s = stablehlo.maximum %m, %b : tensor<f32>\n    stablehlo.return %s : tensor<f32>\n"
             "  }) : (tensor<4xf32>, tensor<f32>) -> tensor<f32>\n  return %0 : tensor<f32>"),
        [X, F(9)], [F(9)]),
    "captures through two regions": Case(
        main("%x: tensor<4xf32>, %p: tensor<i1>, %i: tensor<i32>", "tensor<4xf32>",
             '  %0 = "stablehlo.if"(%p) ({\n'
             '    %1 = "stablehlo.case"(%i) ({\n      %2 = stablehlo.negate %x : tensor<4xf32>\n'
             '      stablehlo.return %2 : tensor<4xf32>\n    }, {\n      stablehlo.return %x : tensor<4xf32>\n'
             "    }) : (tensor<i32>) -> tensor<4xf32>\n    stablehlo.return %1 : tensor<4xf32>\n  }, {\n"
             "    stablehlo.return %x : tensor<4xf32>\n  }) : (tensor<i1>) -> tensor<4xf32>\n"
             "  return %0 : tensor<4xf32>"), [X, np.array(True), np.array(0, np.int32)], [-X]),
    "a loop that captures": Case(
        main("%x: tensor<4xf32>, %n: tensor<i32>", "tensor<4xf32>",
             "  %z = stablehlo.constant dense<0> : tensor<i32>\n  %o = stablehlo.constant dense<1> : tensor<i32>\n"
             "  %r:2 = stablehlo.while(%i = %z, %a = %x) : tensor<i32>, tensor<4xf32>\n  cond {\n"
             "    %p = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>\n"
             "    stablehlo.return %p : tensor<i1>\n  } do {\n    %j = stablehlo.add %i, %o : tensor<i32>\n"
             "    %b = stablehlo.add %a, %x : tensor<4xf32>\n"
             "    stablehlo.return %j, %b : tensor<i32>, tensor<4xf32>\n  }\n  return %r#1 : tensor<4xf32>"),
        [X, np.array(2, np.int32)], [3 * X]),
    "a call in a region": Case(
        main("%x: tensor<4xf32>, %p: tensor<i1>", "tensor<4xf32>",
             '  %0 = "stablehlo.if"(%p) ({\n    %1 = func.call @neg(%x) : (tensor<4xf32>) -> tensor<4xf32>\n'
             "    stablehlo.return %1 : tensor<4xf32>\n  }, {\n    stablehlo.return %x : tensor<4xf32>\n"
             "  }) : (tensor<i1>) -> tensor<4xf32>\n  return %0 : tensor<4xf32>",
             "func.func private @neg(%x: tensor<4xf32>) -> tensor<4xf32> {\n"
             "  %0 = stablehlo.negate %x : tensor<4xf32>\n  return %0 : tensor<4xf32>\n}"),
        [X, np.array(True)], [-X]),
    "a composite": Case(
        main("%x: tensor<4xf32>", "tensor<4xf32>",
             '  %0 = stablehlo.composite "my.neg" %x {decomposition = @neg, composite_attributes = {n = 1 : i64}, '
             "version = 1 : i32} : (tensor<4xf32>) -> tensor<4xf32>\n  return %0 : tensor<4xf32>",
             "func.func private @neg(%x: tensor<4xf32>) -> tensor<4xf32> {\n"
             "  %0 = stablehlo.negate %x : tensor<4xf32>\n  return %0 : tensor<4xf32>\n}"), [X], [-X]),
    "a function of tokens": Case(
        main("%x: tensor<4xf32>", "tensor<4xf32>",
             "  %t = stablehlo.create_token : !stablehlo.token\n"
             "  %0:2 = call @pass(%t, %x) : (!stablehlo.token, tensor<4xf32>) -> (!stablehlo.token, tensor<4xf32>)\n"
             "  return %0#1 : tensor<4xf32>",
             "func.func private @pass(%t: !stablehlo.token, %x: tensor<4xf32>) -> (!stablehlo.token, tensor<4xf32>) "
             "{\n  return %t, %x : !stablehlo.token, tensor<4xf32>\n}"), [X], [X]),
}  # fmt: skip


@pytest.mark.parametrize("what", FUNCTIONS)
def test_functions_regions_and_captures(what: str) -> None:
    check(FUNCTIONS[what])


# --- other dialects -----------------------------------------------------------------------------------------------

OTHERS = {
    "constants of arith": Case(
        main("%x: tensor<4xf32>", "tensor<4xf32>",
             "  %c = arith.constant dense<2.0> : tensor<4xf32>\n  %0 = stablehlo.multiply %x, %c : tensor<4xf32>\n"
             "  return %0 : tensor<4xf32>"), [X], [2 * X]),
    "numbers of arith": Case(
        main("%x: tensor<?xf32>", "tensor<?xf32>",
             "  %n = arith.constant 6 : index\n  %s = tensor.from_elements %n : tensor<1xindex>\n"
             "  %0 = stablehlo.dynamic_broadcast_in_dim %x, %s, dims = [0] : (tensor<?xf32>, tensor<1xindex>) -> "
             "tensor<?xf32>\n  return %0 : tensor<?xf32>"), [np.ones(1, F)], [np.ones(6, F)]),
    "shapes": Case(
        main("%x: tensor<?x?xf32>, %y: tensor<?xf32>", "tensor<?x?xf32>",
             "  %0 = shape.shape_of %x : tensor<?x?xf32> -> tensor<2xindex>\n"
             "  %1 = shape.shape_of %y : tensor<?xf32> -> tensor<1xindex>\n"
             "  %w = shape.cstr_broadcastable %0, %1 : tensor<2xindex>, tensor<1xindex>\n"
             "  %r = shape.assuming %w -> tensor<?x?xf32> {\n"
             "    %s = shape.broadcast %0, %1 : tensor<2xindex>, tensor<1xindex> -> tensor<2xindex>\n"
             "    %a = stablehlo.dynamic_broadcast_in_dim %y, %s, dims = [1] : (tensor<?xf32>, tensor<2xindex>) -> "
             "tensor<?x?xf32>\n    %b = stablehlo.add %x, %a : tensor<?x?xf32>\n"
             "    shape.assuming_yield %b : tensor<?x?xf32>\n  }\n  return %r : tensor<?x?xf32>"),
        [ROWS, np.ones(3, F)], [ROWS + 1]),
    "ops of CHLO": Case(
        main("%x: tensor<2x3xf32>, %y: tensor<3xf32>", "tensor<2x3xf32>",
             "  %0 = chlo.broadcast_multiply %x, %y : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xf32>\n"
             "  %1 = chlo.square %0 : tensor<2x3xf32> -> tensor<2x3xf32>\n  return %1 : tensor<2x3xf32>"),
        [ROWS, np.full(3, 2, F)], [4 * ROWS**2]),
    "meshes and shardings": Case(
        main('%x: tensor<4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a"}]>}', "tensor<4xf32>",
             '  %0 = sdy.sharding_constraint %x <@mesh, [{}]> : tensor<4xf32>\n  return %0 : tensor<4xf32>',
             'sdy.mesh @mesh = <["a"=2]>'), [X], [X]),
}  # fmt: skip


@pytest.mark.parametrize("what", OTHERS)
def test_ops_of_other_dialects_are_part_of_programs(what: str) -> None:
    check(OTHERS[what])


def test_an_op_of_an_unknown_dialect_says_so() -> None:
    text = main("%x: tensor<4xf32>", "tensor<4xf32>",
                '  %0 = "other.thing"(%x) : (tensor<4xf32>) -> tensor<4xf32>\n  return %0 : tensor<4xf32>')  # fmt: skip
    found = verify_source(text)
    assert found.unchecked == {"other.thing": 1} or found.diagnostics
    with pytest.raises(opspec.OpSpecError, match=r"other\.thing|dialect"):
        opspec.run(opspec.load(text), X)


READ: dict[str, dict[str, Any]] = {
    "dimensions of dot": {"lhs_contracting_dimensions": (1,), "rhs_batching_dimensions": ()},
    "precision": {"precision_config": ("HIGHEST", "DEFAULT")},
    "dimensions of convolution": {"input_feature_dimension": 2, "padding": ((0, 0),)},
    "dimensions of gather": {"offset_dims": (1,), "slice_sizes": (1, 3)},
    "dimensions of scatter": {"inserted_window_dims": (0,), "unique_indices": False},
    "comparison direction and type": {"comparison_direction": "GE", "compare_type": "TOTALORDER"},
    "channel handle": {"handle": 5, "type_": 1, "replica_groups": ((0,),)},
    "replica groups as lists": {"replica_groups": ((0,),), "use_global_device_ids": False},
    "replica groups as mesh axes": {"replica_groups": ((0,),)},
    "layouts": {"call_target_name": "none", "has_side_effect": False},
    "enumerations": {"fft_type": "RFFT", "fft_length": (4,)},
}


@pytest.mark.parametrize("what", READ)
def test_a_view_reads_attributes_as_plain_values(what: str) -> None:
    module = opspec.load(ATTRIBUTES[what].text)
    function = next(op for op in module.body.operations if op.operation.name == "func.func")
    view: Any = ops.view(function.regions[0].blocks[0].operations[0])
    assert {name: getattr(view, name) for name in READ[what]} == READ[what]
