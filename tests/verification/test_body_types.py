"""What the body of a scan takes and returns, and constants of MLIR's own, beside the verdict of the MLIR library."""

from __future__ import annotations

import pytest

from opspec.programs.loading import rejected
from opspec.verification.any_form import verify_source

X, C, S = "tensor<4x3xf32>", "tensor<f32>", "tensor<3xf32>"


def scan(takes: str, returns: str, operands: str = f"{X}, {C}", results: str = f"{X}, {C}", dimension: int = 0) -> str:
    taken = [type_ for type_ in takes.split(", ") if type_]
    made = [type_ for type_ in returns.split(", ") if type_]
    values = "\n".join(f'  %r{at} = "some.value"() : () -> {type_}' for at, type_ in enumerate(made))
    given = operands.split(", ")
    return f"""
"func.func"() <{{function_type = ({operands}) -> (), sym_name = "main"}}> ({{
^bb0({", ".join(f"%x{at}: {type_}" for at, type_ in enumerate(given))}):
  %0:2 = "chlo.scan"({", ".join(f"%x{at}" for at in range(len(given)))}) <{{dimension = {dimension} : i64,
    operandSegmentSizes = array<i32: 1, 1>, resultSegmentSizes = array<i32: 1, 1>}}> ({{
  ^bb0({", ".join(f"%a{at}: {type_}" for at, type_ in enumerate(taken))}):
  {values}
    "stablehlo.return"({", ".join(f"%r{at}" for at in range(len(made)))}) : ({returns}) -> ()
  }}) : ({operands}) -> ({results})
  "func.return"() : () -> ()
}}) : () -> ()
"""


SCANS = {
    "as it should be": (scan(f"{S}, {C}", f"{S}, {C}"), []),
    "columns": (scan(f"tensor<4xf32>, {C}", f"tensor<4xf32>, {C}", dimension=1), []),
    "takes the whole": (scan(f"{X}, {C}", f"{S}, {C}"), ["chlo.scan.P1"]),
    "takes a column": (scan(f"tensor<4xf32>, {C}", f"{S}, {C}"), ["chlo.scan.P1"]),
    "takes another type": (scan(f"tensor<3xi32>, {C}", f"{S}, {C}"), ["chlo.scan.P1"]),
    "takes something else along": (scan(f"{S}, {S}", f"{S}, {C}"), ["chlo.scan.P1"]),
    "takes too little": (scan(S, f"{S}, {C}"), ["chlo.scan.P1"]),
    "takes too much": (scan(f"{S}, {C}, {C}", f"{S}, {C}"), ["chlo.scan.P1"]),
    "returns the whole": (scan(f"{S}, {C}", f"{X}, {C}"), ["chlo.scan.P2"]),
    "returns another type": (scan(f"{S}, {C}", f"tensor<3xi32>, {C}"), ["chlo.scan.P2"]),
    "carries something else on": (scan(f"{S}, {C}", f"{S}, {S}"), ["chlo.scan.P2"]),
    "returns too little": (scan(f"{S}, {C}", S), ["chlo.scan.P2"]),
    "both": (scan(f"{C}, {C}", f"{C}, {C}"), ["chlo.scan.P1", "chlo.scan.P2"]),
    "an unknown size": (scan(f"tensor<?xf32>, {C}", f"{S}, {C}", operands=f"tensor<4x?xf32>, {C}"), []),
}


@pytest.mark.parametrize("name", SCANS)
def test_a_body_takes_and_returns_slices(name: str) -> None:
    text, rules = SCANS[name]
    assert [found.rule for found in verify_source(text.encode(), trusted=True).diagnostics] == rules
    if name == "returns another type":
        assert _judged(text) is None, "the MLIR library looks at the sizes alone"
    else:
        assert (_judged(text) is None) == (not rules), "the MLIR library agrees"


def _judged(text: str) -> object:
    """What the library says of a program whose values of nowhere are constants."""
    lines = []
    for line in text.split("\n"):
        name, _, type_ = line.partition(' = "some.value"() : () -> ')
        number = "0" if "i32" in type_ else "0.0"
        lines.append(
            f'{name} = "stablehlo.constant"() <{{value = dense<{number}> : {type_}}}> : () -> {type_}'
            if type_
            else line
        )
    return rejected("\n".join(lines))


CONSTANTS = {
    "a tensor": ("dense<1.0> : tensor<4x8xf32>", "tensor<4x8xf32>", True),
    "a number": ("3 : i32", "i32", True),
    "an index": ("3 : index", "index", True),
    "a number of i64": ("3 : i64", "i64", True),
    "a float": ("1.5 : f32", "f32", True),
    "a truth value": ("true", "i1", True),
    "truth values": ("dense<true> : tensor<2xi1>", "tensor<2xi1>", True),
    "narrow numbers": ("dense<1> : tensor<2xi4>", "tensor<2xi4>", True),
    "a vector": ("dense<1> : vector<4xi32>", "vector<4xi32>", True),
    "indices": ("dense<1> : tensor<4xindex>", "tensor<4xindex>", True),
    "numbers without a sign": ("dense<1> : tensor<2xi8>", "tensor<2xi8>", True),
    "another shape": ("dense<1.0> : tensor<4x7xf32>", "tensor<4x8xf32>", False),
    "another type": ("dense<1.0> : tensor<4x8xf16>", "tensor<4x8xf32>", False),
    "a size that is not known": ("dense<1.0> : tensor<4xf32>", "tensor<?xf32>", False),
    "a vector for a tensor": ("dense<1> : vector<4xi32>", "tensor<4xi32>", False),
    "another number": ("3 : i32", "i64", False),
    "a text": ('"three"', "i64", False),
}


@pytest.mark.parametrize("name", CONSTANTS)
def test_a_constant_of_mlir_has_the_type_of_its_result(name: str) -> None:
    value, type_, fits = CONSTANTS[name]
    text = f"""
func.func @main() {{
  %0 = "arith.constant"() <{{value = {value}}}> : () -> {type_}
  return
}}
"""
    found = verify_source(text.encode(), trusted=True)
    assert [one.rule for one in found.diagnostics] == ["arith.constant.C1"] * (not fits)
    assert found.unchecked == {}
    assert (rejected(text) is None) == fits, "the MLIR library agrees"


def test_a_constant_of_mlir_has_a_value() -> None:
    text = '\nfunc.func @main() {\n  %0 = "arith.constant"() : () -> i32\n  return\n}\n'
    (found,) = verify_source(text.encode(), trusted=True).diagnostics
    assert (found.rule, found.message, found.hint) == (
        "arith.constant.C1", "attribute value is missing", "value = dense<0> : i32",
    )  # fmt: skip


TUPLE = "tuple<tensor<2xf32>>"
LAYOUTS = {
    "a tuple with a layout": (TUPLE, "tensor<2xf32>", "[]", "[0]", ["custom_call.P9"]),
    "a tuple that stands for the results": ("tensor<2xf32>", TUPLE, "[0]", "[0]", []),
    "a tuple in it": ("tensor<2xf32>", f"tuple<{TUPLE}>", "[0]", "[]", ["custom_call.P9"]),
}


@pytest.mark.parametrize("name", LAYOUTS)
def test_what_has_a_layout_is_no_tuple(name: str) -> None:
    given, made, layout, other, rules = LAYOUTS[name]
    layouts = [f"dense<{each}> : tensor<{'0' if each == '[]' else '1'}xindex>" for each in (layout, other)]
    text = f"""
func.func @main(%x: {given}) {{
  %0 = "stablehlo.custom_call"(%x) <{{call_target_name = "f", operand_layouts = [{layouts[0]}],
    result_layouts = [{layouts[1]}]}}> : ({given}) -> {made}
  return
}}
"""
    assert [found.rule for found in verify_source(text.encode(), trusted=True).diagnostics] == rules
    assert (rejected(text) is None) == (not rules), "the MLIR library agrees"


def test_aliases_that_are_no_list_are_of_another_kind() -> None:
    text = """
func.func @main(%x: tensor<2xf32>) {
  %0 = "stablehlo.custom_call"(%x) <{call_target_name = "f", output_operand_aliases = 3 : i32}>
    : (tensor<2xf32>) -> tensor<2xf32>
  return
}
"""
    assert [found.rule for found in verify_source(text.encode(), trusted=True).diagnostics] == ["custom_call.T5"]
