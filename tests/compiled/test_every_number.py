"""Every number of f32, by functions as C: where there is a compiler, and time."""

from __future__ import annotations

import shutil
import sys

import pytest

from opspec.compiled.functions import names
from opspec.values.types import ELEMENT_TYPES
from tests.checkout import ROOT

sys.path.insert(0, str(ROOT / "tools"))
from measure_functions import measured


@pytest.mark.full
@pytest.mark.skipif(shutil.which("gcc") is None, reason="there is no compiler of C here")
@pytest.mark.parametrize("name", names())
def test_every_number_is_within_two_units(name: str) -> None:
    found = measured(name, ELEMENT_TYPES["f32"], 1)
    assert found is not None
    assert found.worst <= 2, found
