"""Sizes that contradict each other only through one that is unknown."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from opspec.verification.any_form import verify_source


def program(op: str, attributes: str, body: str, operands: Sequence[str], results: Sequence[str]) -> bytes:
    """An op of f32 alone in a function; `body`: what its region returns, with the types of its arguments."""
    given = [f"tensor<{shape}xf32>" if shape else "tensor<f32>" for shape in operands]
    made = [f"tensor<{shape}xf32>" for shape in results]
    arguments = ", ".join(f"%x{at}: {type_}" for at, type_ in enumerate(given))
    region = f" ({{\n{body}\n}})" if body else ""
    taken = ", ".join(f"%x{at}" for at in range(len(given)))
    types = f"({', '.join(given)}) -> ({', '.join(made)})"
    return f"""
func.func @main({arguments}) {{
  %made:{len(made)} = "{op}"({taken}) <{{{attributes}}}>{region} : {types}
  return
}}
""".encode()


SCALARS = "^bb0(%a: tensor<f32>, %b: tensor<f32>, %c: tensor<f32>, %d: tensor<f32>):\n"
ORDER = (
    SCALARS + '  %lt = "stablehlo.compare"(%a, %b) <{comparison_direction = #stablehlo<comparison_direction LT>}>'
    " : (tensor<f32>, tensor<f32>) -> tensor<i1>\n"
    '  "stablehlo.return"(%lt) : (tensor<i1>) -> ()'
)
BOTH = SCALARS + '  "stablehlo.return"(%a, %b) : (tensor<f32>, tensor<f32>) -> ()'
SORT = ("stablehlo.sort", "dimension = 0 : i64", ORDER)
WINDOW = ("stablehlo.reduce_window", "window_dimensions = array<i64: 2>", BOTH)
NORM = ("stablehlo.batch_norm_training", "epsilon = 0.001 : f32, feature_index = 1 : i64", "")
TURN = ("stablehlo.transpose", "permutation = array<i64: 1, 0>", "")
CASES = {
    "sort": (SORT, ["2x4", "?x?"], ["?x?", "3x?"], "sort.C4", "together with C2: "),
    "sort, as known": (SORT, ["2x4", "?x?"], ["?x?", "2x?"], "", ""),
    "sort, in the other dimension": (SORT, ["2x4", "?x?"], ["?x5", "2x?"], "sort.C4", ""),
    "windows of another input": (WINDOW, ["?", "5", "", ""], ["3", "?"], "reduce_window.C13", "together with C2: "),
    "windows that fit": (WINDOW, ["?", "5", "", ""], ["4", "?"], "", ""),
    "windows of one size": (WINDOW, ["?", "?", "", ""], ["3", "2"], "reduce_window.C13", "2 and 3 exclude each other"),
    "windows of a size that nobody knows": (WINDOW, ["?", "?", "", ""], ["3", "?"], "", ""),
    "unknown results": (("stablehlo.add", "", ""), ["?x4", "3x5"], ["?x?"], "add.C2", "together with C1: "),
    "a feature": (NORM, ["2x?", "3", "?"], ["2x?", "?", "4"], "batch_norm_training.C6", "together with C"),
    "an entry that moves": (TURN, ["2x?"], ["?x2"], "", ""),
}  # fmt: skip


@pytest.mark.parametrize("name", CASES)
def test_sizes_that_meet_through_an_unknown_one_agree(name: str) -> None:
    what, operands, results, rule, message = CASES[name]
    found = verify_source(program(*what, operands, results), trusted=True).diagnostics
    assert [diagnostic.rule for diagnostic in found] == [rule] * bool(rule)
    assert all(message in diagnostic.message for diagnostic in found)


def whole(op: str, given: str, regions: Sequence[tuple[str, str]], result: str) -> bytes:
    """An op that carries one tensor, a region for each pair of what it takes and returns."""
    taken = ", ".join(f"%x{at}" for at in range(given.count("tensor")))
    arguments = ", ".join(f"%x{at}: {type_}" for at, type_ in enumerate(given.split(", ")))
    bodies = ", ".join(
        f'{{\n^bb0({takes}):\n  %r = "some.value"() : () -> {gives}\n  "stablehlo.return"(%r) : ({gives}) -> ()\n}}'
        for takes, gives in regions
    )
    return f"""
func.func @main({arguments}) {{
  %made = "{op}"({taken}) ({bodies}) : ({given}) -> {result}
  return
}}
""".encode()


F2, F3, OPEN, FLAG = "tensor<2xf32>", "tensor<3xf32>", "tensor<?xf32>", "tensor<i1>"


@pytest.mark.parametrize(
    ("text", "broken"),
    [
        (whole("stablehlo.if", FLAG, [("", F2), ("", F3)], OPEN), ["if.T8"]),
        (whole("stablehlo.if", FLAG, [("", F2), ("", OPEN)], OPEN), []),
        (whole("stablehlo.while", OPEN, [(f"%a: {F2}", FLAG), (f"%a: {F3}", F3)], OPEN), ["while.T8"]),
        (whole("stablehlo.while", OPEN, [(f"%a: {F2}", FLAG), (f"%a: {OPEN}", F2)], OPEN), []),
        (whole("stablehlo.while", OPEN, [(f"%a: {OPEN}", FLAG), (f"%a: {OPEN}", F2)], F3), ["while.T8"]),
    ],
)
def test_types_that_meet_through_an_unknown_size_agree(text: bytes, broken: list[str]) -> None:
    found = verify_source(text, trusted=True).diagnostics
    assert list(dict.fromkeys(diagnostic.rule for diagnostic in found)) == broken
