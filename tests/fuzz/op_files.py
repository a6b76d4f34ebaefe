"""Op files with faults: loaded, or refused with their problems at their places."""

from __future__ import annotations

import random
import tempfile
from functools import cache
from pathlib import Path

from opspec_model.definitions.spec import Base
from opspec_model.loading.op_shapes import op_files
from opspec_model.loading.spec_folder import load_base, load_op
from opspec_model.packaged import spec_dir
from opspec_model.text.problems import SpecError
from tests.fuzz import mutations


def case(seed: int) -> str | None:
    source = random.Random(seed)
    path = source.choice(_paths())
    made = mutations.text(source, _text(path), _text(source.choice(_paths())))
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "ops" / path.parent.name / path.name
        file.parent.mkdir(parents=True)
        file.write_text(made, encoding="utf-8", errors="surrogateescape")
        try:
            load_op(file, _base())
        except SpecError as error:
            return None if error.report.problems and str(error).strip() else "refused without a word"
    return None


@cache
def _paths() -> list[Path]:
    return op_files(spec_dir())


@cache
def _text(path: Path) -> str:
    return path.read_text(encoding="utf-8")


@cache
def _base() -> Base:
    return load_base(spec_dir())
