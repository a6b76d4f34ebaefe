"""Wherever somebody names an op, the dialect may be left out, and a name that is none says what may be meant."""

from __future__ import annotations

from pathlib import Path

import pytest

from opspec.catalog.op_files import full_name
from opspec.cli.main import main
from opspec.errors import OpSpecError

PROGRAM = """func.func @main(%x: tensor<f32>) -> tensor<f32> {
  %0 = chlo.sinh %x : tensor<f32> -> tensor<f32>
  return %0 : tensor<f32>
}
"""


@pytest.mark.parametrize(
    ("name", "first", "found"),
    [
        ("pad", "stablehlo", "stablehlo.pad"),
        ("sinh", "stablehlo", "chlo.sinh"),
        ("tan", "stablehlo", "stablehlo.tan"),
        ("tan", "chlo", "chlo.tan"),
        ("chlo.tan", "stablehlo", "chlo.tan"),
    ],
)
def test_a_name_without_its_dialect(name: str, first: str, found: str) -> None:
    assert full_name(name, first) == found


def test_a_name_of_no_op() -> None:
    with pytest.raises(OpSpecError, match=r"^the spec has no op 'redcue': did you mean reduce\?$"):
        full_name("redcue")


@pytest.mark.parametrize(
    "command", [["explain", "NAME"], ["cuda", "NAME"], ["goldens", "NAME", "--types", "i8", "-o", "made"]]
)
def test_commands_that_take_an_op(
    command: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main([part.replace("NAME", "negate") for part in command]) == 0
    assert "negate" in capsys.readouterr().out
    assert main([part.replace("NAME", "negtae") for part in command]) == 2
    assert capsys.readouterr().err == "opspec: the spec has no op 'negtae': did you mean negate?\n"


@pytest.mark.parametrize(
    "command", [["verify", "--select", "sinh,sinh.T2"], ["lower", "--keep", "sinh"], ["lower", "--expand", "dot"]]
)
def test_commands_that_take_a_list_of_ops(command: list[str], tmp_path: Path) -> None:
    (tmp_path / "p.mlir").write_text(PROGRAM)
    assert main([*command, str(tmp_path / "p.mlir")]) == 0
