"""`opspec check-boundary` and `opspec manifest`: what they print, and how they end."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import jsonschema
import pytest

import opspec
from opspec.boundary.making import manifest_from
from opspec.boundary.manifest import manifest_of
from opspec.cli.main import main
from opspec.conform.asked import Selection
from opspec.conform.results import Result, Run, head
from opspec.conform.verdicts import JudgeSettings
from tests.checkout import ROOT

ERF = """func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = chlo.erf %x : tensor<4xf32> -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
"""
OPEN = """func.func @main(%x: tensor<?xf32>) -> tensor<?xf32> {
  %0 = stablehlo.add %x, %x : tensor<?xf32>
  return %0 : tensor<?xf32>
}
"""
BACKEND = ROOT / "examples/backend/serve.py"


@pytest.fixture
def program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "a.mlir").write_text(ERF)
    return "a.mlir"


def test_a_program_is_checked(program: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check-boundary", program, "--policy", "portable"]) == 1
    assert capsys.readouterr().out == (
        "chlo.erf: the dialect chlo may not cross\n"
        "  expand: its graph of StableHLO ops\n"
        "  at a.mlir:2:8\n"
        "1 thing may not cross (portable)\n"
    )
    assert main(["check-boundary", program, "--policy", "portable", "--format", "json"]) == 1
    (found,) = json.loads(capsys.readouterr().out)["findings"]
    assert (found["op"], found["remedy"], found["place"]) == ("chlo.erf", "expand", "a.mlir:2:8")


def test_a_program_is_fixed_and_proven(program: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check-boundary", program, "--policy", "portable", "--fix", "-o", "b.mlir"]) == 0
    said = capsys.readouterr().err
    assert said.startswith("fixed: chlo.erf: expand: its graph of StableHLO ops\nproven: 3 draws: ")
    assert "chlo" not in str(opspec.load("b.mlir"))
    assert main(["check-boundary", "b.mlir", "--policy", "portable"]) == 0
    assert capsys.readouterr().out == "all of it may cross (portable)\n"


def test_sizes_that_were_named_are_not_asked_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("open.mlir").write_text(OPEN)
    words = ["check-boundary", "open.mlir", "--policy", "portable"]
    assert main(words) == 1
    assert "refine sizes: name the sizes of the arguments with --input-types" in capsys.readouterr().out
    assert main([*words, "--fix", "--input-types", "4xf32", "-o", "b.mlir"]) == 0
    said = capsys.readouterr().err
    assert "refine sizes: by those that are named for the arguments" in said
    assert "--input-types" not in said


def test_what_is_newer_than_a_backend_reads_is_found_and_fixed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("tan.mlir").write_text(
        ERF.replace("chlo.erf", "stablehlo.tan").replace(
            "tensor<4xf32> -> tensor<4xf32>\n  ret", "tensor<4xf32>\n  ret"
        )
    )
    said = {"manifest": "1", "backend": "a", "described": "", "made": "", "ops": {}}
    Path("m.json").write_text(json.dumps(said | {"versions": {"oldest": "0.9.0", "newest": "1.3.0"}}))
    assert main(["check-boundary", "tan.mlir", "--plugin", "m.json"]) == 1
    assert "the op needs StableHLO 1.4.0, and 1.3.0 is the newest" in capsys.readouterr().out
    assert main(["check-boundary", "tan.mlir", "--plugin", "m.json", "--fix"]) == 0
    fixed = capsys.readouterr()
    assert "stablehlo.tan" not in fixed.out
    assert "proven: 3 draws: " in fixed.err


def test_what_has_no_remedy_is_left(program: str, capsys: pytest.CaptureFixture[str]) -> None:
    Path(program).write_text(
        ERF.replace("chlo.erf %x : tensor<4xf32> ->", "stablehlo.custom_call @f(%x) : (tensor<4xf32>) ->")
    )
    assert main(["check-boundary", program, "--policy", "portable", "--fix", "--format", "json"]) == 1
    told = json.loads(capsys.readouterr().out)
    assert [(one["remedy"], one["op"]) for one in told["left"]] == [("impossible", "stablehlo.custom_call")]
    assert (told["fixed"], told["proof"]) == ([], None)


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (["--policy", "portble"], "did you mean 'portable'?"),
        (["--plugin", "nowhere.json"], "nowhere.json: No such file"),
        (["--plugin", "nowhere.so"], "expected the file of a PJRT plugin, found none"),
        (["--plugin", "nowhere"], "which is no file"),
    ],
)
def test_what_cannot_be_meant_ends_with_two(
    program: str, options: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["check-boundary", program, *options]) == 2
    assert said in capsys.readouterr().err


# --- manifests ------------------------------------------------------------------------------------------------------


def test_a_backend_is_asked_for_its_manifest(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("os.cpu_count", lambda: 1)  # several make cases in processes of their own
    command = [
        "--ops",
        "add,tan",
        "--types",
        "f32,f64,i32",
        "--quick",
        "-o",
        "m.json",
        "--",
        sys.executable,
        str(BACKEND),
    ]
    assert main(["manifest", *command]) == 0
    found = json.loads(Path("m.json").read_text())
    jsonschema.validate(found, json.loads((ROOT / "spec/schema/manifest.schema.json").read_text()))
    # The example has add, maximum and negate, of f32 and i32.
    add, tan = found["ops"]["stablehlo.add"]["types"], found["ops"]["stablehlo.tan"]["types"]
    assert (add["f32"], add["i32"], add["f64"], add["bf16"]) == ("yes", "yes", "no", "unknown")
    assert "yes" not in tan.values()
    assert "no" in tan.values()
    Path("a.mlir").write_text(ERF.replace("chlo.erf %x : tensor<4xf32> ->", "stablehlo.tan %x :"))
    assert main(["check-boundary", "a.mlir", "--plugin", "m.json"]) == 1
    assert "the backend takes no stablehlo.tan of f32" in capsys.readouterr().out


def _run(*results: tuple[str, str, str, str]) -> Run:
    about = head("a", "b", Selection("quick"), JudgeSettings())
    made = {case: Result(case, "stablehlo.compare", type_, label, verdict) for case, type_, label, verdict in results}
    return Run(about, made)


def test_answers_follow_from_verdicts() -> None:
    found = manifest_from(
        _run(
            ("compare/f32/example", "f32", "example", "exact"),
            ("compare/f32/nan", "f32", "nan", "wrong"),
            ("compare/bf16/example", "bf16", "example", "unsupported"),
            ("compare/i8/example", "i8", "example", "crash"),
            ("compare/i16-i32/example", "i16", "example", "refused"),
            ("compare/refused/C1", "-", "refused", "accepted"),
            ("compare/f32/unknown_sizes", "f32", "unknown_sizes", "refused"),
        ),
        ("0.9.0", "1.10.0"),
    )
    taken = found.ops["stablehlo.compare"]
    assert [taken.types[name] for name in ("f32", "bf16", "i8", "f64", "i16")] == [
        "yes",
        "no",
        "no",
        "unknown",
        "unknown",
    ]
    assert taken.unknown_sizes == "no"
    assert found.versions == ("0.9.0", "1.10.0")
    assert manifest_of("m", json.dumps(found.data()).encode()).data() == found.data()


COMPOSITE = """
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.composite "chlo.square" %x {decomposition = @f} : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func private @f(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.multiply %x, %x : tensor<4xf32>
  return %0 : tensor<4xf32>
}
"""


def test_composites_are_answered_by_name(program: str, capsys: pytest.CaptureFixture[str]) -> None:
    """The backend of the example takes no composite; what it was not asked about is not known."""
    asked = ["--ops", "chlo.square", "--types", "f32", "--quick", "-o", "m.json"]
    assert main(["manifest", *asked, "--", sys.executable, str(BACKEND)]) == 0
    found = json.loads(Path("m.json").read_text())
    assert found["composites"] == {"chlo.square": "no"}
    Path(program).write_text(COMPOSITE)
    assert main(["check-boundary", program, "--plugin", "m.json"]) == 1
    assert "the backend takes no composites 'chlo.square'" in " ".join(capsys.readouterr().out.split())
    Path(program).write_text(COMPOSITE.replace("chlo.square", "chlo.erf"))
    assert main(["check-boundary", program, "--plugin", "m.json"]) == 0
