"""Where a long run is, seen from outside: another thread looks at its stack, so that looking costs nothing."""

from __future__ import annotations

import contextlib
import os
import sys
import threading
import time
from collections.abc import Iterator, Sequence
from types import FrameType
from typing import Any, TextIO

from opspec.execution.block_code import Turns
from opspec.observe import brief
from opspec.programs.records import View

GRACE = 2.0  # seconds that a run may take before it says where it is
EVERY = 0.2
BAR = 20


@contextlib.contextmanager
def progress(out: TextIO) -> Iterator[None]:
    """Show where the run of this thread is, once it takes longer than a moment."""
    done = threading.Event()
    ident, start = threading.get_ident(), time.monotonic()

    def show() -> None:
        shown = False
        wait = GRACE
        while not done.wait(wait):
            wait = EVERY
            found = position(sys._current_frames().get(ident))
            if found is not None:
                share, view = found
                out.write(f"\r\x1b[K{line(share, time.monotonic() - start, view, _columns(out))}")
                out.flush()
                shown = True
        if shown:
            out.write("\r\x1b[K")
            out.flush()

    thread = threading.Thread(target=show, name="opspec-progress", daemon=True)
    thread.start()
    try:
        yield
    finally:
        done.set()
        thread.join()


def line(share: float, seconds: float, view: View, columns: int) -> str:
    """One line that leaves the last column free, where a terminal would begin another."""
    bar = "#" * int(share * BAR)
    return f"[{bar:{BAR}}] {share:4.0%} {seconds:6.1f} s  {brief(view)}"[: columns - 1]


def _columns(out: TextIO) -> int:
    try:
        return os.get_terminal_size(out.fileno()).columns or 80
    except (OSError, ValueError):  # no terminal, or one that does not know
        return 80


# --- how far a run is ---------------------------------------------------------------------------------------


def position(frame: FrameType | None) -> tuple[float, View] | None:
    """How far a running program is, as a share of the lines that it will have run, and the op that it is at, the
    innermost one.
    """
    share, found = 0.0, None
    while frame is not None:
        marks = frame.f_globals.get("_marks")
        if marks:
            found = found or marks.get(frame.f_lineno)
            share = _share(frame, max(marks))
        frame = frame.f_back
    return None if found is None else (min(max(share, 0.0), 1.0), found)


def _share(frame: FrameType, lines: int) -> float:
    names = {**frame.f_globals, **frame.f_locals}
    loops = [(turns, *_counts(turns, names)) for turns in frame.f_globals.get("_turns", ())]
    done, total = _run(1, lines, frame.f_lineno, loops)
    return done / max(total, 1)


def _run(first: int, last: int, at: int, loops: Sequence[tuple[Turns, int, int]]) -> tuple[float, float]:
    """Of the lines from `first` to `last`, how many have been run where line `at` is next, and how many will be; those
    of a loop count as often as it turns.
    """
    inside = [x for x in loops if first <= x[0].first and x[0].last <= last]
    outer = [x for x in inside if not any(y[0].first < x[0].first and x[0].last <= y[0].last for y in inside)]
    done, total = float(at - first), float(last - first + 1)
    for turns, turned, count in outer:
        length = turns.last - turns.first + 1
        rest = [x for x in inside if x[0] is not turns]
        within, each = _run(turns.first, turns.last, at, rest)
        total += each * count - length
        if at > turns.last:
            done += each * count - length
        elif at >= turns.first:
            done += each * turned + within - (at - turns.first)
    return done, total


def _counts(turns: Turns, names: dict[str, Any]) -> tuple[int, int]:
    """How often a loop has turned, and how often it will; once where its variables do not tell."""
    try:
        end, now = int(names[turns.end]), int(names[turns.counter])
        start = int(names[turns.start]) if turns.start.startswith("k") else 0
    except (LookupError, TypeError, ValueError):
        return 0, 1
    count = max(end - start, 1)
    return min(max(now - start, 0), count), count
