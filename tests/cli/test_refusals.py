"""What LLVM refuses, on the command line. No text of ours is known to be: other texts stand in their places here."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

pytest.importorskip("llvmlite", reason="the extra opspec[fast] is not installed")

from opspec.cli.main import main
from opspec.compiled.native import convolutions, engine, one_function, shown
from opspec.compiled.native.kernels import KernelText
from tests.cli.test_plan_command import CONVOLUTION
from tests.compiled.loops import looping

pytestmark = pytest.mark.filterwarnings("default::opspec.compiled.engine_names.EngineWarning")

NO_TEXT = "no text of LLVM's"
KERNEL = """func.func @main(%x: tensor<3xf32>) -> tensor<3xf32> {
  %y = stablehlo.negate %x : tensor<3xf32>
  return %y : tensor<3xf32>
}"""
LOOP = looping(3, ["tensor<3xf32>"], "    %b0 = stablehlo.negate %a0 : tensor<3xf32>\n")
REFUSED = {
    "kernel": (KERNEL, "stablehlo.negate at {path}:2:8: LLVM refuses the kernel, so NumPy evaluates it: "),
    "library": (CONVOLUTION, "stablehlo.convolution at {path}:2:8: LLVM refuses the code, so a library computes it: "),
    "loop": (LOOP, "stablehlo.while at {path}:4:10: LLVM refuses the loop, so Python runs it: "),
}


def refuse(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    """From now on one kind of texts is none of LLVM's."""
    monkeypatch.setenv("OPSPEC_CACHE", "off")
    program = one_function.program_text
    if name == "kernel":
        for module in (engine, shown):
            monkeypatch.setattr(module, "kernel_text", lambda *_, **__: KernelText(NO_TEXT, (), 1, 1))
    elif name == "library":
        monkeypatch.setattr(convolutions, "contraction_text", lambda *_: KernelText(NO_TEXT, (), 1, 1))
    else:
        for module in (one_function, shown):
            monkeypatch.setattr(module, "program_text", lambda *given: replace(program(*given), text=NO_TEXT))


@pytest.mark.parametrize("name", REFUSED)
def test_a_run_says_it_in_a_line(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    text, words = REFUSED[name]
    path = tmp_path / "model.mlir"
    path.write_text(text)
    refuse(monkeypatch, name)
    assert main(["run", str(path), "--random", "--engine", "cpu"]) == 0
    (told,) = capsys.readouterr().err.splitlines()
    assert told.startswith(f"warning: {words.format(path=path)}")


@pytest.mark.parametrize("name", REFUSED)
@pytest.mark.parametrize("option", [[], ["--llvm"], ["--asm"]])
def test_plans_count_them(
    name: str, option: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "model.mlir"
    path.write_text(REFUSED[name][0])
    for refused in (0, 1):
        if refused:
            refuse(monkeypatch, name)
        assert main(["plan", str(path), *option, "--format", "json"]) == 0
        assert json.loads(capsys.readouterr().out)["refused"] == refused
        assert main(["plan", str(path), *option]) == 0
        captured = capsys.readouterr().out.splitlines()
        assert sum("LLVM refuses it" in line for line in captured) == refused
        assert ("LLVM refuses 1 of" in captured[-1]) == bool(refused)
