"""`opspec partition` and `opspec run --mesh` as commands."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import opspec
from opspec.cli.main import main
from opspec.compiled import engines
from tests.checkout import ROOT

SHARDED = ROOT / "examples/sharded.mlir"


def test_the_local_program_and_why(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    made = tmp_path / "local.mlir"
    assert main(["partition", str(SHARDED), "-o", str(made), "--explain"]) == 0
    shown = capsys.readouterr().out.replace(str(SHARDED), "sharded.mlir")
    assert "all_reduce over model of 4x32, 512 bytes of each device" in shown
    assert "over model: 512 bytes of each device in 1 collective" in shown
    assert max(map(len, shown.splitlines())) <= 80
    assert "tensor<4x32xf32>" in made.read_text()
    assert main(["verify", str(made)]) == 0


def test_the_same_as_data(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["partition", str(SHARDED), "--format", "json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["bytes"] == {"model": 512}
    assert found["collectives"][0]["local_shape"] == [4, 32]
    assert found["program"].startswith("module")


def test_a_run_on_threads_gives_what_the_whole_gives(tmp_path: Path) -> None:
    one, other = tmp_path / "one.npz", tmp_path / "other.npz"
    assert main(["run", str(SHARDED), "--mesh", "data=4,model=2", "--random", "7", "-o", str(one)]) == 0
    assert main(["run", str(SHARDED), "--random", "7", "-o", str(other)]) == 0
    (mine,), (theirs,) = np.load(one).values(), np.load(other).values()
    assert np.allclose(mine, theirs, rtol=1e-4, atol=1e-4)


MESH = ["run", str(SHARDED), "--mesh", "data=4,model=2", "--random", "7"]


def test_how_it_is_computed_is_as_asked(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    compile_ = engines.compile
    seen: list[dict[str, object]] = []

    def watched(*given: Any, **asked: Any) -> Any:
        seen.append(asked)
        return compile_(*given, **asked)

    monkeypatch.setattr(engines, "compile", watched)
    results = []
    words = (["--engine", "cpu", "--products", "strict", "--reading", "xla"], ["--accurate"])
    for at, more in enumerate(words):
        assert main([*MESH, *more, "-o", str(tmp_path / f"{at}.npz")]) == 0
        results.append(np.load(tmp_path / f"{at}.npz")["arr_0"])
    assert np.allclose(*results, rtol=1e-4, atol=1e-4)
    assert seen == [
        {"entry": "main", "engine": "cpu", "products": "strict", "reading": "xla", "accurate": False},
        {"entry": "main", "engine": "numpy", "products": "fast", "reading": "public", "accurate": True},
    ]


def test_the_first_device_is_looked_into(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    assert main([*MESH, "--trace", "--only", "*dot_general*", "--profile"]) == 0
    shown = capfd.readouterr()
    assert shown.err.count(" dot_general sharded.mlir:") == 2
    assert "all_reduce" in shown.out
    file = tmp_path / "logs.mlir"
    file.write_text("""
sdy.mesh @m = <["x"=2]>
func.func @main(%a: tensor<4xf32> {sdy.sharding = #sdy.sharding<@m, [{"x"}]>}) -> tensor<4xf32> {
  %0 = stablehlo.log %a : tensor<4xf32>
  return %0 : tensor<4xf32>
}
""")
    assert main(["run", str(file), "--mesh", "x=2", "--arg", "tensor<4xf32> [1, 2, 3, 0]", "--check-finite"]) == 1
    said = capfd.readouterr().err
    assert "process (0, 1): stablehlo.log" in said
    assert "the first infinity: 1 of 2 elements" in said


@pytest.mark.parametrize("more", [["--formula"], ["--entry", "main"]])
def test_what_goes_with_no_mesh(more: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*MESH, *more]) == 2
    assert "expected --mesh without --formula and --entry" in capsys.readouterr().err


def test_another_mesh_and_what_cannot_be_shared(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["run", str(SHARDED), "--mesh", "data=8", "--random"]) == 1
    assert "expected the mesh of the program, data=4,model=2, found --mesh data=8" in capsys.readouterr().err
    file = tmp_path / "called.mlir"
    file.write_text("""
sdy.mesh @m = <["x"=2]>
func.func @main(%a: tensor<4xf32> {sdy.sharding = #sdy.sharding<@m, [{"x"}]>}) -> tensor<4xf32> {
  %0 = stablehlo.custom_call @something(%a) : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
""")
    assert main(["partition", str(file)]) == 1
    assert "stablehlo.custom_call cannot be shared by the devices" in capsys.readouterr().err
    assert main(["partition", str(file), "--replicate", "--explain"]) == 0
    assert "computed whole along some dimensions" in capsys.readouterr().out.replace("\n//    ", " ")
    assert opspec.load(file)
    asked = ["run", str(file), "--random"]
    assert main([*asked, "--mesh", "x=2"]) == 1
    assert "stablehlo.custom_call cannot be shared by the devices" in capsys.readouterr().err
    assert main([*asked, "--mesh", "x=2", "--replicate"]) == 1
    assert "cannot be shared" not in capsys.readouterr().err  # nobody has registered the call
    assert main([*asked, "--replicate"]) == 2
    assert "expected --mesh or --ranks with --replicate" in capsys.readouterr().err
