"""While a program is planned and built: nothing is collected, and who watches a terminal sees how far it is."""

from __future__ import annotations

import gc
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Literal, TypeAlias

What: TypeAlias = Literal["ops planned", "kernels built", "modules compiled"]
Pause: TypeAlias = Callable[[What], object]  # called before each of these
PATIENCE = 10.0  # seconds without a word


@contextmanager
def uncollected() -> Iterator[None]:
    """Without collections of garbage: they would go over all nodes again and again, for a third of the time."""
    collects = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if collects:
            gc.enable()


class ProgressLine:
    """A line on the terminal, once in a while, if it takes long."""

    def __init__(self) -> None:
        self._done: Counter[What] = Counter()
        self._next = time.monotonic() + PATIENCE

    def __call__(self, what: What) -> None:
        self._done[what] += 1
        if time.monotonic() < self._next:
            return
        self._next = time.monotonic() + PATIENCE
        if sys.stderr is not None and sys.stderr.isatty():
            told = ", ".join(f"{count:,} {name}" for name, count in self._done.items())
            sys.stderr.write(f"opspec: {told}\n")
            sys.stderr.flush()
