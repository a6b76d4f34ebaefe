"""A pack whose spec was edited after it was generated or installed says so, once."""

from __future__ import annotations

import os
import shutil
import sys
import warnings
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from opspec.catalog import dialects
from opspec.catalog.pack_sources import StalePack, stale_file
from opspec_generator.generate import generate
from tests.checkout import ROOT
from tests.forks import forked
from tests.samples import one_in

SWISH = "ops/acme/swish.yaml"
PROGRAM = """
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = "acme.swish"(%x) : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
"""


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the worked pack's spec, and what was generated of it."""
    folder = tmp_path_factory.mktemp("made")
    shutil.copytree(ROOT / "examples/acme/spec", folder / "spec")
    generate(folder / "spec", folder / "generated")
    return folder


@pytest.fixture
def pack(made: Path, tmp_path: Path) -> Path:
    return Path(shutil.copytree(made, tmp_path / "pack"))


@pytest.fixture
def installed(pack: Path, announced: Callable[..., None], monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The pack as an editable install shows it."""
    monkeypatch.syspath_prepend(pack / "generated")
    announced([("acme", "opspec_acme")], {})
    yield pack
    for name in [name for name in sys.modules if name.partition(".")[0] == "opspec_acme"]:
        del sys.modules[name]


def edit(file: Path) -> None:
    file.write_text(file.read_text("utf-8") + "# edited\n", encoding="utf-8")


@pytest.mark.usefixtures("installed")
def test_a_pack_that_is_as_its_spec_says_nothing() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        assert dialects.package_of("acme") == "opspec_acme"


@pytest.mark.parametrize("file", [SWISH, "primitives.yaml", "dialects/acme.yaml"])
def test_a_spec_that_was_edited_is_told_once(installed: Path, file: str) -> None:
    edit(installed / "spec" / file)
    with pytest.warns(StalePack, match=f"{file} was changed; run `opspec generate`") as told:
        dialects.package_of("acme")
    assert len(told) == 1
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        dialects.package_of("acme")


def test_what_was_edited_and_generated_again_says_nothing(installed: Path) -> None:
    edit(installed / "spec" / SWISH)
    generate(installed / "spec", installed / "generated")
    assert stale_file(installed / "generated/opspec_acme", "acme") == ""


def test_an_op_that_came_or_went_is_told(pack: Path) -> None:
    package = pack / "generated/opspec_acme"
    (pack / "spec/ops/acme/new.yaml").write_text("", encoding="utf-8")
    assert stale_file(package, "acme").endswith("new.yaml was added")
    (pack / "spec" / SWISH).unlink()
    assert stale_file(package, "acme").endswith("swish.yaml is gone")


def test_a_copy_that_was_edited_by_hand_is_told(pack: Path) -> None:
    package = pack / "generated/opspec_acme"
    edit(package / "spec" / SWISH)
    assert stale_file(package, "acme") == f"{package / 'spec' / SWISH} was changed"


def test_an_installed_pack_is_held_against_the_spec_of_the_current_folder(
    pack: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = shutil.copytree(pack / "generated/opspec_acme", tmp_path / "site/opspec_acme")
    edit(pack / "spec" / SWISH)
    assert stale_file(package, "acme") == ""
    monkeypatch.chdir(pack)
    assert stale_file(package, "acme") == f"spec/{SWISH} was changed"


@pytest.mark.slow
@pytest.mark.parametrize("command", one_in(3, [["verify"], ["run", "--arg", "tensor<4xf32> 1"], ["lower"]]))
def test_commands_say_it_in_a_line_of_stderr(pack: Path, tmp_path: Path, command: list[str]) -> None:
    edit(pack / "spec" / SWISH)
    info = pack / "generated/opspec_acme-0.1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Name: opspec-acme\nVersion: 0.1.0\n", encoding="utf-8")
    (info / "entry_points.txt").write_text("[opspec.dialects]\nacme = opspec_acme\n", encoding="utf-8")
    program = tmp_path / "program.mlir"
    program.write_text(PROGRAM, encoding="utf-8")
    path = os.pathsep.join([str(pack / "generated"), *sys.path])
    words = ["-m", "opspec", command[0], str(program), *command[1:]]
    done = forked(words, env={**os.environ, "PYTHONPATH": path}, cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    told = [line for line in done.stderr.splitlines() if "older than its spec" in line]
    assert len(told) == 1, done.stderr
    assert told[0].startswith("warning: the pack opspec-acme (opspec_acme) of the dialect 'acme' is older")
