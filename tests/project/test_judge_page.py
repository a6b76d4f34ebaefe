"""docs/judge-a-backend.md, followed word by word: every command prints what the page says, and ends as it says."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.checkout import ROOT

pytestmark = pytest.mark.slow

PAGE = ROOT / "docs/judge-a-backend.md"
FAILS = "# exit status 1"
SHELL = """
opspec() { "$PYTHON" -m opspec "$@"; }
pytest() { "$PYTHON" -m pytest -p opspec.conform.pytest_plugin -p no:cacheprovider "$@"; }
"""


def run(folder: Path, script: str) -> str:
    packages = [ROOT / name for name in ("runtime", "model", "generator", "generated", "packs/sdy/generated")]
    own = {
        "PYTHON": sys.executable,
        "PYTHONPATH": ":".join(map(str, packages)),
        "PATH": f"{Path(sys.executable).parent}:{os.environ['PATH']}",
        "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",
    }
    command = ["bash", "-c", SHELL + script]
    done = subprocess.run(command, cwd=folder, env=os.environ | own, capture_output=True, text=True, check=False)
    assert done.returncode == int(FAILS in script), done.stdout + done.stderr
    return done.stdout


def is_as_told(printed: str, told: str) -> bool:
    """Whether a text is what the page shows of it: `...` stands for anything, on a line of its own for lines."""
    lines = [r"(?:.*\n)*" if line == "..." else shown(line) + r"\n" for line in told.splitlines()]
    return re.fullmatch("".join(lines), printed) is not None


def shown(line: str) -> str:
    return ".*".join(re.escape(part) for part in line.split("..."))


def test_the_page_says_what_happens(tmp_path: Path) -> None:
    shutil.copytree(ROOT / "examples/backend", tmp_path / "examples/backend")
    text = PAGE.read_text(encoding="utf-8")
    path, printed, followed = "", "", 0
    for words, kind, block in re.findall(r"(.*?)^```(\w+)\n(.*?)^```$", text, re.DOTALL | re.MULTILINE):
        path = ([path, *re.findall(r"[Ii]n `([\w/]+\.\w+)`:", words)])[-1]
        if kind == "sh":
            printed = run(tmp_path, block)
        elif kind == "text":
            followed += 1
            assert is_as_told(printed, block), f"{printed}\nand the page says\n{block}"
        elif kind == "diff":
            file = tmp_path / path
            before, after = ("".join(x[1:] for x in block.splitlines(True) if x[0] in signs) for signs in (" -", " +"))
            assert file.read_text().count(before) == 1
            file.write_text(file.read_text().replace(before, after))
        else:
            assert kind in ("python", "yaml")
            (tmp_path / path).write_text(block)
    assert followed == 5
    assert (tmp_path / "report/report.html").exists()


@pytest.mark.parametrize(
    ("printed", "told", "alike"),
    [
        ("a\nb\nc\n", "a\n...\nc\n", True),
        ("a\nc\n", "a\n...\nc\n", True),
        ("3 cases, 1 failed\n", "... cases, 1 failed\n", True),
        ("3 cases, 2 failed\n", "... cases, 1 failed\n", False),
        ("a\nb\n", "a\n", False),
    ],
)
def test_what_is_told_has_to_be_there(printed: str, told: str, alike: bool) -> None:
    assert is_as_told(printed, told) is alike
