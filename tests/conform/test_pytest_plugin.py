"""The plugin for pytest: a test for each case, in the suite of somebody else."""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
from importlib import import_module
from pathlib import Path
from xml.etree import ElementTree

import pytest

from opspec.programs.child_process import module_command
from tests.checkout import ROOT

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
    return subprocess.run(
        [sys.executable, "-m", "pytest", *options, "-q", "-rA", "--junitxml=j.xml", *words],
        cwd=folder,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )


def suite(folder: Path, fault: str, waivers: str = "") -> Path:
    """A folder with a test of a backend with a fault."""
    file = folder / "waivers.yaml"
    file.write_text(waivers)
    command = module_command("tests.conform.faulty_backend", fault)
    text = SUITE.format(command=command, waivers=str(file) if waivers else None)
    (folder / "test_it.py").write_text(text)
    return folder


def outcomes(folder: Path) -> dict[str, str]:
    """What became of each test, by the name of its case."""
    cases = ElementTree.parse(folder / "j.xml").getroot().iter("testcase")
    return {str(x.get("name")).partition("[")[2][:-1]: next((child.tag for child in x), "passed") for x in cases}


def test_each_case_is_a_test(tmp_path: Path) -> None:
    done = pytest_in(suite(tmp_path, "off_by_two_ulp"), "-m", "hardware", "-k", "random or zeros or C1")
    assert done.returncode == 1, done.stdout + done.stderr
    found = outcomes(tmp_path)
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
        assert words in done.stdout


def test_what_is_not_there_is_skipped_and_what_is_waived_is_expected(tmp_path: Path) -> None:
    waivers = WAIVERS.replace("f32", "f64")
    done = pytest_in(suite(tmp_path, "no_f64", waivers), "-k", "f64 or zeros")
    assert done.returncode == 1  # that is no failure, so the waiver is not needed
    assert "waivers.yaml:2: add/f64/random is waived, and it is 'unsupported': remove the waiver" in done.stdout
    assert outcomes(tmp_path)["add/f64/zeros"] == "skipped"
    done = pytest_in(suite(tmp_path, "valid_refused", WAIVERS), "-k", "f32 and not refused")
    assert done.returncode == 0, done.stdout
    assert "1 passed, " in done.stdout
    assert "1 xfailed" in done.stdout
    assert "refused: an old chip" in done.stdout


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ('ops="add"', 'ops="ad"', "no op 'ad'"),
        ('labels="random,zeros,refused"', 'labels="none"', "no case was asked"),
        ('types="f32,f64"', 'kinds="f32"', "expected opspec_conform(backend, ops="),
        (
            "@pytest.mark.opspec_conform(\n    BACKEND",
            "@pytest.mark.skipif(\n    False, reason=BACKEND",
            "expected a marker @pytest",
        ),
        ("waivers=None", "waivers='none.yaml'", "none.yaml: No such file"),
        ("shlex.join", "str", "cannot be started"),
    ],
)
def test_what_cannot_be_meant_is_told(tmp_path: Path, old: str, new: str, says: str) -> None:
    file = suite(tmp_path, "none") / "test_it.py"
    text = file.read_text()
    assert old in text
    file.write_text(text.replace(old, new))
    done = pytest_in(tmp_path, "-k", "random or zeros")
    assert done.returncode not in (0, 5)
    assert says in done.stdout + done.stderr
    assert "Traceback" not in done.stdout + done.stderr


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
