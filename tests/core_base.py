"""What the core's op files stand on, read once for all tests of a process."""

from __future__ import annotations

from functools import cache

from opspec_model.definitions.spec import Base
from opspec_model.loading.spec_folder import load_base
from tests.checkout import ROOT


@cache
def core_base() -> Base:
    return load_base(ROOT / "spec")
