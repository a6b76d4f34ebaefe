"""What LLVM refuses, on the command line. No text of ours is known to be: other texts stand in their places here."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

pytest.importorskip("llvmlite", reason="the extra opspec[fast] is not installed")

from opspec.cli.main import main
from opspec.compiled.native import convolutions, engine, loops
from opspec.compiled.native.kernels import KernelText
from tests.cli.test_plan_command import CONVOLUTION
from tests.compiled.loops import looping

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
    program = loops.program_text
    if name == "kernel":
        monkeypatch.setattr(engine, "kernel_text", lambda *_: KernelText(NO_TEXT, (), 1, 1))
    elif name == "library":
        monkeypatch.setattr(convolutions, "contraction_text", lambda *_: KernelText(NO_TEXT, (), 1, 1))
    else:
        monkeypatch.setattr(loops, "program_text", lambda *given: replace(program(*given), text=NO_TEXT))


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
