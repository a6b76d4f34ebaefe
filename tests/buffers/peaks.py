"""How much memory a call takes."""

from __future__ import annotations

import gc
import threading
import tracemalloc
from collections.abc import Callable


def peak_of(call: Callable[[], object]) -> int:
    """The most bytes that a call has beside what was there before it; it is called once before."""
    call()
    gc.collect()
    for thread in threading.enumerate():
        if thread.name == "opspec kernels":  # what it builds for other programs would count too
            thread.join()
    tracemalloc.start()
    try:
        before = tracemalloc.get_traced_memory()[0]
        tracemalloc.reset_peak()
        call()
        return tracemalloc.get_traced_memory()[1] - before
    finally:
        tracemalloc.stop()
