"""The table of layers holds, and whatever breaks it is named by file and line."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.checkout import ROOT

TABLE = """
[tool.layers]
folders = ["below", "above"]
faces = ["kitchen"]
spoon = ["metal", "handle"]
kitchen = ["water", "fire", "meals"]

[tool.layers.allowed]
"""

FILES = {
    "below/spoon/__init__.py": "",
    "below/spoon/metal.py": "",
    "below/spoon/handle.py": "from . import metal\n",
    "above/kitchen/__init__.py": "from kitchen.meals.soup import cook as cook\n",
    "above/kitchen/water.py": "import spoon.metal\n",
    "above/kitchen/fire.py": "from kitchen import water\n",
    "above/kitchen/meals/__init__.py": "",
    "above/kitchen/meals/broth.py": "import kitchen.fire\n",
    "above/kitchen/meals/soup.py": "from kitchen.meals.broth import fire\n\n\ndef cook() -> None: ...\n",
}

Layers = Callable[..., tuple[int, str]]


def layers(folder: Path) -> tuple[int, str]:
    script = ROOT / "tools/layers.py"
    done = subprocess.run([sys.executable, script, folder], capture_output=True, text=True, check=False)
    assert done.stderr == ""
    return done.returncode, done.stdout


@pytest.fixture
def planted(tmp_path: Path) -> Layers:
    """The check of a kitchen in order, where some files say something else."""

    def check(files: dict[str, str], table: str = TABLE) -> tuple[int, str]:
        for path, text in {**FILES, **files, "pyproject.toml": table}.items():
            (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
            (tmp_path / path).write_text(text, encoding="utf-8")
        return layers(tmp_path)

    return check


@pytest.mark.full  # `make lint` says it too
def test_every_import_of_ours_goes_down() -> None:
    assert layers(ROOT) == (0, "every import goes down\n")


def test_a_tree_in_order_passes(planted: Layers) -> None:
    assert planted({}) == (0, "every import goes down\n")


UPWARD = {
    "at the top": "import math\nfrom kitchen.fire import burn\n",
    "inside a function": "def boil():\n    from kitchen.fire import burn\n",
    "for type checkers alone": "if TYPE_CHECKING:\n    from kitchen import fire\n",
    "relative": "\nfrom .fire import burn\n",
    "of a module": "\nimport kitchen.fire as stove\n",
    "by name": "\nstove = import_module('kitchen.fire')\n",
}


@pytest.mark.parametrize("text", UPWARD.values(), ids=UPWARD)
def test_an_import_that_goes_up_is_named_with_both_files(planted: Layers, text: str) -> None:
    status, told = planted({"above/kitchen/water.py": text})
    assert status == 1
    assert told.splitlines()[0] == (
        "above/kitchen/water.py:2: imports kitchen.fire (above/kitchen/fire.py), which lies above it: "
        "kitchen.fire comes after kitchen.water in [tool.layers] of pyproject.toml"
    )
    assert told.endswith("lies above it: move what both need down into the lowest package that fits, or let the "
                         "upper one hand it in\n")  # fmt: skip


def test_a_whole_package_may_lie_too_high(planted: Layers) -> None:
    _, told = planted({"below/spoon/metal.py": "import kitchen.water\n"})
    assert "below/spoon/metal.py:1: imports kitchen.water (above/kitchen/water.py), which lies above it" in told


@pytest.mark.parametrize("text", ["import kitchen\nkitchen.cook()\n", "\nfrom kitchen import cook\n"])
def test_a_name_of_the_face_counts_as_taken_from_its_home(planted: Layers, text: str) -> None:
    _, told = planted({"above/kitchen/fire.py": text})
    assert "above/kitchen/fire.py:2: imports kitchen.meals.soup (above/kitchen/meals/soup.py), which lies above" in told


@pytest.mark.parametrize("text", ["import kitchen.meals.soup\n", "def f():\n    import kitchen.meals.soup\n"])
def test_modules_beside_each_other_have_an_order(planted: Layers, text: str) -> None:
    status, told = planted({"above/kitchen/meals/broth.py": text})
    line = text.count("\n")
    assert status == 1
    assert told.splitlines()[:3] == [
        f"above/kitchen/meals/broth.py:{line}: imports kitchen.meals.soup (above/kitchen/meals/soup.py)",
        "  and above/kitchen/meals/soup.py:1: imports kitchen.meals.broth (above/kitchen/meals/broth.py)",
        "  which is a circle: what stands in kitchen.meals must have an order",
    ]


def test_a_package_and_a_module_inside_it_have_an_order(planted: Layers) -> None:
    status, told = planted(
        {"above/kitchen/meals/__init__.py": "from kitchen.meals.soup import cook\nsalt = 1\n",
         "above/kitchen/meals/broth.py": "from kitchen.meals import salt\n"}
    )  # fmt: skip
    assert status == 1
    assert "is a circle: what stands in kitchen.meals must have an order" in told
    assert "above/kitchen/meals/broth.py:1: imports kitchen.meals (above/kitchen/meals/__init__.py)" in told


ALLOWED_FOR_NOTHING = (
    "[tool.layers] of pyproject.toml: `allowed` names `kitchen.water -> kitchen.fire`, and no import needs it: "
    "take it out\n"
)


def test_an_import_that_goes_up_can_be_allowed_by_name(planted: Layers) -> None:
    up = {"above/kitchen/water.py": "import kitchen.fire\n"}
    reason = '"kitchen.water -> kitchen.fire" = "tea"\n'
    assert planted(up, TABLE + reason)[0] == 0
    assert planted({}, TABLE + reason) == (
        1,
        ALLOWED_FOR_NOTHING,
    )


def test_the_table_lists_what_there_is(planted: Layers) -> None:
    _, told = planted({"above/kitchen/steam.py": ""}, TABLE.replace('"metal", ', '"metal", "wood", '))
    where = "[tool.layers] of pyproject.toml"
    assert told.splitlines() == [
        f"{where}: `spoon` lists `wood`, found no such module: take it out",
        f"{where}: `kitchen` lists no `steam`, found above/kitchen/steam.py: say between which layers it stands",
    ]
