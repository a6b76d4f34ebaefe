"""What the README shows runs as it stands there, in an environment that has no more than the README sets up."""

from __future__ import annotations

import re
import shlex
import sys
from pathlib import Path

import pytest

from opspec.cli.main import main
from opspec.programs.carrier_versions import RELEASES
from tests.checkout import ROOT

TEXT = (ROOT / "README.md").read_text(encoding="utf-8")
COMMANDS = re.findall(r"^    opspec (.*)$", TEXT.partition("## Use it")[2], re.MULTILINE)


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A folder in which the examples are, and what commands write goes away with it."""
    (tmp_path / "examples").symlink_to(ROOT / "examples")
    monkeypatch.chdir(tmp_path)


@pytest.mark.usefixtures("checkout")
def test_the_python_of_the_readme_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "jax", None)  # importing it fails
    (program,) = re.findall(r"```python\n(.*?)```", TEXT, re.DOTALL)
    exec(compile(program, "README.md", "exec"), {})


# What compares two releases, or judges a backend, takes seconds, and has tests of its own.
LONG = [command for command in COMMANDS if command.startswith(("spec-diff", "conform"))]


@pytest.mark.usefixtures("checkout")
@pytest.mark.parametrize(
    "command", [pytest.param(command, marks=[pytest.mark.full] * (command in LONG)) for command in COMMANDS]
)
def test_the_commands_of_the_readme_run(command: str) -> None:
    if command.startswith("compare"):
        pytest.importorskip("jax")
    assert main(shlex.split(command, comments=True)) == 0


def test_what_the_readme_says_of_carriers_is_what_messages_say() -> None:
    assert len(COMMANDS) >= 7
    for jaxlib, stablehlo in RELEASES:
        assert jaxlib in TEXT
        assert stablehlo.removesuffix(".0") in TEXT


def test_nothing_is_to_be_installed_from_an_index_that_lacks_it() -> None:
    for page in (ROOT / "README.md", *(ROOT / "docs").glob("*.md")):
        assert not re.search(r"pip install opspec(?!\[)", page.read_text(encoding="utf-8")), page.name
