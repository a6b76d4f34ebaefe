"""Code that names ops is listed with a reason, and nothing else is."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.checkout import ROOT
from tests.samples import one_in


def check(root: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, ROOT / "tools" / "op_names.py", root], capture_output=True, text=True, check=False
    )


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A checkout of three modules, of which one may name one op."""
    for name in ("add", "sine"):
        (tmp_path / "spec" / "ops" / "stablehlo").mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / "spec" / "ops" / "stablehlo" / f"{name}.yaml", tmp_path / "spec" / "ops" / "stablehlo")
    (tmp_path / "runtime").mkdir()
    (tmp_path / "runtime" / "listed.py").write_text('SUM = "stablehlo.add"\n')
    (tmp_path / "pyproject.toml").write_text(
        '[tool.layers]\nfolders = ["runtime"]\n[tool.op_names]\n"runtime/listed.py" = { names = 1, why = "a test" }\n'
    )
    return tmp_path


@pytest.mark.full  # `make lint` says it too
def test_every_name_of_an_op_has_its_reason() -> None:
    found = check(ROOT)
    assert found.returncode == 0, found.stdout


@pytest.mark.parametrize(
    ("text", "said"),
    one_in(
        3,
        [
            ('ONE = "stablehlo.sine"\n', "runtime/new.py:1: names ops (stablehlo.sine) 1 times"),
            ('BOTH = {f"stablehlo.{x}" for x in ("add", "sine")}\n', "runtime/new.py:1: names ops (sine) 2 times"),
            ('WORDS = [f"stablehlo.{x}" for x in "add sine".split()]\n', "runtime/new.py:1: names ops (sine) 2 times"),
            (
                'PAIR = ["add", "sine"]\nBOTH = [f"hlo.{x}" for x in PAIR]\n',
                "runtime/new.py:1: names ops (sine) 2 times",
            ),
            ('def of(x):\n    return f"stablehlo.{x}"\nof("add")\n', "runtime/new.py:3: names ops (add) 1 times"),
            ('def of(x):\n    return "stablehlo." + x\nof("add")\n', "runtime/new.py:3: names ops (add) 1 times"),
            ('def of(x):\n    return "stablehlo.%s" % x\nof("add")\n', "runtime/new.py:3: names ops (add) 1 times"),
            (
                'def of(x):\n    return "stablehlo.{}".format(x)\nof("add")\n',
                "runtime/new.py:3: names ops (add) 1 times",
            ),
            ('ONE = "stablehlo" + ".sine"\n', "runtime/new.py:1: names ops (stablehlo.sine) 1 times"),
            ('TABLE = {"stablehlo.sine": 1}\n', "runtime/new.py:1: names ops (stablehlo.sine) 1 times"),
            ('match x:\n    case "stablehlo.sine":\n        pass\n', "runtime/new.py:2: names ops (stablehlo.sine) 1"),
            ('OK = dialect == "stablehlo" and name in {"add", "sine"}\n', "runtime/new.py:1: names ops (sine) 2 times"),
            ('OK = name.removeprefix("stablehlo.") == "sine"\n', "runtime/new.py:1: names ops (sine) 1 times"),
        ],
    ),
)
def test_a_new_name_is_found(checkout: Path, text: str, said: str) -> None:
    assert check(checkout).returncode == 0
    (checkout / "runtime" / "new.py").write_text(text)
    found = check(checkout)
    assert found.returncode == 1
    assert said in found.stdout
    assert "opspec.catalog.op_traits" in found.stdout


@pytest.mark.parametrize("text", ['"""stablehlo.add in words, and add."""\n', 'PRIMITIVE = "add"\n'])
def test_words_are_no_names(checkout: Path, text: str) -> None:
    (checkout / "runtime" / "new.py").write_text(text)
    assert check(checkout).returncode == 0


def test_an_entry_that_says_too_much_is_found(checkout: Path) -> None:
    (checkout / "runtime" / "listed.py").write_text('SUM = "plus"\n')
    found = check(checkout)
    assert found.returncode == 1
    assert "runtime/listed.py names no op: take it out" in found.stdout
