"""Handles: the addresses that stand for our objects on the other side.

An address is that of zeroed memory of its own, since callers read where it points (some objects begin with a
table of functions), and comes back into use once its object is gone. Destroying a handle only marks it, in
machine code (`machine`); `sweep` forgets what is marked. A handle's own words hold what machine code answers.
"""

from __future__ import annotations

import ctypes
import threading
from typing import Any, TypeVar

import numpy as np

from opspec.values.arrays import Array

SIZE = 64
WORDS = 8  # where the words of a handle begin
MARK = 56  # where a handle is marked when it is destroyed
_BLOCK = 1024
_FIRST = WORDS // 8
_words = ctypes.c_uint64 * (SIZE // 8)
_OFTEN = 64

T = TypeVar("T")


def immortal(thing: T) -> T:
    """An object that stays when its module is emptied: JAX lets go of its handles after that."""
    ctypes.pythonapi.Py_IncRef(ctypes.py_object(thing))
    return thing


_objects: dict[int, object] = {}
_memory: dict[int, ctypes.Array[ctypes.c_uint64]] = {}  # of each handle, in words
_free: list[int] = []
_blocks: list[tuple[int, Array]] = immortal([])  # the marks of each block of handles
_lock = threading.Lock()
_since = 0  # handles made since the last sweep


def new(thing: object, words: tuple[int, ...] = ()) -> int:
    """The address that stands for an object from now on, and keeps it alive. Its words are what machine code says
    of it.
    """
    global _since  # a race costs a sweep more or less
    _since += 1
    if _since >= _OFTEN:
        sweep()
    try:
        address = _free.pop()
    except IndexError:
        address = _more()
    _objects[address] = thing
    if words:
        _memory[address][_FIRST : _FIRST + len(words)] = words  # type: ignore[call-overload]  # a tuple will do
    return address


def set_word(address: int, at: int, value: int) -> None:
    _memory[address][_FIRST + at] = value


def get(address: int | None) -> Any:  # whatever its maker put there
    try:
        return _objects[address]  # type: ignore[index]  # None is not there either
    except KeyError:
        raise ValueError(f"expected the address of an object that lives, found {address}") from None


def has(address: int | None) -> bool:
    """Whether an address is that of an object of ours."""
    return address in _objects


def drop(address: int | None) -> None:
    """Forget an object at once."""
    thing = _objects.pop(address, None)  # type: ignore[arg-type]
    if thing is not None:
        assert address is not None
        _forget(address, thing)


def sweep() -> None:
    """Forget every object whose handle has been destroyed."""
    global _since
    if not _lock.acquire(blocking=False):
        return  # somebody is at it
    try:
        _since = 0
        for start, marks in _blocks:
            dead = np.flatnonzero(marks)
            marks[dead] = 0
            for address in (dead * SIZE + start).tolist():
                thing = _objects.get(address)
                if thing is not None and not getattr(thing, "immortal", False):
                    del _objects[address]
                    _forget(address, thing)
    finally:
        _lock.release()


def _forget(address: int, thing: object) -> None:
    release = getattr(thing, "release", None)
    if release is not None:
        release()
    _memory[address][0] = 0  # where errors have a table of functions
    _free.append(address)


def count() -> int:
    sweep()
    return len(_objects)


def _more() -> int:
    words = np.zeros((_BLOCK, SIZE // 8), np.uint64)
    start: int = words.__array_interface__["data"][0]
    _blocks.append((start, words[:, MARK // 8]))
    _memory.update((at, _words.from_address(at)) for at in range(start, start + SIZE * _BLOCK, SIZE))
    _free.extend(range(start + SIZE, start + SIZE * _BLOCK, SIZE))
    return start


# --- C values that live as long as the process --------------------------------------------------------------

_kept: list[ctypes._CData] = immortal([])


def keep(value: ctypes._CData) -> int:
    """The address of a C value, which stays for good."""
    _kept.append(value)
    return ctypes.addressof(value)


_texts: dict[bytes, tuple[int, int]] = {}


def text(value: str) -> tuple[int, int]:
    """Address and length of a text that stays for good: few and small ones only."""
    data = value.encode()
    found = _texts.get(data)
    if found is None:
        found = _texts[data] = (keep(ctypes.create_string_buffer(data)), len(data))
    return found


def pointers(addresses: list[int]) -> int:
    """The address of an array of pointers that stays for good."""
    return keep((ctypes.c_void_p * max(1, len(addresses)))(*addresses))
