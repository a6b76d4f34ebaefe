"""A name that two classes of ours have is found, with both places."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.checkout import ROOT

FILES = {
    "pyproject.toml": '[tool.layers]\nfolders = ["below", "above"]\nfaces = []\n',
    "below/spoon.py": "class Handle: ...\n\n\nclass _Metal: ...\n",
    "above/kitchen/__init__.py": "",
    "above/kitchen/pans.py": "from spoon import Handle\n\n\nclass Lid(Handle): ...\n\n\nclass _Metal: ...\n",
}


def class_names(root: Path) -> tuple[int, str]:
    script = ROOT / "tools/class_names.py"
    done = subprocess.run([sys.executable, script, root], capture_output=True, text=True, check=False)
    assert done.stderr == ""
    return done.returncode, done.stdout


def written(root: Path, **files: str) -> Path:
    for path, text in {**FILES, **files}.items():
        (root / path).parent.mkdir(parents=True, exist_ok=True)
        (root / path).write_text(text, encoding="utf-8")
    return root


@pytest.mark.full  # `make lint` says it too
def test_every_class_of_ours_has_a_name_of_its_own() -> None:
    assert class_names(ROOT) == (0, "every class has a name of its own\n")


def test_a_name_of_two_classes_is_found_with_both_places(tmp_path: Path) -> None:
    assert class_names(written(tmp_path)) == (0, "every class has a name of its own\n")
    planted = {"above/kitchen/pots.py": "\nclass Handle: ...\n"}
    assert class_names(written(tmp_path, **planted)) == (
        1,
        "below/spoon.py:1: Handle is a class in above/kitchen/pots.py:2 too: say in the name what is inside\n",
    )
