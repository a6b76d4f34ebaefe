"""Handles that were destroyed: what they stood for is released here, the memory of buffers too.

Destroying a handle only marks it, in machine code (`slot_instructions`): a buffer is destroyed whenever Python drops an
array. `sweep` forgets what is marked; it is called with some of the handles that are made, and before large results.
"""

from __future__ import annotations

import threading

import numpy as np

from opspec.pjrt.handle_memory import SIZE, blocks, free, memory, objects

_lock = threading.Lock()


def drop(address: int | None) -> None:
    """Forget an object at once."""
    thing = objects.pop(address, None)  # type: ignore[arg-type]
    if thing is not None:
        assert address is not None
        _forget(address, thing)


def sweep() -> None:
    """Forget every object whose handle has been destroyed."""
    if not _lock.acquire(blocking=False):
        return  # somebody is at it
    try:
        for start, marks in blocks:
            dead = np.flatnonzero(marks)
            marks[dead] = 0
            for address in (dead * SIZE + start).tolist():
                thing = objects.get(address)
                if thing is not None and not getattr(thing, "immortal", False):
                    del objects[address]
                    _forget(address, thing)
    finally:
        _lock.release()


def _forget(address: int, thing: object) -> None:
    release = getattr(thing, "release", None)
    if release is not None:
        release()
    memory[address][0] = 0  # where errors have a table of functions
    free.append(address)


def count() -> int:
    """How many objects live."""
    sweep()
    return len(objects)
