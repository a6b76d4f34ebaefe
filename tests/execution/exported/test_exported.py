"""Programs that PyTorch and TensorFlow exported, and dumps of TensorFlow and PyTorch/XLA in MHLO and
HLO, give what those gave; tools/export_programs.py made them.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import opspec
from opspec.programs.loading import HloNote
from tests.samples import covering

pytestmark = pytest.mark.filterwarnings(f"ignore::{HloNote.__module__}.HloNote")
FOLDER = Path(__file__).parent
FILES = sorted(path for kind in ("mlir", "hlo") for path in FOLDER.glob(f"*/*.{kind}"))
PROGRAMS = [f"{path.parent.name}/{path.name}" for path in FILES]


@cache
def values(framework: str) -> dict[str, Any]:
    return dict(np.load(FOLDER / framework / "values.npz"))


def of(program: str, kind: str) -> list[Any]:
    framework, _, file = program.partition("/")
    name = file.partition(".")[0]
    found = {key: x for key, x in values(framework).items() if re.fullmatch(rf"{name}\.{kind}\d+", key)}
    return [found[f"{name}.{kind}{at}"] for at in range(len(found))]


def test_there_are_programs_of_all_kinds() -> None:
    assert len(PROGRAMS) >= 110
    assert sum("= mhlo." in path.read_text("utf-8") for path in FILES) >= 20
    assert any("?x" in (FOLDER / program).read_text("utf-8") for program in PROGRAMS)


def written(program: str) -> set[str]:
    """The framework, and what its program is written with."""
    framework, _, _ = program.partition("/")
    text = (FOLDER / program).read_text("utf-8")
    return {
        framework,
        *re.findall(r"[a-z]+[.]\w+|x\?x|[a-z][\w-]*(?=\()", text),
    }


@pytest.mark.parametrize("program", covering(PROGRAMS, written))
def test_an_exported_program_gives_what_its_framework_gave(program: str) -> None:
    """Chains of ops in f32, whose sums run in other orders there: held to the size of the largest result."""
    module = opspec.load((FOLDER / program).read_text("utf-8"))
    assert not list(opspec.verify(module))
    found, expected = opspec.run(module, *of(program, "in")), of(program, "out")
    assert expected
    for x, y in zip(found, expected, strict=True):
        assert (x.dtype, x.shape) == (y.dtype, y.shape)
        if x.dtype.kind in "iub":
            np.testing.assert_array_equal(x, y)
        else:
            assert np.abs(x - y).max() <= 1e-6 * max(1.0, float(np.abs(y).max()))
