"""Programs as text, with faults in them: verified, and run where no rule is broken."""

from __future__ import annotations

import random

import numpy as np

import opspec
from opspec.execution.executor import MAIN
from opspec.values.dims import Dim
from opspec.values.types import Tensor
from opspec.verification.any_form import verify_source
from tests.fuzz import mutations, programs_of_tests

LARGEST = 1 << 16  # elements of a tensor: what is larger is not run


def case(seed: int) -> str | None:
    source = random.Random(seed)
    made = mutations.text(source, programs_of_tests.draw(source), programs_of_tests.draw(source))
    try:
        found = verify_source(made.encode("utf-8", "surrogateescape"))
    except opspec.OpSpecError:
        return None
    if found.diagnostics or any("no opinion" in note for note in found.notes):
        return None
    try:
        run(opspec.load(made))
    except opspec.OpSpecError:
        return None
    return None


def run(module: object) -> None:
    """Run a program on ones, where it is small and takes tensors of known sizes."""
    program = opspec.compile(module)  # type: ignore[arg-type]
    if MAIN not in program.functions:
        return
    types = program._parameters[MAIN]
    if not all(isinstance(type_, Tensor) and _is_small(type_) for type_ in types):
        return
    program(*(np.ones(tuple(type_.shape), type_.element.dtype) for type_ in types if isinstance(type_, Tensor)))


def _is_small(type_: Tensor) -> bool:
    sizes = list(type_.shape)
    return not any(isinstance(size, Dim) for size in sizes) and int(np.prod(sizes, dtype=object)) <= LARGEST
