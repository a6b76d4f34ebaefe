"""What the core's op files stand on, read once for all tests of a process."""

from __future__ import annotations

from functools import cache

from opspec.catalog.op_files import base_of
from opspec_model.definitions.spec import Base
from opspec_model.loading.base_loading import load_base
from tests.checkout import ROOT


def core_base() -> Base:
    """Without the functions of numbers, which no op file needs."""
    return base_of("stablehlo")


@cache
def base_with_functions() -> Base:
    return load_base(ROOT / "spec")
