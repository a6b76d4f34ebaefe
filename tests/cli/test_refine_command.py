"""`opspec refine` as a command, and the time that refinement takes."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

import opspec
from opspec.cli.main import main


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "model.mlir"
    path.write_text(
        "func.func @main(%x: tensor<?x?xf32>, %y: tensor<?x4xf32>) -> tensor<?x?xf32> {\n"
        "  %0 = stablehlo.add %x, %y : (tensor<?x?xf32>, tensor<?x4xf32>) -> tensor<?x?xf32>\n"
        "  return %0 : tensor<?x?xf32>\n}\n"
    )
    return path


def test_the_command_prints_and_writes(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["refine", str(file), "--input-types", "2x4xf32, _"]) == 0
    assert "-> tensor<2x4xf32>" in capsys.readouterr().out
    for form in ("text", "bytecode"):
        out = file.with_suffix(f".{form}")
        assert main(["refine", str(file), "--input-types", "2x4xf32,2x4xf32", "--format", form, "-o", str(out)]) == 0
        assert "tensor<2x4xf32>" in str(opspec.load(out))
    assert capsys.readouterr().out == ""


def test_the_command_says_what_is_left_open(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["refine", str(file), "--input-types", "_,_"]) == 0
    assert "1 op still gives a value of unknown size" in capsys.readouterr().err
    assert main(["refine", str(file), "--input-types", "_,_", "--strict"]) == 1
    assert "--strict" in capsys.readouterr().err


def test_the_command_has_exit_statuses(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["refine", str(file), "--input-types", "2x4xf32,3x4xf32"]) == 1
    assert f"{file}:2:8: stablehlo.add breaks add.C2" in capsys.readouterr().err
    assert main(["refine", str(file), "--input-types", "2x4xf32"]) == 1
    with pytest.raises(SystemExit) as usage:
        main(["refine", str(file)])
    assert usage.value.code == 2


def test_time_grows_with_the_program() -> None:
    def seconds(count: int) -> float:
        lines = "".join(f"  %{at + 1} = stablehlo.add %{at}, %x : tensor<?xf32>\n" for at in range(count))
        text = "func.func @main(%x: tensor<?xf32>) -> tensor<?xf32> {\n  %0 = stablehlo.negate %x : tensor<?xf32>\n"
        module = opspec.load(f"{text}{lines}  return %{count} : tensor<?xf32>\n}}\n")
        start = time.perf_counter()
        assert opspec.refine(module, ["8xf32"]).refined == count + 1
        return time.perf_counter() - start

    seconds(500)
    assert seconds(8000) < 8 * 3 * seconds(1000) + 0.125
