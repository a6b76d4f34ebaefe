"""Tests share the objects that they compile, and find none of an earlier run."""

import atexit
import ctypes
import mmap
import os
import shutil
import tempfile
from collections.abc import Iterator

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


@pytest.fixture
def alone() -> Iterator[memoryview]:
    """A page of memory; nobody may touch what is in front of it and behind."""
    none, both = 0, mmap.PROT_READ | mmap.PROT_WRITE
    library, page = ctypes.CDLL(None), mmap.PAGESIZE
    memory = mmap.mmap(-1, 3 * page)
    place = ctypes.addressof(ctypes.c_char.from_buffer(memory))
    for at in (0, 2 * page):
        assert library.mprotect(ctypes.c_void_p(place + at), ctypes.c_size_t(page), none) == 0
    yield memoryview(memory)[page : 2 * page]
    for at in (0, 2 * page):
        library.mprotect(ctypes.c_void_p(place + at), ctypes.c_size_t(page), both)
