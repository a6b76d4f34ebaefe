"""Portable artifacts, bytecode and exports of frameworks, with damaged bytes."""

from __future__ import annotations

import random
from functools import cache

import opspec
from opspec.programs import carrier
from opspec.programs.records import import_module
from opspec.verification.any_form import verify_source
from tests.checkout import ROOT
from tests.fuzz import mutations
from tests.fuzz.random_integer_programs import program

VERSIONS = ("0.9.0", "1.0.0", "1.4.0", "1.7.0")


def case(seed: int) -> str | None:
    source = random.Random(seed)
    made = mutations.data(source, source.choice(_sound()))
    try:
        module = opspec.load(made)
    except opspec.OpSpecError:
        module = None
    if module is not None:
        for view in import_module(module).walk():
            _ = view.location
    try:
        verify_source(made)
    except opspec.OpSpecError:
        return None
    return None


@cache
def _sound() -> list[bytes]:
    found = [
        path.read_bytes() for path in sorted((ROOT / "tests").rglob("*")) if path.suffix in (".jax_export", ".bin")
    ]
    for seed in range(8):
        text = program(seed, 10)
        module = carrier.parse(text, carrier.new_context())
        found.append(carrier.serialize(module, VERSIONS[seed % len(VERSIONS)]))
        found.append(text.encode())
    return found
