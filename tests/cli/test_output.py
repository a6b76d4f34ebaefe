"""Where the output of a command goes, and what is told where it cannot go there."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from opspec.cli.main import main

FULL = Path("/dev/full")
TRACE = ("run", "{}", "--random", "--trace", "--format", "json")
NO_SPACE = "No space left on device"

needs_full = pytest.mark.skipif(not FULL.exists(), reason="no /dev/full")


@pytest.fixture
def model(tmp_path: Path) -> Path:
    path = tmp_path / "model.mlir"
    path.write_text("""func.func @main(%x: tensor<3xf32>) -> tensor<3xf32> {
  %y = stablehlo.negate %x : tensor<3xf32>
  return %y : tensor<3xf32>
}
""")
    return path


@needs_full
@pytest.mark.parametrize(
    "words",
    [
        ("run", "{}", "--random", "-o"),
        ("lower", "{}", "-o"),
        ("refine", "{}", "--input-types", "_", "-o"),
        ("plan", "{}", "--svg"),
        ("buffers", "{}", "--svg"),
        ("buffers", "{}", "-o"),
    ],
)
def test_a_file_that_does_not_fit_is_named(
    words: tuple[str, ...], model: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*(word.format(model) for word in words), str(FULL)]) == 1
    assert capsys.readouterr().err == f"opspec: cannot write {FULL}: {NO_SPACE}\n"


@needs_full
@pytest.mark.parametrize("unbuffered", ["", "1"])
@pytest.mark.parametrize(
    "words", [("run", "{}", "--random"), ("verify", "{}", "--format", "json"), ("lower", "{}"), TRACE]
)
def test_a_full_disk_behind_standard_output_is_told_in_a_line(
    words: tuple[str, ...], unbuffered: str, model: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONUNBUFFERED", unbuffered)
    command = [sys.executable, "-m", "opspec", *(word.format(model) for word in words)]
    with FULL.open("w") as full:
        ended = subprocess.run(command, stdout=full, stderr=subprocess.PIPE, text=True, check=False)
    assert (ended.returncode, ended.stderr) == (1, f"opspec: cannot write to standard output: {NO_SPACE}\n")


def test_a_closed_standard_output_is_told(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdout", None)
    assert main(["explain", "add"]) == 1
    assert "cannot write to standard output: it is closed" in capsys.readouterr().err


def test_a_file_in_the_place_of_a_folder_is_told(model: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["goldens", "add", "-o", str(model)]) == 2
    assert f"expected a folder to write to, found {model}" in capsys.readouterr().err


@pytest.mark.parametrize(
    "words",
    [
        ("run", "{}", "--random", "-o"),
        ("lower", "{}", "-o"),
        ("plan", "{}", "--svg"),
        ("buffers", "{}", "--svg"),
        ("export", "--schema", "-o"),
    ],
)
def test_folders_that_a_file_goes_to_are_made(
    words: tuple[str, ...], model: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    given, file = [word.format(model) for word in words], tmp_path / "new/deep/file"
    assert main([*given, str(file)]) == 0
    assert file.stat().st_size
    assert main([*given, str(model / "file")]) == 2
    assert f"expected a folder to write to, found {model}" in " ".join(capsys.readouterr().err.split())


@pytest.mark.parametrize("words", [("lower", "{}"), ("refine", "{}", "--input-types", "_"), ("buffers", "{}")])
def test_a_text_that_goes_to_a_dash_is_printed(
    words: tuple[str, ...], model: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(model.parent)
    given = [word.format(model) for word in words]
    assert main(given) == 0
    printed = capsys.readouterr().out
    assert main([*given, "-o", "-"]) == 0
    assert capsys.readouterr().out == printed
    assert not Path("-").exists()


def test_arrays_are_not_printed(model: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["run", str(model), "--random", "-o", "-"])
    assert ended.value.code == 2
    assert "argument -o/--output: expected the name of a file or folder, found -" in capsys.readouterr().err
