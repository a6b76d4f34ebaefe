"""`opspec buffers`: what it prints, saves and draws, and the words for its ops."""

from __future__ import annotations

import json
from pathlib import Path
from xml.etree import ElementTree

import pytest

import opspec
from opspec.cli.main import main
from tests.buffers.test_programs import CHAIN, LOOP


@pytest.fixture
def program(tmp_path: Path) -> Path:
    path = tmp_path / "loop.mlir"
    path.write_text(LOOP, "utf-8")
    return path


def test_what_is_saved_runs_again_and_gives_the_same(
    program: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    saved = tmp_path / "loop.buffers.mlir"
    assert main(["buffers", str(program), "-o", str(saved)]) == 0
    assert capsys.readouterr().out == ""
    assert main(["run", str(saved), "--random"]) == 0
    found = capsys.readouterr().out
    assert main(["run", str(program), "--random"]) == 0
    assert found == capsys.readouterr().out
    assert main(["verify", str(saved)]) == 0
    assert main(["buffers", str(saved)]) == 1
    assert "expected a program of tensors" in capsys.readouterr().err


def test_what_is_printed_begins_with_the_peak(program: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["buffers", str(program)]) == 0
    first, _, *rest = capsys.readouterr().out.splitlines()
    # What lives while the loop turns: %e, which %t shows, %x, the sum, and its product; and a few scalars.
    assert first.startswith("// @main: at most 28,8")
    assert first.endswith("bytes at one time, besides 9,844 of arguments and 8 of constants")
    assert any('"buffers.stablehlo.while"' in line for line in rest)
    assert any("memref<60x40xf32, strided<[1, 60]>>" in line for line in rest)


def test_the_data_say_when_memory_is_there(program: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["buffers", str(program), "--format", "json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert data["peak"] == max(step["live"] for step in data["steps"])
    assert data["steps"][data["at_peak"]]["live"] == data["peak"]
    alive = [
        sum(
            x["bytes"]
            for x in data["memories"]
            if x["kind"] in ("allocated", "handed") and x["begin"] <= at <= x["end"]
        )
        for at in range(len(data["steps"]))
    ]
    assert all(found >= step["live"] for found, step in zip(alive, data["steps"], strict=True))
    assert {"view", "loop", "branch", "copy", "op"} <= {step["step"] for step in data["steps"]}


def test_the_picture_is_well_formed_and_says_in_words_what_it_shows(tmp_path: Path) -> None:
    path, picture = tmp_path / "chain.mlir", tmp_path / "chain.svg"
    path.write_text(CHAIN, "utf-8")
    assert main(["buffers", str(path), "-o", str(tmp_path / "x"), "--svg", str(picture)]) == 0
    text = picture.read_text("utf-8")
    root = ElementTree.fromstring(text)
    space = "{http://www.w3.org/2000/svg}"
    assert root.attrib["role"] == "img"
    title, described = root.find(f"{space}title"), root.find(f"{space}desc")
    assert title is not None
    assert title.text == "Memory of @main over time"
    assert described is not None
    assert "50x50xf32 add, subtract, in place" in (described.text or "")
    assert "prefers-color-scheme: dark" in text


def test_an_argument_that_is_not_there_cannot_be_donated(program: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["buffers", str(program), "--donate", "7"]) == 2
    assert "expected positions of its 3 arguments as donated, found 7" in capsys.readouterr().err


def test_ops_over_memory_are_explained() -> None:
    said = opspec.explain("buffers.stablehlo.add")
    assert said.startswith("buffers.stablehlo.add: stablehlo.add over memory")
    assert "operands: lhs, rhs, result (written)" in said
    assert opspec.explain("memref.dealloc") == "memref.dealloc: the end of memory"
    assert "buffers.C4" in opspec.explain("buffers")
    with pytest.raises(opspec.OpSpecError, match=r"no op 'stablehlo\.ad': did you mean"):
        opspec.explain("buffers.stablehlo.ad")
