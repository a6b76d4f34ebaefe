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


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["run", "a.mlir", "--entry", "foo", "--random"], "as --entry, @main; found 'foo'"),
        (["buffers", "a.mlir", "--entry", "foo"], "as --entry, @main; found 'foo'"),
        (["refine", "a.mlir", "--entry", "foo", "--input-types", "_"], "as --entry, @main; found 'foo'"),
        (["refine", "a.mlir", "--input-types", "foo"], "expected a type such as tensor<2x3xf32>"),
        (["run", "a.mlir", "--reading", "foo", "--random"], "expected the name of a reading"),
        (["plan", "a.mlir", "--reading", "foo"], "expected the name of a reading"),
        (["run", "a.mlir", "--mesh", "data=two"], "--mesh: expected each axis with its size, such as x=4,y=2"),
        (["buffers", "a.mlir", "--donate", "9"], "expected positions of its 1 argument as donated, found 9"),
        (["lower", "a.mlir", "--keep", "foo"], "no op is called 'chlo.foo'"),
        (
            ["lower", "a.mlir", "--to-dialect", "foo"],
            "expected a dialect that has ops of StableHLO, one of mhlo; found 'foo'",
        ),
        (["goldens", "add", "--types", "foo", "-o", "out"], "'foo' is no element type"),
        (["goldens", "foo", "-o", "out"], "the spec has no op 'foo'"),
        (["cuda", "add", "--types", "f32", "-o", "x.cubin"], "expected --arch with -o"),
        (["compare", "a.mlir"], "expected a backend as --with BACKEND (jax:PLATFORM"),
        (["cuda", "foo"], "the spec has no op 'foo'"),
        (["explain", "foo"], "the spec has no op 'foo'"),
    ],
)
def test_names_that_mean_nothing_are_wrong_use(
    words: list[str], says: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("a.mlir").write_text(PROGRAM)
    assert says in wrong_use(words, capsys)


def test_a_program_without_functions_is_told_as_one(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "empty.mlir"
    path.write_text("module {\n}\n")
    for words in (["run", str(path)], ["buffers", str(path)], ["refine", str(path), "--input-types", "_"]):
        assert main(words) == 1
        assert capsys.readouterr().err == "opspec: expected a program with a function, found none\n"


@pytest.mark.parametrize("name", ["ENGINE", "CPU", "THREADS"])
def test_a_setting_that_means_nothing_is_wrong_use_as_an_option_is(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    pytest.importorskip("llvmlite")
    path = tmp_path / "a.mlir"
    path.write_text(PROGRAM)
    monkeypatch.setenv("OPSPEC_ENGINE", "cpu")
    monkeypatch.setenv(f"OPSPEC_{name}", "foo")
    assert f"OPSPEC_{name}" in wrong_use(["run", str(path), "--random"], capsys)
