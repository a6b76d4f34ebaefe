"""The page on compiled programs names every module that it is about, and none that is gone."""

from __future__ import annotations

import re
from pathlib import Path

import opspec

ROOT = Path(__file__).parents[2]
CODE = Path(opspec.__file__).parent / "compiled"


def test_its_tables_have_each_module_once() -> None:
    text = (ROOT / "docs" / "compiled.md").read_text()
    named: list[str] = []
    for head in ("opspec.compiled", "opspec.compiled.native"):
        prefix = f"{head}.".removeprefix("opspec.compiled.")
        table = text.split(f"| module of `{head}` |", 1)[1].split("\n\n", 1)[0]
        rows = [line.split("|")[1] for line in table.split("\n")[2:]]
        named += [prefix + name for row in rows for name in re.findall(r"`([\w.]+)`", row)]
    paths = [path.relative_to(CODE).with_suffix("") for path in CODE.rglob("*.py") if path.stem != "__init__"]
    assert sorted(named) == sorted(".".join(path.parts) for path in paths)
