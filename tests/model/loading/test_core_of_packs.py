"""What a pack stands on is read once, and again when a file of it has changed."""

from __future__ import annotations

import shutil
from pathlib import Path

from opspec_model.loading.base_loading import load_base
from tests.checkout import ROOT

HEADER = "dialect: acme\npackage: opspec_acme\nsummary: Ours.\nversion: 1.0.0\nsince: 1.0.0\n"


def test_the_core_is_read_once_until_it_changes(tmp_path: Path) -> None:
    core, pack = tmp_path / "core", tmp_path / "pack"
    shutil.copytree(ROOT / "spec", core, ignore=shutil.ignore_patterns("schema", "*.xz"))
    (pack / "dialects").mkdir(parents=True)
    (pack / "dialects/acme.yaml").write_text(HEADER)

    def summary() -> tuple[object, str]:
        primitive = load_base(pack, core, functions=False).primitives["subtract"]
        return primitive, primitive.summary

    first, said = summary()
    assert summary() == (first, said)
    assert summary()[0] is first
    file = core / "primitives.yaml"
    text = file.read_text(encoding="utf-8")
    assert text.count(said) == 1
    file.write_text(text.replace(said, f"Now {said}"), encoding="utf-8")
    assert summary()[1] == f"Now {said}"
