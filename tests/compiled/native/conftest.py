"""Tests share the objects that they compile, and find none of an earlier run."""

import atexit
import os
import shutil
import tempfile

import pytest

from opspec.compiled.native import kept_plans, one_function
from opspec.compiled.native.programs import ProgramText

FOLDER = os.environ["OPSPEC_CACHE"] = tempfile.mkdtemp(prefix="opspec-objects-")


def _remove(owner: int) -> None:
    if os.getpid() == owner:  # a fork of this process ends without it
        shutil.rmtree(FOLDER, ignore_errors=True)


atexit.register(_remove, os.getpid())


@pytest.fixture(autouse=True)
def planned_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    """A plan is kept by its program and the machine, not by numbers of the code that a test sets otherwise: none is
    taken from another test. Objects are kept by their text.
    """
    monkeypatch.setattr(kept_plans, "_key", lambda *_: None)


@pytest.fixture
def texts(monkeypatch: pytest.MonkeyPatch) -> list[ProgramText]:
    """Those of the functions of several steps that are made."""
    made, seen = one_function.program_text, list[ProgramText]()
    monkeypatch.setattr(one_function, "program_text", lambda *given: (seen.append(made(*given)), seen[-1])[1])
    return seen
