"""Signals that arrive inside our C functions wait until control is back in Python.

Python runs the handlers of signals between any two of its instructions, also before the first line of a function that
C has called. What a handler raises there (Ctrl-C raises KeyboardInterrupt) has nowhere to go: C++ goes on, and the
process ends. Nor may most functions give an error in its place, since callers end the process at one. So a handler of
ours stands before each of the program's, and puts off what arrives inside.
"""

from __future__ import annotations

import _signal  # type: ignore[import-not-found]  # `signal` without enumerations, which are slow
import _thread
import signal
import threading
from collections.abc import Callable
from types import CodeType, FrameType
from typing import TypeVar

Handler = Callable[[int, FrameType | None], object]
F = TypeVar("F", bound=Callable[..., object])

waiting: set[signal.Signals] = set()  # signals that arrived inside
_raised: list[BaseException] = []  # what has ended a program, and is raised once more outside
_holds: dict[CodeType, bool] = {}  # by the code of a function: whether signals wait while it runs
_MARK = "opspec_signal"  # on what a handler has raised: the number of the signal


class _Again:
    """`again[number]` makes Python call the handler of a signal at its next opportunity.

    An index and no call: Python looks for signals behind each call, but not behind an index, nor when a function
    returns. So what is tripped there arrives behind the function.
    """

    __getitem__ = staticmethod(_thread.interrupt_main)


again = _Again()


def waits(function: F) -> F:
    """Mark a function that C calls: signals wait while it runs. What it does last before it returns has to be
    `if waiting: again[waiting.pop()]`.
    """
    _holds[function.__code__] = True
    return function


def ends(function: F) -> F:
    """Mark a function that handlers of signals may end, although C stands below it; what it raises goes to `held`."""
    _holds[function.__code__] = False
    return function


def may_end(code: CodeType) -> bool:
    """Whether it is the code of a function that may be ended."""
    return _holds.get(code) is False


def held(error: BaseException) -> bool:
    """Whether the handler of a signal raised it in this thread; then it is raised once more outside."""
    cause: BaseException | None = error
    while cause is not None:
        number = cause.__dict__.get(_MARK)
        if number is not None and _is_main():
            _raised.append(cause)
            waiting.add(number)
            return True
        cause = cause.__cause__
    return False


class _Putting:
    """A handler of a signal, put off while a function that C has called runs."""

    def __init__(self, handler: Handler) -> None:
        self._handler = handler

    def __call__(self, number: int, frame: FrameType | None) -> object:
        if _is_inside(frame):
            waiting.add(signal.Signals(number))
            return None
        while waiting:
            _thread.interrupt_main(waiting.pop())
        try:
            if _raised:
                raise _raised.pop().with_traceback(None)
            return self._handler(number, frame)
        except BaseException as error:
            error.__dict__[_MARK] = signal.Signals(number)
            raise


def _is_inside(frame: FrameType | None) -> bool:
    while frame is not None:
        holds = _holds.get(frame.f_code)
        if holds is not None:
            return holds
        frame = frame.f_back
    return False


# --- our handler before the program's ------------------------------------------------------------------------

# Ctrl-C, the end of a job, a test that takes too long, what programs send each other.
_NAMES = ("SIGINT", "SIGTERM", "SIGALRM", "SIGHUP", "SIGUSR1", "SIGUSR2")
_NUMBERS = [getattr(signal, name) for name in _NAMES if hasattr(signal, name)]
_handler_of: Callable[[int], object] = _signal.getsignal


_seen: list[object] = []  # the handlers when all was well


def stand_before() -> None:
    """Put our handler before the program's own, where it is not. Only the main thread may, so others leave it.

    Each run of a program asks for it: notebooks, for one, set Python's handler of Ctrl-C again for every cell.
    """
    global _seen
    if [*map(_handler_of, _NUMBERS)] == _seen:
        return
    for number in _NUMBERS:
        handler = _handler_of(number)
        if handler.__class__ is not _Putting and callable(handler):
            if not _is_main():
                return
            signal.signal(number, _Putting(handler))
    _seen = [*map(_handler_of, _NUMBERS)]


def _is_main() -> bool:
    return threading.current_thread() is threading.main_thread()
