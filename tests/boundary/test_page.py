"""docs/boundary.md, followed word by word: its commands print what the page says, and end as it says."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest
import yaml

from opspec.boundary.policy import SHIPPED
from opspec.boundary.remedies import REMEDIES
from opspec.guard.settings import MANIFEST, MODE, MODES, PLUGIN, POLICY
from tests.checkout import ROOT
from tests.project.test_judge_page import is_as_told, run

pytest.importorskip("jax")
PAGE = (ROOT / "docs/boundary.md").read_text(encoding="utf-8")
FILES = {"mlir": "model.mlir", "yaml": "ours.yaml", "python": "train.py"}
# What the entry point does, where the package is not installed as it is here.
PLUGIN_OF_JAX = "from opspec.guard import initialize as initialize\n"


def test_the_page_says_what_happens(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "jax_plugins").mkdir()
    (tmp_path / "jax_plugins/guard_of_this_checkout.py").write_text(PLUGIN_OF_JAX)
    for name in [name for name in os.environ if name.startswith(("JAX_", "OPSPEC_"))]:
        monkeypatch.delenv(name)
    printed, followed = "", 0
    for kind, block in re.findall(r"^```(\w+)\n(.*?)^```$", PAGE, re.DOTALL | re.MULTILINE):
        if kind == "sh":
            printed = run(tmp_path, f'PYTHONPATH="$PWD:$PYTHONPATH"\n{block}')
        elif kind == "text":
            followed += 1
            assert is_as_told(printed, block), f"{printed}\nand the page says\n{block}"
        else:
            (tmp_path / FILES[kind]).write_text(block)
    assert followed == 4


def test_the_page_names_all_there_is() -> None:
    rows = re.findall(r"^\| `?([\w -]+)`? \|", PAGE, re.MULTILINE)
    assert {*REMEDIES, *SHIPPED, PLUGIN, MODE, POLICY, MANIFEST} <= set(rows)
    assert all(f"`{mode}`" in PAGE for mode in MODES)
    (policy,) = re.findall(r"^```yaml\n(.*?)^```$", PAGE, re.DOTALL | re.MULTILINE)
    keys = (ROOT / "model/opspec_model/text/boundary_format.py").read_text().partition("class PolicyFile")[2]
    assert set(yaml.safe_load(policy)) == set(
        re.findall(r"^    (\w+): Annot", keys.partition("@dataclass")[0], re.MULTILINE)
    )
