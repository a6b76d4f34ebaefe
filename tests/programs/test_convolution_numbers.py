"""Convolutions in generic form whose dimension numbers MLIR reads and cannot print."""

from __future__ import annotations

from pathlib import Path

import pytest

import opspec
from opspec.programs import convolution_numbers
from opspec.programs.loading import LoadError, load, load_unverified
from opspec.verification.any_form import verify_source
from tests.checkout import ROOT
from tests.forks import forked
from tests.samples import one_in

NUMBERS = {
    "input_batch_dimension": "0",
    "input_feature_dimension": "3",
    "input_spatial_dimensions": "[1, 2]",
    "kernel_input_feature_dimension": "2",
    "kernel_output_feature_dimension": "3",
    "kernel_spatial_dimensions": "[0, 1]",
    "output_batch_dimension": "0",
    "output_feature_dimension": "3",
    "output_spatial_dimensions": "[1, 2]",
}
RULES = {"input": "C13", "kernel": "C18", "output": "C20"}
OUT_OF_RANGE = ("4", "7", "-1", "-2", "0x7", "9223372036854775807")
BAD = [(field, bad) for field, value in NUMBERS.items() for bad in OUT_OF_RANGE if "[" not in value] + [
    (field, written)
    for field, value in NUMBERS.items()
    for bad in OUT_OF_RANGE
    for written in (f"[{value[1:2]}, {bad}]", f"[{bad}, {value[4:5]}]")
    if "[" in value
]
OPS = {"convolution": ("", ""), "dynamic_conv": (", %p", ", tensor<2x2xi64>")}
FORMS = {
    "plain": "#stablehlo.conv<raw {}>",
    "wrapped": "#stablehlo<conv<raw {}>>",
    "spread": "#stablehlo.conv< // by name\n    raw {}>",
}


def numbers(**other: str) -> str:
    return ", ".join(f"{name} = {value}" for name, value in (NUMBERS | other).items())


def program(op: str, attribute: str) -> str:
    """A function in pretty form, with an op in pretty form beside the convolution."""
    more, types = OPS[op]
    return f"""
func.func @main(%x: tensor<1x4x4x1xf32>, %k: tensor<2x2x1x1xf32>, %p: tensor<2x2xi64>) -> tensor<1x3x3x1xf32> {{
  %0 = "stablehlo.{op}"(%x, %k{more}) <{{
    batch_group_count = 1 : i64, dimension_numbers = {attribute}, feature_group_count = 1 : i64
  }}> : (tensor<1x4x4x1xf32>, tensor<2x2x1x1xf32>{types}) -> tensor<1x3x3x1xf32>
  %1 = stablehlo.add %0, %0 : tensor<1x3x3x1xf32>
  return %1 : tensor<1x3x3x1xf32>
}}
"""


def broken(text: str) -> list[tuple[str, int]]:
    return [(found.rule, found.location.line) for found in verify_source(text.encode(), trusted=True).diagnostics]


@pytest.mark.parametrize("op", one_in(2, OPS))
def test_numbers_that_cannot_be_printed_break_the_rule_that_says_so(op: str) -> None:
    for field, value in BAD:
        text = program(op, FORMS["plain"].format(numbers(**{field: value})))
        assert broken(text) == [(f"{op}.{RULES[field.partition('_')[0]]}", 3)], (field, value)


@pytest.mark.parametrize("op", OPS)
@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("repeated", ["[0, 0]", "[3, 3]", "[1, 0x1]"])
def test_numbers_that_are_printed_as_others_break_it_too(op: str, form: str, repeated: str) -> None:
    text = program(op, FORMS[form].format(numbers(kernel_spatial_dimensions=repeated)))
    assert broken(text) == [(f"{op}.C18", 3)]
    with pytest.raises(
        LoadError, match=rf"^<text>:3:8: expects the dimension numbers of a convolution to be(?s:.)*{op} failed"
    ):
        load(text)


def test_an_alias_is_placed_where_it_is_used() -> None:
    text = program("convolution", "#bad").replace(
        "func.func", f"#bad = {FORMS['plain'].format(numbers(input_batch_dimension='-1'))}\nfunc.func", 1
    )
    assert broken(text) == [("convolution.C13", 4)]
    with pytest.raises(LoadError, match=r"^<text>:4:8: "):
        load(text)


@pytest.mark.parametrize("form", FORMS)
def test_numbers_that_can_be_printed_stay(form: str) -> None:
    text = program("convolution", FORMS[form].format(numbers(output_batch_dimension="0x0")))
    assert convolution_numbers.unprintable(text) is None
    assert broken(text) == []
    assert "[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]" in str(load(text))


def test_what_only_looks_like_such_numbers_is_none() -> None:
    bad = FORMS["plain"].format(numbers(input_batch_dimension="-1"))
    text = program("convolution", FORMS["plain"].format(numbers()))
    text = f"// {bad}\n" + text.replace("func.func @main", f'func.func @"{bad}"')
    assert broken(text) == []
    assert load(text) is not None


def test_numbers_of_an_op_that_is_no_convolution_are_refused_before_they_are_printed() -> None:
    bad = FORMS["plain"].format(numbers(input_batch_dimension="-1"))
    text = f"""
func.func @main(%x: tensor<1xf32>) -> tensor<1xf32> {{
  %0 = "stablehlo.add"(%x, %x) {{some.note = {bad}}} : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
  return %0 : tensor<1xf32>
}}
"""
    with pytest.raises(LoadError, match=r"^<text>:3:8: expects the dimension numbers"):
        load(text)
    assert load_unverified(text) is not None
    assert [found.rule for found in opspec.verify(load_unverified(text))] == []  # type: ignore[arg-type]
    assert broken(text) == [("carrier", 3)]


@pytest.mark.slow
@pytest.mark.parametrize(
    "command",
    [
        "verify",
        *(
            pytest.param(one, marks=pytest.mark.full)
            for one in ("run --random 1", "lower", "refine --input-types _,_,_")
        ),
    ],
)
def test_each_command_names_the_rule(command: str, tmp_path: Path) -> None:
    file = tmp_path / "program.mlir"
    around = 'module attributes {of.all = "kinds"} {\n'
    file.write_text(
        around + program("dynamic_conv", FORMS["plain"].format(numbers(output_feature_dimension="7"))) + "}\n"
    )
    name, *options = command.split()
    ran = forked(["-m", "opspec", name, str(file), *options], cwd=ROOT)
    assert ran.returncode == 1
    assert "dynamic_conv.C20" in ran.stdout + ran.stderr
    assert "hostile" not in ran.stdout + ran.stderr


def test_a_list_where_one_number_is_asked_for_cannot_be_printed() -> None:
    numbers = convolution_numbers.fields("<raw input_batch_dimension = [0], input_spatial_dimensions = [1, 2]>")
    assert not convolution_numbers.is_printable(numbers)
