"""Rules of regions and of lists of structs, beside the verdict of the MLIR library."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

import opspec
from opspec.programs.loading import load_generic, rejected
from opspec.verification.any_form import verify_source

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


def _call(target: str, takes: Sequence[str], gives: Sequence[str], *aliases: tuple[list[int], int, list[int]]) -> str:
    pairs = (_PAIR.format(*alias) for alias in aliases)
    names = [f"%a{at}" for at in range(len(takes))]
    declared = ", ".join(f"{name}: {type_}" for name, type_ in zip(names, takes, strict=True))
    return (
        f'func.func @main({declared}) {{\n  %r:{len(gives)} = "stablehlo.custom_call"({", ".join(names)}) '
        f'<{{call_target_name = "{target}", api_version = 4 : i32, output_operand_aliases = [{", ".join(pairs)}]}}>'
        f" : ({', '.join(takes)}) -> ({', '.join(gives)})\n  return\n}}"
    )


_PAIR = "#stablehlo.output_operand_alias<output_tuple_indices = {}, operand_index = {}, operand_tuple_indices = {}>"
_B, _T = "memref<2xf32>", "tensor<2xf32>"
_BOTH = f"tuple<{_B}, {_T}>"
BUFFERS = {
    "a_new_one": (_call("CreateBuffer", [], [_B]), []),
    "new_of_something": (_call("CreateBuffer", [_T], [_B]), ["custom_call.P5"]),
    "new_but_a_tensor": (_call("CreateBuffer", [], [_T]), ["custom_call.P5"]),
    "two_new_ones": (_call("CreateBuffer", [], [_B, _B]), ["custom_call.P5"]),
    "pinned": (_call("Pin", [_T], [_B]), []),
    "pinned_of_any_size": (_call("Pin", ["tensor<?xf32>"], [_B]), []),
    "pinned_twice": (_call("Pin", [_B], [_B]), ["custom_call.P6"]),
    "pinned_longer": (_call("Pin", [_T], ["memref<3xf32>"]), ["custom_call.P6"]),
    "pinned_of_another_rank": (_call("Pin", [_T], ["memref<2x1xf32>"]), ["custom_call.P6"]),
    "pinned_number": (_call("Pin", ["tensor<f32>"], ["memref<?xf32>"]), ["custom_call.P6"]),
    "unpinned": (_call("Unpin", [_B], [_T]), []),
    "unpinned_with_a_layout": (_call("Unpin", ["memref<2xf32, strided<[1], offset: ?>>"], [_T]), []),
    "unpinned_as_integers": (_call("Unpin", [_B], ["tensor<2xi32>"]), ["custom_call.P7"]),
    "unpinned_tensor": (_call("Unpin", [_T], [_T]), ["custom_call.P7"]),
    "changed": (_call("f", [_B, _T], [_B], ([], 0, [])), []),
    "only_read": (_call("f", [_B], [_T]), []),
    "from_nowhere": (_call("f", [_B], [_B]), ["custom_call.P8"]),
    "part_of_a_tuple": (_call("f", [_BOTH], [_BOTH], ([0], 0, [0])), []),
    "part_from_nowhere": (_call("f", [_BOTH], [_BOTH]), ["custom_call.P8"]),
    "one_of_two": (_call("f", [_B, _B], [_B, _T, _B], ([0], 0, [])), ["custom_call.P8"]),
    "two_of_two": (_call("f", [_B, _B], [_B, _T, _B], ([0], 1, []), ([2], 0, [])), []),
}


@pytest.mark.parametrize("name", BUFFERS)
def test_buffers_of_custom_calls(name: str) -> None:
    text, rules = BUFFERS[name]
    found = verify_source(text)
    assert [diagnostic.rule for diagnostic in found.diagnostics if diagnostic.rule != "carrier"] == rules
    assert (rejected(text) is None) == (not rules), "the MLIR library agrees"


def test_no_two_buffers_take_the_same_memory() -> None:
    """The library says so and accepts the program all the same."""
    text = _call("f", [_B], [_B, _B], ([0], 0, []), ([1], 0, []))
    assert [diagnostic.rule for diagnostic in verify_source(text).diagnostics] == ["custom_call.P8"]


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
    assert all(f"expected an integer (like 0 : i64), found 0 : {width}" in diagnostic.message for diagnostic in found)
    assert (rejected(text) is None) == (not rules), "the MLIR library agrees"
