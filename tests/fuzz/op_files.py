"""Op files and families with faults: loaded, or refused with their problems at their places."""

from __future__ import annotations

import random
import re
import tempfile
from functools import cache
from pathlib import Path

from opspec_model.definitions.spec import Base
from opspec_model.loading.base_loading import load_base
from opspec_model.loading.op_loading import load_op
from opspec_model.loading.op_shapes import op_files
from opspec_model.packaged import spec_dir
from opspec_model.text.problems import SpecError
from tests.fuzz import mutations


def case(seed: int) -> str | None:
    source = random.Random(seed)
    path = source.choice(_paths())
    made = {path: mutations.text(source, _text(path), _text(source.choice(_paths())))}
    family = _family(path)
    if family is not None and seed % 4 == 0:
        made = {path: _text(path), family: mutations.text(source, _text(family), _text(path))}
    with tempfile.TemporaryDirectory() as folder:
        for origin, text in made.items():
            place = Path(folder) / origin.relative_to(spec_dir())
            place.parent.mkdir(parents=True)
            place.write_text(text, encoding="utf-8", errors="surrogateescape")
        file = Path(folder) / path.relative_to(spec_dir())
        try:
            load_op(file, _base())
        except SpecError as error:
            return None if error.report.problems and str(error).strip() else "refused without a word"
    return None


@cache
def _paths() -> list[Path]:
    return op_files(spec_dir())


@cache
def _family(path: Path) -> Path | None:
    """The file of the family that an op file names."""
    found = re.search(r"^family: (\w+)$", _text(path), re.MULTILINE)
    return spec_dir() / f"families/{found[1]}.yaml" if found is not None else None


@cache
def _text(path: Path) -> str:
    return path.read_text(encoding="utf-8")


@cache
def _base() -> Base:
    return load_base(spec_dir())
