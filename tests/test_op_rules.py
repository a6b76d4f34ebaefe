"""Rules of regions and of lists of structs, beside the verdict of the MLIR library."""

from __future__ import annotations

import pytest

import opspec
from opspec.load import load_generic, rejected
from opspec.verify_source import verify_source

_PROGRAM = """
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<3xf32>) -> tensor<3xf32>, sym_name = "main"}> ({
  ^bb0(%x: tensor<3xf32>):
    %0 = "stablehlo.async_start"(%x) ({
    ^bb0(%a: tensor<3xf32>):
      BODY
    }) : (tensor<3xf32>) -> !stablehlo.future<tensor<3xf32>>
    %3 = "stablehlo.async_done"(%0) : (!stablehlo.future<tensor<3xf32>>) -> tensor<3xf32>
    "func.return"(%3) : (tensor<3xf32>) -> ()
  }) : () -> ()
}) : () -> ()
"""
_SLICE = """%1 = "stablehlo.slice"(VALUE) <{limit_indices = array<i64: 3>, start_indices = array<i64: 0>,
      strides = array<i64: 1>}> : (tensor<3xf32>) -> tensor<3xf32>"""
_NEGATE = '%1 = "stablehlo.negate"(%a) : (tensor<3xf32>) -> tensor<3xf32>'
_ADD = '%2 = "stablehlo.add"(%1, %a) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>'

BODIES = {
    "a_slice": ([_SLICE.replace("VALUE", "%a")], "%1", []),
    "two_ops": ([_NEGATE, _ADD], "%2", ["async_start.P1"]),
    "no_op": ([], "%a", ["async_start.P1"]),
    "another_op": ([_NEGATE], "%1", ["async_start.P2"]),
    "another_value": ([_SLICE.replace("VALUE", "%x")], "%1", ["async_start.P3"]),
}


@pytest.mark.parametrize("name", BODIES)
def test_the_body_of_async_start(name: str) -> None:
    ops, returned, rules = BODIES[name]
    text = _PROGRAM.replace("BODY", "\n".join([*ops, f'"stablehlo.return"({returned}) : (tensor<3xf32>) -> ()']))
    assert [found.rule for found in opspec.verify(load_generic(text))] == rules
    assert (rejected(text) is None) == (not rules), "the MLIR library agrees"


# --- custom_call ---------------------------------------------------------------------------------------------------

_CALL = """
func.func @main(%x: tensor<2xf32>, %y: tuple<tensor<2xf32>, tensor<3xi32>>) -> (tensor<2xf32>, tensor<3xi32>) {{
  %0:2 = "stablehlo.custom_call"(%x, %y) <{{call_target_name = "f"{attributes}}}>
    : (tensor<2xf32>, tuple<tensor<2xf32>, tensor<3xi32>>) -> (tensor<2xf32>, tensor<3xi32>)
  return %0#0, %0#1 : tensor<2xf32>, tensor<3xi32>
}}
"""


def _aliased(output: list[int], operand: int, part: list[int]) -> str:
    alias = f"output_tuple_indices = {output}, operand_index = {operand}, operand_tuple_indices = {part}"
    return f", output_operand_aliases = [#stablehlo.output_operand_alias<{alias}>]"


CALLS = {
    "a_result_and_an_operand": (_aliased([0], 0, []), []),
    "a_part_of_an_operand": (_aliased([1], 1, [1]), []),
    "no_such_operand": (_aliased([0], 2, []), ["custom_call.P1"]),
    "no_such_result": (_aliased([2], 0, []), ["custom_call.P2"]),
    "no_such_part": (_aliased([0], 1, [2]), ["custom_call.P2"]),
    "a_part_of_a_tensor": (_aliased([0], 0, [0]), ["custom_call.P2"]),
    "other_types": (_aliased([1], 0, []), ["custom_call.P3"]),
    "a_whole_tuple": (_aliased([0], 1, []), ["custom_call.P3"]),
    "a_text": (', backend_config = "x"', []),
    "a_dictionary": (", api_version = 4 : i32, backend_config = {x = 1}", []),
    "a_dictionary_too_early": (", backend_config = {x = 1}", ["custom_call.P4"]),
    "a_text_too_late": (', api_version = 4 : i32, backend_config = "x"', ["custom_call.P4"]),
}


@pytest.mark.parametrize("name", CALLS)
def test_aliases_and_configs_of_custom_call(name: str) -> None:
    attributes, rules = CALLS[name]
    text = _CALL.format(attributes=attributes)
    found = verify_source(text)
    assert [diagnostic.rule for diagnostic in found.diagnostics if diagnostic.rule != "carrier"] == rules
    assert (rejected(text) is None) == (not rules), "the MLIR library agrees"


# --- integers of other widths --------------------------------------------------------------------------------------

_WIDTHS = """
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2xf32>) -> tensor<4xf32>, sym_name = "main"}> ({
  ^bb0(%x: tensor<2xf32>):
    %0 = "stablehlo.concatenate"(%x, %x) <{dimension = 0 : WIDTH}> : (tensor<2xf32>, tensor<2xf32>) -> tensor<4xf32>
    "func.return"(%0) : (tensor<4xf32>) -> ()
  }) : () -> ()
}) : () -> ()
"""


@pytest.mark.parametrize(("width", "rules"), [("i64", []), ("i32", ["concatenate.T5"]), ("index", ["concatenate.T5"])])
def test_an_integer_has_its_width(width: str, rules: list[str]) -> None:
    text = _WIDTHS.replace("WIDTH", width)
    found = opspec.verify(load_generic(text))
    assert [diagnostic.rule for diagnostic in found] == rules
    assert all(f"expected an integer (i64), found 0 : {width}" in diagnostic.message for diagnostic in found)
    assert (rejected(text) is None) == (not rules), "the MLIR library agrees"
