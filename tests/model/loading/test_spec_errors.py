"""What the loader says about broken spec files: the whole text of the report, for each kind of mistake.

Each `spec_errors/NAME.yaml` says in its first line which file of a spec folder it stands for; `NAME.txt` is
the report. `OPSPEC_UPDATE_GOLDENS=1 pytest tests/model/loading/test_spec_errors.py` writes the reports anew: read what
changed.
"""

from __future__ import annotations

import functools
import os
import re
import shutil
import tempfile
from dataclasses import replace
from pathlib import Path

import pytest

from opspec_model.definitions.spec import Base
from opspec_model.loading.base_loading import load_base
from opspec_model.loading.op_loading import load_all
from opspec_model.loading.op_shapes import op_files
from opspec_model.text.problems import SpecError
from tests.checkout import ROOT
from tests.forks import forked
from tests.samples import one_in

FOLDER = Path(__file__).parent / "spec_errors"
SPEC = ROOT / "spec"
CASES = sorted(path.stem for path in FOLDER.glob("*.yaml"))
OTHER_OPS = ("add", "compare")
FAMILY = "binary"  # theirs


def spec_with(case: str, root: Path) -> Path:
    """A small spec in which one file is the one of the case."""
    spec = root / "spec"
    (spec / "ops/stablehlo").mkdir(parents=True)
    for name in ("types.yaml", "primitives.yaml"):
        shutil.copy(SPEC / name, spec / name)
    (spec / "dialects").mkdir()
    header = (SPEC / "dialects/stablehlo.yaml").read_text(encoding="utf-8")
    without_functions = re.sub(r"^functions:\n(?: .*\n)*", "", header, flags=re.MULTILINE)  # they apply other ops
    (spec / "dialects/stablehlo.yaml").write_text(without_functions, encoding="utf-8")
    (spec / "families").mkdir()
    shutil.copy(SPEC / f"families/{FAMILY}.yaml", spec / f"families/{FAMILY}.yaml")
    for name in OTHER_OPS:
        shutil.copy(SPEC / f"ops/stablehlo/{name}.yaml", spec / f"ops/stablehlo/{name}.yaml")
    text = (FOLDER / f"{case}.yaml").read_text(encoding="utf-8")
    place = spec / text.partition("\n")[0].removeprefix("# file: ")
    place.parent.mkdir(parents=True, exist_ok=True)
    place.write_text(text, encoding="utf-8")
    return spec


@functools.cache
def sound_base() -> Base:
    """What the op files of all cases stand on whose mistake is in an op file."""
    with tempfile.TemporaryDirectory() as folder:
        return load_base(spec_with(next(case for case in CASES if is_of_an_op(case)), Path(folder)))


def is_of_an_op(case: str) -> bool:
    return (FOLDER / f"{case}.yaml").read_text(encoding="utf-8").startswith("# file: ops/")


def report(spec: Path, base: Base | None = None) -> str:
    try:
        load_all(op_files(spec), base or load_base(spec))
    except SpecError as error:
        return f"{error}\n"
    return "no error\n"


@pytest.mark.parametrize("case", one_in(2, CASES))
def test_the_whole_report_is_as_it_should_be(case: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    spec = spec_with(case, tmp_path)
    monkeypatch.chdir(tmp_path)
    base = replace(sound_base(), spec_dir=spec, core=spec) if is_of_an_op(case) else None
    found = report(spec, base)
    golden = FOLDER / f"{case}.txt"
    if os.environ.get("OPSPEC_UPDATE_GOLDENS"):
        golden.write_text(found, encoding="utf-8")
    assert found != "no error\n"
    assert found == golden.read_text(encoding="utf-8")


def test_no_report_is_left_over_and_there_are_enough() -> None:
    assert sorted(path.stem for path in FOLDER.glob("*.txt")) == CASES
    errors = sum(path.read_text(encoding="utf-8").count(": error: ") for path in FOLDER.glob("*.txt"))
    assert len(CASES) >= 45
    assert errors >= 100


def test_an_unreadable_file_is_an_error_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    spec = spec_with(CASES[0], tmp_path)
    monkeypatch.chdir(tmp_path)
    (spec / "ops/stablehlo/demo.yaml").unlink()
    (spec / "ops/stablehlo/demo.yaml").mkdir()
    assert report(spec) == "spec/ops/stablehlo/demo.yaml: error: cannot read this file: Is a directory\n"


def test_a_spec_without_its_base_is_an_error(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "spec").mkdir()
    missing = "error: cannot read this file: No such file or directory\n"
    assert report(tmp_path / "spec") == f"spec/primitives.yaml: {missing}spec/types.yaml: {missing}"


def test_the_command_ends_with_one_and_writes_nothing(tmp_path: Path) -> None:
    spec = spec_with("all_in_one_run", tmp_path)
    path = os.pathsep.join(str(ROOT / part) for part in ("runtime", "model", "generator", "generated"))
    command = ["-m", "opspec", "generate", "--spec", str(spec), "--out", str(tmp_path / "out")]
    run = forked(command, env={**os.environ, "PYTHONPATH": path}, cwd=tmp_path)
    assert run.returncode == 1
    golden = (FOLDER / "all_in_one_run.txt").read_text(encoding="utf-8")
    assert golden in run.stderr
    assert "Traceback" not in run.stdout + run.stderr
    assert not (tmp_path / "out").exists()
    assert not (spec / "schema").exists()
