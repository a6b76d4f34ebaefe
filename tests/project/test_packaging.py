"""The wheel holds all that it needs to work without the checkout, and nothing else."""

from __future__ import annotations

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

import opspec
from opspec_generator import templates_dir
from opspec_model.packaged import spec_dir
from tests.checkout import ROOT

HOMES = {
    "runtime/opspec": "opspec",
    "generator/opspec_generator": "opspec_generator",
    "model/opspec_model": "opspec_model",
    "generated/opspec_generated": "opspec_generated",
    "packs/sdy/generated/opspec_sdy": "opspec_sdy",
    "packs/mhlo/generated/opspec_mhlo": "opspec_mhlo",
    "spec": "opspec_model/data/spec",
    "templates": "opspec_generator/data/templates",
}


@pytest.fixture(scope="module")
def unpacked(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The content of a wheel built from the checkout."""
    folder = tmp_path_factory.mktemp("unpacked")
    assert wheel.name == f"opspec-{opspec.__version__}-py3-none-any.whl"
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(folder)
    return folder


def files(root: Path) -> set[str]:
    found = {path.relative_to(root) for path in root.rglob("*") if path.is_file()}
    return {
        path.as_posix()
        for path in found
        if not any(part.startswith(".") or part == "__pycache__" for part in path.parts)
    }


def test_the_wheel_holds_packages_spec_and_templates_and_nothing_else(unpacked: Path) -> None:
    expected = {f"{home}/{name}" for source, home in HOMES.items() for name in files(ROOT / source)}
    metadata = f"opspec-{opspec.__version__}.dist-info/"
    assert {name for name in files(unpacked) if not name.startswith(metadata)} == expected
    assert f"{metadata}licenses/LICENSE" in files(unpacked)


@pytest.mark.parametrize(
    "package", ["opspec", "opspec_model", "opspec_generator", "opspec_generated", "opspec_sdy", "opspec_mhlo"]
)
def test_each_package_says_that_it_is_typed(unpacked: Path, package: str) -> None:
    assert (unpacked / package / "py.typed").is_file()


@pytest.mark.parametrize(
    ("name", "package", "module", "found_here"),
    [
        ("spec", "opspec_model", "opspec_model.packaged", spec_dir()),
        ("templates", "opspec_generator", "opspec_generator", templates_dir()),
    ],
)
def test_spec_and_templates_are_found_in_checkout_and_wheel(
    unpacked: Path, name: str, package: str, module: str, found_here: Path, tmp_path: Path
) -> None:
    assert found_here == ROOT / name
    script = f"import {module}; print({module}.{name}_dir())"
    found = subprocess.run(
        [sys.executable, "-c", script],
        env={**os.environ, "PYTHONPATH": str(unpacked)},
        cwd=tmp_path,
        check=True,
        capture_output=True,
        text=True,
    )
    assert Path(found.stdout.strip()) == (unpacked / package / "data" / name).resolve()


def test_the_python_face_is_what_it_says() -> None:
    assert sorted(opspec.__all__) == opspec.__all__
    assert set(opspec.__all__) <= set(dir(opspec))
    with pytest.raises(AttributeError, match="module 'opspec' has no attribute 'verfy'"):
        _ = opspec.verfy  # type: ignore[attr-defined]
