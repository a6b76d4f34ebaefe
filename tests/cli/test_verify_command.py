"""`opspec verify` as people use it: forms of output, choices of rules, warnings, folders, and pretty programs."""

from __future__ import annotations

import json
import os
import shlex
import sys
from pathlib import Path

import pytest

from opspec.cli.inputs import SUFFIXES
from opspec.cli.main import main
from opspec.verification.program_warnings import WARNINGS
from tests.checkout import ROOT
from tests.forks import forked

REPEATED = """\
func.func @main(%x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = "stablehlo.abs"(%x) : (tensor<2xf32>) -> tensor<3xf32>
  %1 = "stablehlo.abs"(%x) : (tensor<2xf32>) -> tensor<3xf32>
  func.return %x : tensor<2xf32>
}
"""

PRETTY = """\
func.func @main(%x: tensor<2x3xf32>, %v: tensor<f32>) -> tensor<2xf32> {
  %0 = stablehlo.reduce(%x init: %v) applies stablehlo.add across dimensions = [3]
      : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
  %1:2 = "stablehlo.reduce"(%x, %x, %v, %v) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>, %c: tensor<f32>, %d: tensor<f32>):
    %s = stablehlo.add %a, %c : tensor<f32>
    %t = stablehlo.abs %b : (tensor<f32>) -> tensor<i32>
    stablehlo.return %s, %b : tensor<f32>, tensor<f32>
  }) {dimensions = array<i64: 1>}
      : (tensor<2x3xf32>, tensor<2x3xf32>, tensor<f32>, tensor<f32>) -> (tensor<2xf32>, tensor<2xf32>)
  func.return %1#1 : tensor<2xf32>
}
func.func @other(%x: tensor<?xf32>) -> tensor<4xf32> {
  %0 = stablehlo.negate %x {why = "fun"} : (tensor<?xf32>) -> tensor<4xf32>
  %1 = stablehlo.add %0, %0 : tensor<4xf32>
  func.return %x : tensor<?xf32>
}
"""


@pytest.fixture
def program(tmp_path: Path) -> Path:
    path = tmp_path / "program.mlir"
    path.write_text(PRETTY)
    return path


def verify(capsys: pytest.CaptureFixture[str], *arguments: object) -> tuple[int, str, str]:
    status = main(["verify", *map(str, arguments)])
    captured = capsys.readouterr()
    return status, captured.out, captured.err


def found(capsys: pytest.CaptureFixture[str], *arguments: object) -> list[tuple[str, int]]:
    _, out, _ = verify(capsys, "--format", "json", *arguments)
    return [(d["rule"], d["location"]["line"]) for file in json.loads(out)["files"] for d in file["diagnostics"]]


def test_every_refused_op_of_a_pretty_program_is_judged(capsys: pytest.CaptureFixture[str], program: Path) -> None:
    rules = found(capsys, "--warnings", "off", program)
    assert rules == [("reduce.C3", 2), ("abs.C2", 7), ("func.return.C1", 16)]


def test_warnings_come_with_the_problems(capsys: pytest.CaptureFixture[str], program: Path) -> None:
    rules = found(capsys, "--warnings", "on", "--select", ",".join(WARNINGS), program)
    assert ("unused-result", 15) in rules
    assert ("unknown-attribute", 14) in rules
    assert ("runtime-shape", 14) in rules


def test_in_ci_warnings_are_off_unless_strict(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clean = tmp_path / "clean.mlir"
    clean.write_text(
        "func.func @main(%x: tensor<2xf32>) -> tensor<2xf32> {\n"
        "  %0 = stablehlo.abs %x : tensor<2xf32>\n  func.return %x : tensor<2xf32>\n}\n"
    )
    monkeypatch.delenv("CI", raising=False)
    status, out, _ = verify(capsys, clean)
    assert (status, out.endswith(f"{clean}: no problems, 1 warning\n")) == (0, True)
    monkeypatch.setenv("CI", "true")
    assert verify(capsys, clean) == (0, f"{clean}: no problems\n", "")
    status, out, _ = verify(capsys, "--strict", clean)
    assert status == 1
    assert "error: unused-result of stablehlo.abs" in out


def test_equal_findings_are_shown_once(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "twice.mlir"
    path.write_text(REPEATED)
    status, out, _ = verify(capsys, "--warnings", "off", path)
    assert status == 1
    assert out.count("breaks abs.C1") == 1
    assert "  also at 3:8\n" in out
    assert out.endswith(": 2 problems\n")


def test_rules_are_chosen_by_name(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "twice.mlir"
    path.write_text(REPEATED)
    assert found(capsys, "--warnings", "off", "--select", "abs.C1", path) == [("abs.C1", 2), ("abs.C1", 3)]
    assert found(capsys, "--warnings", "off", "--ignore", "abs", path) == []
    assert found(capsys, "--warnings", "off", "--select", "T3,pad", path) == []
    assert found(capsys, "--warnings", "off", "--select", "*.C1", path) == [("abs.C1", 2), ("abs.C1", 3)]
    for name, says in (
        ("abs.C9", "stablehlo.abs has no rule C9; it has C1, C2, T1, "),
        ("asb", "no rule or warning is called 'asb'; did you mean 'abs'?"),
        ("xyzzy", "no rule or warning is called 'xyzzy'; expected an op (pad), a rule (pad.C4)"),
    ):
        status, _, err = verify(capsys, "--select", name, path)
        assert (status, says in err) == (2, True), err


def test_a_folder_stands_for_the_programs_in_it(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    (tmp_path / "deep").mkdir()
    (tmp_path / "deep/a.mlir").write_text(REPEATED)
    (tmp_path / "b.mlir").write_text(REPEATED)
    (tmp_path / "notes.txt").write_text("nothing")
    status, out, _ = verify(capsys, "--warnings", "off", tmp_path)
    assert status == 1
    assert out.endswith("2 files, 2 with problems\n")
    (tmp_path / "empty").mkdir()
    status, _, err = verify(capsys, tmp_path / "empty")
    assert status == 1
    assert "expected programs in this folder" in err


def test_programs_of_a_folder_are_known_by_suffix_or_first_bytes(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    from tests.verification.damaged_programs import seeds

    contents = {kind: seeds(kind)[0] for kind in ("bytecode", "artifact", "export")}
    for name, content in (contents | {"model.bin": b"ML\xefR\x0d", "notes.txt": b"text", "empty": b""}).items():
        (tmp_path / name).write_bytes(content)
    status, out, err = verify(capsys, "--format", "json", "--warnings", "off", tmp_path)
    failed = {Path(file["file"]).name: file["error"] is not None for file in json.loads(out)["files"]}
    assert (status, failed) == (1, dict.fromkeys(contents, False) | {"model.bin": True})
    assert err == f"opspec: {tmp_path}: 2 files passed over, by suffix and first bytes no programs\n"
    for place in (verify_help(capsys), (ROOT / "docs/using.md").read_text()):
        assert all(suffix in place for suffix in SUFFIXES)


def verify_help(capsys: pytest.CaptureFixture[str]) -> str:
    with pytest.raises(SystemExit):
        main(["verify", "--help"])
    return capsys.readouterr().out


def test_github_reads_workflow_commands(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "twice.mlir"
    path.write_text(REPEATED)
    _, out, _ = verify(capsys, "--format", "github", "--warnings", "off", path)
    first, second = out.splitlines()
    assert first == (
        f"::error file={path},line=2,col=8,title=abs.C1::stablehlo.abs: `result` has the shape of `operand` "
        "(dimension 0: 2, but shape(result) has 3)%0Arule abs.C1: shape(result) == shape(operand)"
        "%0Atry: result of type tensor<2xf32>"
    )
    assert second.startswith(f"::error file={path},line=3,col=8,")


def test_sarif_names_rules_levels_and_places(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "twice.mlir"
    path.write_text(REPEATED)
    status, out, _ = verify(capsys, "--format", "sarif", "--warnings", "on", path, tmp_path / "none.mlir")
    assert status == 1
    (run,) = json.loads(out)["runs"]
    rules = [rule["id"] for rule in run["tool"]["driver"]["rules"]]
    assert rules == ["abs.C1", "unused-result"]
    levels = [(result["ruleId"], result["level"]) for result in run["results"]]
    assert levels.count(("abs.C1", "error")) == levels.count(("unused-result", "warning")) == 2
    for result in run["results"]:
        assert rules[result["ruleIndex"]] == result["ruleId"]
        place = result["locations"][0]["physicalLocation"]
        assert place["artifactLocation"]["uri"] == str(path)
        assert place["region"]["startLine"] in (2, 3)
    assert run["invocations"][0]["executionSuccessful"] is False
    (note,) = run["invocations"][0]["toolExecutionNotifications"]
    assert "No such file" in note["message"]["text"]


def test_a_rule_or_a_warning_is_explained(capsys: pytest.CaptureFixture[str]) -> None:
    assert verify(capsys, "--explain", "unused-result")[1].startswith("unused-result: an op without effects")
    assert "shape(result) == shape(operand)" in verify(capsys, "--explain", "abs.C1")[1]
    assert main(["explain", "abs.C1", "--format", "json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert json.loads(verify(capsys, "--explain", "abs.C1", "--format", "json")[1]) == data


# --- strange input --------------------------------------------------------------------------------

CLEAN = "func.func @main(%x: tensor<2xf32>) -> tensor<2xf32> {\n  return %x : tensor<2xf32>\n}\n"


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"", "found nothing"),
        (b"   \n\n", "expected a program"),
        (CLEAN.encode("utf-16"), "MLIR text (UTF-8)"),
        (b"\xff\xfe\x00\x01", "found 4 bytes"),
        (b"PK\x03\x04 a zip file", ":1:3: unexpected character\n    PK\ufffd\ufffd a zip file\n      ^\n"),
        (b"ML\xefR\x0dMLIR\0", "written by"),
    ],
)
def test_what_is_no_program_is_told_in_a_few_lines(
    content: bytes, said: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    path = tmp_path / "strange.mlir"
    path.write_bytes(content)
    status, out, err = verify(capsys, path)
    assert (status, out) == (1, "")
    assert said in err
    assert len(err.splitlines()) <= 6


@pytest.mark.parametrize(
    "content",
    [
        CLEAN.replace("\n", "\r\n").encode(),
        b"// no \xc3\xa4scii \xe2\x86\x92 here\n" + CLEAN.encode(),
        CLEAN.replace("@main", '@"n\u00e4me"').encode(),
    ],
)
def test_text_of_other_systems_and_languages_is_read(
    content: bytes, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    path = tmp_path / "program.mlir"
    path.write_bytes(content)
    assert verify(capsys, path) == (0, f"{path}: no problems\n", "")


def test_a_file_may_have_any_name(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "a b, c: d.mlir"
    path.write_text(REPEATED)
    _, out, _ = verify(capsys, "--format", "github", "--warnings", "off", path)
    assert out.startswith(f"::error file={tmp_path}/a b%2C c%3A d.mlir,line=2,")


def test_bytecode_is_judged_as_text_is(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    from tests.verification.damaged_programs import seeds

    for kind in ("bytecode", "artifact", "export"):
        path = tmp_path / f"{kind}.mlirbc"
        path.write_bytes(seeds(kind)[0])
        assert verify(capsys, "--warnings", "off", path) == (0, f"{path}: no problems\n", "")


def test_the_hook_runs_as_pre_commit_runs_it(tmp_path: Path) -> None:
    """pre-commit splits `entry` as a shell does, and adds the files that match `files`."""
    import re

    import yaml

    (hook,) = yaml.safe_load((ROOT / ".pre-commit-hooks.yaml").read_text())
    names = ["good.mlir", "models/bad.mlir", "notes.txt", "models/step.mlirbc"]
    assert [name for name in names if re.search(hook["files"], name)] == [*names[:2], names[3]]
    (tmp_path / "good.mlir").write_text(CLEAN)
    (tmp_path / "models").mkdir()
    (tmp_path / "models/bad.mlir").write_text(REPEATED)
    command = shlex.split(hook["entry"])
    assert command[0] == "opspec"
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    for files, status in ((names[:1], 0), (names[:2], 1)):
        done = forked(["-m", *command, *files], env=environment, cwd=tmp_path)
        assert (done.returncode, done.stderr) == (status, "")
    assert "models/bad.mlir:2:8: stablehlo.abs breaks abs.C1" in done.stdout


SHARDED = """\
module {
  sdy.mesh @mesh = <["x"=2, "y"=2]>
  func.func @main(%a: tensor<8x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}) -> tensor<8x4xf32> {
    %0 = sdy.sharding_constraint %a <@mesh, [{}, {"y"}]> : tensor<8x4xf32>
    return %0 : tensor<8x4xf32>
  }
}
"""


def test_ops_of_shardy_are_told_as_what_they_are(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "sharded.mlir"
    file.write_text(SHARDED)
    assert verify(capsys, file) == (0, f"{file}: no problems\n", "")
    file.write_text(SHARDED.replace('{"y"}]', '{"z"}]'))
    assert found(capsys, file) == [("sdy.sharding_constraint.C4", 4)]
    manual = (
        '%0 = sdy.manual_computation(%a) in_shardings=[<@mesh, [{"x"}, {}]>] out_shardings=[<@mesh, [{"x"}, {}]>] '
        'manual_axes={"x"} (%b: tensor<4x4xf32>) { sdy.return %b : tensor<4x4xf32> } '
        ": (tensor<8x4xf32>) -> tensor<8x4xf32>"
    )
    file.write_text(SHARDED.replace('%0 = sdy.sharding_constraint %a <@mesh, [{}, {"y"}]> : tensor<8x4xf32>', manual))
    assert verify(capsys, file) == (0, f"{file}: no problems\n", "")
    file.write_text(file.read_text().replace('manual_axes={"x"}', 'manual_axes={"z"}'))
    assert found(capsys, file) == [("sdy.manual_computation.C16", 4), ("sdy.manual_computation.C18", 4)]


def test_what_the_carrier_is_is_said_once(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = (ROOT / "tests/verification/broken/call/undefined_value.mlir").read_text()
    files = [tmp_path / name for name in ("a.mlir", "b.mlir")]
    for file in files:
        file.write_text(text)
    assert main(["verify", *map(str, files)]) == 1
    out = capsys.readouterr().out
    assert out.count("refused by the MLIR library") == 2
    assert out.count("\n  more   opspec explain carrier\n") == 1


@pytest.mark.parametrize(
    ("op", "words"), [("rng", ("extern", "exact")), ("reduce", ("reduction",)), ("exponential", ())]
)
def test_words_of_ours_are_explained_where_they_stand_first(
    op: str, words: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["explain", op]) == 0
    out = " ".join(capsys.readouterr().out.split())
    assert out.count("says what that is") == len(words)
    for word in words:
        assert out.count(f"`opspec explain {word}` says what that is") == 1
        assert main(["explain", word]) == 0
        assert capsys.readouterr().out.startswith(f"{word}: ")
