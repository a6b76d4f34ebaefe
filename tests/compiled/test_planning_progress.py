"""What happens while a program is planned: nothing is collected, and a terminal is told how far it is."""

from __future__ import annotations

import gc
import io
import sys

import pytest

from opspec.compiled import planning_progress


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_a_terminal_is_told_what_takes_long(monkeypatch: pytest.MonkeyPatch) -> None:
    told = Terminal()
    monkeypatch.setattr(sys, "stderr", told)
    progress = planning_progress.ProgressLine()
    progress("ops planned")
    assert not told.getvalue()
    monkeypatch.setattr(planning_progress, "PATIENCE", 0)
    progress = planning_progress.ProgressLine()
    progress("ops planned")
    progress("kernels built")
    assert told.getvalue() == "opspec: 1 ops planned\nopspec: 1 ops planned, 1 kernels built\n"


def test_others_are_not(monkeypatch: pytest.MonkeyPatch) -> None:
    told = io.StringIO()
    monkeypatch.setattr(sys, "stderr", told)
    monkeypatch.setattr(planning_progress, "PATIENCE", 0)
    planning_progress.ProgressLine()("ops planned")
    assert not told.getvalue()


def test_garbage_waits_and_is_collected_afterwards() -> None:
    assert gc.isenabled()
    with planning_progress.uncollected():
        assert not gc.isenabled()
        with planning_progress.uncollected():
            assert not gc.isenabled()
        assert not gc.isenabled()
    assert gc.isenabled()
