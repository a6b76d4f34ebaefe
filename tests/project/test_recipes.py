"""The recipes of CONTRIBUTING.md and of docs/add-an-op.md, followed to the letter in a copy, end where they say."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import textwrap
from pathlib import Path

import pytest

from tests.checkout import ROOT

pytestmark = pytest.mark.slow

NEW, EDIT, COMMANDS = ("python", "jinja", "mlir"), "diff", "sh"

# The commands as somebody has them whose environment is set up.
SHELL = """
set -eu
opspec() { "$PYTHON" -m opspec "$@"; }
pytest() { "$PYTHON" -m pytest -q "$@"; }
make() { test "$*" = generate && opspec generate; }
pip() { test "$*" = "install pytest"; }
"""


def recipe(title: str) -> str:
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    return text.partition(f"### {title}\n")[2].partition("\n##")[0]


class Copy:
    """A copy of the checkout, in which recipes are followed."""

    def __init__(self, folder: Path, *copied: str) -> None:
        self.folder = folder
        for name in copied:
            shutil.copytree(ROOT / name, folder / name, ignore=shutil.ignore_patterns("__pycache__"))
        homes = ((folder if (folder / name).exists() else ROOT) / name for name in PACKAGES)
        self._environment = os.environ | {"PYTHON": sys.executable, "PYTHONPATH": ":".join(map(str, homes))}

    def follow(self, text: str) -> str:
        """Do what a recipe says, and give back what its commands print."""
        printed, path = [], ""
        for words, kind, block in re.findall(r"(.*?)^ *```(\w+)\n(.*?)^ *```$", text, re.DOTALL | re.MULTILINE):
            # A file is named in the words before its block, and more blocks may follow.
            path = ([path, *re.findall(r"`([\w/]+\.[\w.]+)`", words)])[-1]
            lines = textwrap.dedent(block)
            if kind == COMMANDS:
                printed.append(self.run(lines))
            elif kind == EDIT:
                self._edit(self.folder / path, lines)
            else:
                assert kind in NEW
                self._write(self.folder / path, lines)
        return "".join(printed)

    def run(self, script: str, status: int = 0) -> str:
        done = subprocess.run(
            ["bash", "-c", SHELL + script],
            cwd=self.folder,
            env=self._environment,
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == status, done.stdout + done.stderr
        return done.stdout + done.stderr

    def _write(self, path: Path, text: str) -> None:
        assert not path.exists()
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")

    def _edit(self, path: Path, diff: str) -> None:
        lines = diff.splitlines(keepends=True)
        before = "".join(line[1:] for line in lines if line[0] in " -")
        after = "".join(line[1:] for line in lines if line[0] in " +")
        text = path.read_text(encoding="utf-8")
        assert text.count(before) == 1, f"{path.name} has not exactly one place that reads\n{before}"
        path.write_text(text.replace(before, after), encoding="utf-8")


PACKAGES = ("runtime", "model", "generator", "generated")


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory) -> Copy:
    """The checkout with a handful of ops, so that generating all takes moments."""
    folder = tmp_path_factory.mktemp("small")
    ops, wanted = folder / "spec/ops/stablehlo", ["add", "ceil", "return"]  # ceil, for its family
    package = folder / "generated/opspec_generated"
    package.mkdir(parents=True)
    for name in ("__init__", "polynomials", "index", "indices", "classes"):  # what the runtime itself imports
        shutil.copy(ROOT / f"generated/opspec_generated/{name}.py", package)
    copy = Copy(folder, "runtime", "model", "generator", "templates", "spec")
    (folder / "spec/released.tar.xz").unlink()  # most of its ops are gone
    shutil.rmtree(folder / "spec/ops/chlo")
    (folder / "spec/dialects/chlo.yaml").unlink()
    wanted += mentioned(folder / "spec/dialects/stablehlo.yaml")
    for name in wanted:  # grows
        if (ops / f"{name}.yaml").exists():
            wanted += [more for more in mentioned(ops / f"{name}.yaml") if more not in wanted]
    for path in ops.glob("*.yaml"):
        if path.stem not in wanted:
            path.unlink()
    for family in sorted((folder / "spec/families").glob("*.yaml")):  # those that are built on others come first
        texts = (path.read_text(encoding="utf-8") for path in (folder / "spec").glob("**/*.yaml"))
        if not any(f"\nfamily: {family.stem}\n" in text for text in texts):
            family.unlink()
    return copy


def mentioned(file: Path) -> list[str]:
    return re.findall(r"stablehlo\.(\w+)", file.read_text(encoding="utf-8"))


@pytest.mark.full  # it generates and tests three times; .ci/run has it beside the other stages
def test_add_an_op(small: Copy) -> None:
    told = small.follow((ROOT / "docs/add-an-op.md").read_text(encoding="utf-8"))
    assert (
        "next: edit it, then `opspec generate --spec spec -o generated` and `opspec explain stablehlo.twice`\n" in told
    )
    assert "stablehlo.twice: The operand, added to itself.\n" in told
    assert "twice.C1: `result` has the shape of `operand`\n" in told
    assert re.search(r"^\d+ passed", told, re.MULTILINE)
    assert "stablehlo.twice breaks twice.C1" in small.run("opspec verify use.mlir", status=1)
    assert "right.mlir: no problems\n" in told
    assert "tensor<3xf32> [3.0, 6.0, 9.0]\n" in told
    assert len(list((small.folder / "goldens").glob("**/*.mlir"))) > 4
    assert "added to itself" in (small.folder / "generated/docs/stablehlo/twice.md").read_text("utf-8")
    lacks = " ".join(small.run("opspec lower right.mlir --format artifact -o out", status=1).split())
    assert "no artifact for version" in lacks
    assert "stablehlo.twice" in lacks


@pytest.mark.full
def test_add_a_target(small: Copy) -> None:
    before = {
        path: path.read_bytes() for folder in ("generator", "templates") for path in sources(small.folder / folder)
    }
    assert small.follow(recipe("Add a target")).endswith("stablehlo.add: The sum of two values, element by element.\n")
    assert all(path.read_bytes() == text for path, text in before.items())


def sources(folder: Path) -> list[Path]:
    return [path for path in folder.rglob("*") if path.suffix in (".py", ".j2")]


def test_add_a_command(tmp_path: Path) -> None:
    copy = Copy(tmp_path, "runtime")
    assert re.fullmatch(r"\d+ ops\n", copy.follow(recipe("Add a command")))
    assert "found 'chl': try one of " in copy.run("opspec hello chl", status=1)
    assert "hello" in copy.run("opspec --help")


def test_add_a_check(tmp_path: Path) -> None:
    copy = Copy(tmp_path, "runtime")
    told = copy.follow(recipe("Add a check"))
    assert "its result tensor<0xf32> has no elements" in told
    assert "an op gives a tensor that has elements" in told


def test_every_recipe_is_followed() -> None:
    titles = re.findall(r"^### (.*)", (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert titles == ["Add a target", "Add a command", "Add a check"]
