"""Daemon threads that are in JAX when the process ends.

Up to Python 3.13 a thread that asks for the interpreter once it ends is unwound at that place, and C++ below it ends
the process for that. So before the interpreter ends, such threads come to one of our functions, and stay in it.
"""

from __future__ import annotations

import atexit
import ctypes
import sys
import threading
import time
from types import FrameType

from opspec.pjrt import interrupts

PATIENCE = 2.0  # seconds that the end of a process waits for them at most
_STEP = 0.02
_STILL = 4  # so many looks in a row find a thread in one place that sleeps; one that only waits for its turn moves on

users: set[int] = set()  # threads that have run a program
staying: set[int] = set()  # those that are to stay, once the process ends
_stayed: set[int] = set()


class _Ended(BaseException):
    """Ends the program that a thread runs."""


def stay() -> None:
    """Stay for good, where this thread is to: asleep, without the interpreter."""
    ident = threading.get_ident()
    if ident not in staying:
        return
    asleep = threading.Lock()
    asleep.acquire()
    _stayed.add(ident)
    while True:
        asleep.acquire()


def keep_at_end() -> None:
    """When the process ends, wait until all threads that are in JAX stay in a function of ours."""
    atexit.register(_keep)


def _keep() -> None:
    daemons = [t for t in threading.enumerate() if t.daemon and not isinstance(t, threading._DummyThread)]
    staying.update(t.ident for t in daemons if t.ident in users)
    until = time.monotonic() + PATIENCE
    places: dict[int, tuple[FrameType, int]] = {}
    told: set[int] = set()
    still = 0
    while staying - _stayed and time.monotonic() < until:
        found = sys._current_frames()
        frames = {ident: found[ident] for ident in staying - _stayed if ident in found}
        running = {ident for ident, frame in frames.items() if _runs(frame)}
        for ident in running - told:
            ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(ident), ctypes.py_object(_Ended))
        told |= running
        now = {ident: (frame, frame.f_lasti) for ident, frame in frames.items()}
        still = still + 1 if now == places and not running else 0
        if still == _STILL:
            return
        places = now
        time.sleep(_STEP)


def _runs(frame: FrameType | None) -> bool:
    """Whether a program runs in it."""
    while frame is not None:
        if interrupts.may_end(frame.f_code):
            return True
        frame = frame.f_back
    return False
