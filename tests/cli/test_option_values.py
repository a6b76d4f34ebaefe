"""Words that the command line does not take, whatever the program is: told in a line, with 2."""

from __future__ import annotations

from pathlib import Path

import pytest

from opspec.cli.main import main

EMPTY = "expected the name of a file, found an empty one"
TENSOR = "--arg: expected a tensor such as 'tensor<2xf32> [1, 2]', or a file"
PROGRAM = "func.func @main(%x: tensor<f32>) -> tensor<f32> { return %x : tensor<f32> }\n"


def wrong_use(words: list[str], capsys: pytest.CaptureFixture[str]) -> str:
    """What is told of a command that ends with 2."""
    try:
        status = main(words)
    except SystemExit as end:
        status = int(str(end.code))
    said = capsys.readouterr()
    assert (status, said.out) == (2, ""), said
    return said.err


@pytest.mark.parametrize(
    "words",
    [
        ["verify", ""],
        ["run", ""],
        ["lower", ""],
        ["shard", ""],
        ["run", "{}", "--inputs", ""],
        ["plan", "{}", "--svg", ""],
        ["lower", "{}", "-o", ""],
        ["generate", "--spec", ""],
    ],
)
def test_an_empty_name_is_not_the_current_folder(
    words: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("a.mlir").write_text(PROGRAM)
    assert EMPTY in wrong_use([word.format("a.mlir") for word in words], capsys)


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["verify", "a.mlir", "--limit", "0"], "--limit: expected a number from 1 on, found '0'"),
        (["verify", "a.mlir", "--limit", "-1"], "--limit: expected a number from 1 on, found '-1'"),
        (["verify", "a.mlir", "--limit", "x"], "--limit: expected a number from 1 on, found 'x'"),
        (["verify", "a.mlir", "--limit", "9" * 5000], "--limit: expected a number from 1 on, found '99"),
        (["buffers", "a.mlir", "--donate", "x"], "--donate: expected a number from 0 on, found 'x'"),
        (["docs", "--port", "x"], "--port: expected a number from 0 on, found 'x'"),
        (["run", "a.mlir", "--random", "-1"], "--random: expected a number from 0 on, found '-1'; FILE comes before"),
        (
            ["run", "a.mlir", "--arg", ""],
            f"{TENSOR}; found ''",
        ),
        (
            ["run", "a.mlir", "--arg", "3"],
            f"{TENSOR}; found '3'",
        ),
    ],
)
def test_a_word_that_means_nothing_is_told_with_what_is_expected(
    words: list[str], says: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("a.mlir").write_text(PROGRAM)
    assert says in wrong_use(words, capsys)
