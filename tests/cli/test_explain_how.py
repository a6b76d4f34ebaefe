"""`opspec explain --how`: what runs an op, in 80 columns and as data, and what is said of bad input."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from opspec.cli.main import main
from opspec.execution import choices


def told(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert main(["explain", *words]) == 0
    return capsys.readouterr().out


def data(capsys: pytest.CaptureFixture[str], *words: str) -> Any:
    return json.loads(told(capsys, *words, "--format", "json"))


def test_the_choice_is_printed_with_all_that_were_not_chosen(capsys: pytest.CaptureFixture[str]) -> None:
    text = told(capsys, "stablehlo.add", "--how", "tensor<4xf32>")
    assert text.startswith("stablehlo.add: tensor<4xf32>, tensor<4xf32> -> tensor<4xf32>\n")
    assert "NumPy function runs it: numpy.add\n" in text
    assert all(f"\n  {row.name} " in text for row in choices.ROWS if row.name != "NumPy function")
    assert "would take it too:" in text
    assert max(map(len, text.splitlines())) <= 80


def test_attributes_are_given_or_those_of_an_example(capsys: pytest.CaptureFixture[str]) -> None:
    asked = ("transpose", "--how", "tensor<2x3x4xf32>", "--attribute", "permutation=[2, 0, 1]")
    assert "-> tensor<4x2x3xf32>" in told(capsys, *asked)
    (use,) = data(capsys, "reduce", "--how", "tensor<4x5xf32>, tensor<f32>")["uses"]
    assert use["results"] == ["tensor<4xf32>"]
    assert use["assumed"]["dimensions"] == "[1]"
    assert use["regions"] == {"body": "numpy.add"}
    (use,) = data(capsys, "reshape", "--how", "tensor<6xf32> -> tensor<2x3xf32>")["uses"]
    assert use["chosen"] == "view"


def test_without_types_each_example_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    text = told(capsys, "add", "--how")
    assert "either: tensor<2xi1>, tensor<2xi1> -> tensor<2xi1>\n  NumPy function: numpy.bitwise_or" in text


def test_a_program_is_told_by_row(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "model.mlir"
    file.write_text(
        "func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {\n"
        "  %0 = stablehlo.add %x, %x : tensor<4xf32>\n"
        "  %1 = stablehlo.add %0, %x : tensor<4xf32>\n"
        "  %2 = stablehlo.sign %1 : tensor<4xf32>\n"
        "  return %2 : tensor<4xf32>\n}\n"
    )
    text = told(capsys, str(file), "--how")
    assert "NumPy function, 2 ops: " in text
    assert "    2  stablehlo.add  numpy.add\n" in text
    assert "    1  stablehlo.sign  opspec_generated/numpy/stablehlo/sign.py\n" in text
    found = data(capsys, str(file), "--how")
    assert found["rows"] == {"NumPy function": 2, "generated kernel": 1}
    assert [op["op"] for op in found["ops"]] == ["stablehlo.add"] * 2 + ["stablehlo.sign"]


@pytest.mark.parametrize(
    ("words", "said", "status"),
    [
        (("add", "--how", "tensor<4xf32>, tensor<5xf32>"), "C1 and C2: 4 and 5 exclude each other", 1),
        (("add", "--how", "tensor<4xf32>, tensor<4xf32>, tensor<4xf32>"), "expected 2 types, one for each operand", 2),
        (("add", "--how", "4xf32"), "found '4xf32', which is no type", 2),
        (("add", "--how", "f32"), "try tensor<f32>", 2),
        (("transpose", "--how", "tensor<2x3xf32>", "--attribute", "permutation=[1, 1]"), "breaks transpose.C2", 1),
        (("transpose", "--how", "tensor<2x3xf32>", "--attribute", "permutation=[1,"), "expected a value", 2),
        (
            ("transpose", "--how", "tensor<2x3xf32>", "--attribute", "order=[1, 0]"),
            "one of permutation; found order",
            2,
        ),
        (("add", "--how", "tensor<4xf32>", "--attribute", "x=1"), "no attribute, as the op has none; found x", 2),
        (("iota", "--how", "tensor<4xf32>"), "the op takes nothing and '-> TYPE' says what it gives; found 1", 2),
        (("negate", "--how", "tensor<4xf32>, tensor<4xf32>"), "one type, that of the operand (operand); found 2", 2),
        (("add", "--how", "tensor<4xf32> -> tensor<4xf32>, tensor<4xf32>"), "1 type behind the arrow, found 2", 2),
        (("transpose", "--how", "tensor<2x3xf32>", "--attribute", "order"), "expected NAME=VALUE", 2),
        (("transpose", "--attribute", "permutation=[1, 0]"), "expected --how beside --attribute", 2),
        (("transpose", "--how", "--attribute", "permutation=[1, 0]"), "expected types", 2),
        (("nothing.mlir/x", "--how"), "cannot read nothing.mlir/x: No such file", 1),
        (("nothing.mlir", "--how"), "cannot read nothing.mlir: No such file", 1),
        (("nothing.mlir", "--how", "tensor<4xf32>"), "--how alone beside a FILE", 2),
        (("nothing.mlir", "--how", "--attribute", "x=1"), "found --attribute x", 2),
        (("nothing.mlir",), "expected --how beside a FILE such as nothing.mlir, found none", 2),
        (("nothing.mlir", "--reads"), "FILE such as nothing.mlir, found --reads, which is of an op", 2),
        (("ad", "--how", "tensor<4xf32>"), "did you mean", 2),
    ],
)
def test_bad_input_is_told_clearly(
    words: tuple[str, ...], said: str, status: int, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["explain", *words]) == status
    err = capsys.readouterr().err
    assert said in " ".join(err.split())
    assert max(map(len, err.splitlines())) <= 80


def test_an_op_that_takes_nothing_is_asked_for_what_it_gives(capsys: pytest.CaptureFixture[str]) -> None:
    (use,) = data(capsys, "iota", "--how=-> tensor<4x2xf32>")["uses"]
    assert (use["operands"], use["results"], use["chosen"]) == ([], ["tensor<4x2xf32>"], "generated kernel")


def test_two_questions_at_once_are_wrong_use() -> None:
    with pytest.raises(SystemExit) as usage:
        main(["explain", "add", "--reads", "--how", "tensor<4xf32>"])
    assert usage.value.code == 2


def test_a_line_of_a_program_is_quoted_as_it_is(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    line = f"  %0 = stablehlo.add %x, %{'y' * 60} : tensor<2xf32>"
    path = tmp_path / "a.mlir"
    path.write_text(f"func.func @main(%x: tensor<2xf32>) {{\n{line}\n  return\n}}\n")
    for words in (["explain", str(path), "--how"], ["lower", str(path)]):
        assert main(words) == 1
        assert f"\n    {line}\n{' ' * (4 + line.index('%y'))}^\n" in capsys.readouterr().err
