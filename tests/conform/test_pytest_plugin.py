"""The plugin for pytest: a test for each case, in the suite of somebody else."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tomllib
from importlib import import_module
from pathlib import Path
from xml.etree import ElementTree

import pytest

from tests.checkout import ROOT
from tests.fork_server import fork_command
from tests.forks import forked

SUITE = """
import shlex
import pytest

BACKEND = "-- " + shlex.join({command!r})
pytestmark = pytest.mark.hardware


@pytest.mark.opspec_conform(
    BACKEND, ops="add", types="f32,f64", labels="random,zeros,refused", level="default", waivers={waivers!r}
)
def test_conforms(conform_case):
    conform_case.check()
"""
WAIVERS = "waivers:\n  - {case: add/f32/random, reason: an old chip}\n"


def pytest_in(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    (folder / "pytest.ini").write_text("[pytest]\nmarkers =\n  hardware: needs it\n")
    own = {"PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}  # where OpSpec is installed, it is there already
    environment = os.environ | {"PYTHONPATH": ":".join(x for x in sys.path if x)} | own
    options = ["--strict-markers", "-p", "opspec.conform.pytest_plugin", "-p", "no:cacheprovider"]
    return forked(["-m", "pytest", *options, "-q", "-rA", "--junitxml=j.xml", *words], env=environment, cwd=folder)


def add_suite(folder: Path, name: str, fault: str, waivers: str = "") -> Path:
    """A file of tests of a backend with a fault; its waivers lie beside it."""
    file = folder / f"{name}.yaml"
    file.write_text(waivers)
    command = fork_command("tests.conform.faulty_backend", fault)
    made = folder / f"test_{name}.py"
    made.write_text(SUITE.format(command=command, waivers=str(file) if waivers else None))
    return made


def outcomes(folder: Path, name: str) -> dict[str, str]:
    """What became of each test of a file, by the name of its case."""
    cases = ElementTree.parse(folder / "j.xml").getroot().iter("testcase")
    own = [x for x in cases if x.get("classname") == f"test_{name}"]
    return {str(x.get("name")).partition("[")[2][:-1]: next((child.tag for child in x), "passed") for x in own}


@pytest.fixture(scope="module")
def done(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str]:
    """The folder of three suites, and what pytest says of them."""
    folder = tmp_path_factory.mktemp("suites")
    add_suite(folder, "off", "off_by_two_ulp")
    add_suite(folder, "lacking", "no_f64", WAIVERS.replace("f32", "f64"))
    add_suite(folder, "refusing", "valid_refused", WAIVERS)
    ended = pytest_in(folder, "-m", "hardware", "-k", "random or zeros or C1")
    assert ended.returncode == 1, ended.stdout + ended.stderr
    return folder, ended.stdout


def test_each_case_is_a_test(done: tuple[Path, str]) -> None:
    folder, said = done
    found = outcomes(folder, "off")
    assert {name: how for name, how in found.items() if how != "passed"} == {
        "add/f32/random": "failure",
        "add/f64/random": "failure",
    }
    assert {"add/f32/zeros", "add/f64/random", "add/refused/C1"} <= found.keys()
    for words in (
        "wrong: result[",
        "2 ULP apart",
        "stablehlo.add",
        "takes tensor<",
        "opspec conform --case add/f32/random",
    ):
        assert words in said


def test_what_is_not_there_is_skipped_and_what_is_waived_is_expected(done: tuple[Path, str]) -> None:
    folder, said = done
    assert "lacking.yaml:2: add/f64/random is waived, and it is 'unsupported': remove the waiver" in said
    found = outcomes(folder, "lacking")
    assert found["add/f64/zeros"] == "skipped"
    assert found["add/f64/random"] == "failure"  # it is none, so the waiver is not needed
    assert found["add/refused/C1"] == "passed"
    found = outcomes(folder, "refusing")
    assert found["add/f32/zeros"] == "passed"
    assert found["add/f32/random"] == "skipped"  # as JUnit has expected failures
    assert "refused: an old chip" in said


BAD = {
    "no_such_op": ('ops="add"', 'ops="ad"', "no op 'ad'"),
    "no_such_label": ('labels="random,zeros,refused"', 'labels="none"', "expected a label (example, "),
    "nothing_left": ('labels="random,zeros,refused"', 'labels="partitions"', "no case was asked"),
    "other_words": ('types="f32,f64"', 'kinds="f32"', "expected opspec_conform(backend, ops="),
    "no_marker": (
        "@pytest.mark.opspec_conform(\n    BACKEND",
        "@pytest.mark.skipif(\n    False, reason=BACKEND",
        "expected a marker @pytest",
    ),
    "no_waivers": ("waivers=None", "waivers='none.yaml'", "none.yaml: No such file"),
    "no_backend": ("shlex.join", "str", "cannot be started"),
}


def test_what_cannot_be_meant_is_told(tmp_path: Path) -> None:
    for name, (old, new, _) in BAD.items():
        file = add_suite(tmp_path, name, "none")
        text = file.read_text()
        assert old in text
        file.write_text(text.replace(old, new))
    ended = pytest_in(tmp_path, "-k", "random or zeros", "--continue-on-collection-errors")
    said = ended.stdout + ended.stderr
    assert ended.returncode not in (0, 5)
    assert "Traceback" not in said
    for name, (_, _, says) in BAD.items():
        assert says in said, said
        assert re.search(rf"^ERROR test_{name}[.]py", said, re.MULTILINE), said  # and nothing failed as a test does
    assert "FAILED" not in said


def test_it_is_there_when_opspec_is_installed_and_costs_nothing_when_unused() -> None:
    points = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["entry-points"]["pytest11"]
    plugin = import_module(points["opspec"])
    assert plugin.pytest_generate_tests
    source = f"import pytest, sys; old = set(sys.modules); import {points['opspec']}; print(*(set(sys.modules) - old))"
    environment = os.environ | {"PYTHONPATH": ":".join(x for x in sys.path if x)}
    said = subprocess.run([sys.executable, "-c", source], env=environment, capture_output=True, text=True, check=True)
    loaded = said.stdout.split()
    assert points["opspec"] in loaded
    heavy = ("numpy", "yaml", "jaxlib", "opspec.conform.cases", "opspec_generated")
    assert not [name for name in loaded if name.startswith(heavy)]
