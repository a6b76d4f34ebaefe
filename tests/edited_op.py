"""Ops whose files a test has written: of another text, or of which one part is another one."""

from __future__ import annotations

from pathlib import Path

from opspec.catalog.op_files import base_of
from opspec_model.definitions.spec import Op
from opspec_model.loading.op_loading import load_op
from tests.checkout import ROOT


def op_with(folder: Path, name: str, old: str, new: str, dialect: str = "stablehlo") -> Op:
    """An op whose file, written into a folder, has `new` in the place of `old`."""
    text = (ROOT / f"spec/ops/{dialect}/{name}.yaml").read_text(encoding="utf-8")
    assert text.count(old) == 1
    return op_of(folder, name, text.replace(old, new), dialect)


def op_of(folder: Path, name: str, text: str, dialect: str = "stablehlo", worded: bool = False) -> Op:
    """An op whose file, written into a folder, has this text."""
    path = folder / "ops" / dialect / f"{name}.yaml"
    path.parent.mkdir(parents=True)
    path.write_text(text, encoding="utf-8")
    return load_op(path, base_of(dialect), worded=worded)
