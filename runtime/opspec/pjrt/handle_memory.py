"""The memory of handles: addresses that stand for objects of ours, those that are free, and marks of destroyed ones.

An address is that of zeroed memory of its own, since callers read where it points (some objects begin with a
table of functions), and comes back into use once its object is gone. A handle's own words hold what machine code
answers.
"""

from __future__ import annotations

import ctypes
from typing import TypeVar

import numpy as np

from opspec.values.arrays import Array

SIZE = 64
WORDS = 8  # where the words of a handle begin
MARK = 56  # where a handle is marked when it is destroyed
_BLOCK = 1024
_words = ctypes.c_uint64 * (SIZE // 8)

T = TypeVar("T")


def immortal(thing: T) -> T:
    """An object that stays when its module is emptied: JAX lets go of its handles after that."""
    ctypes.pythonapi.Py_IncRef(ctypes.py_object(thing))
    return thing


objects: dict[int, object] = {}
memory: dict[int, ctypes.Array[ctypes.c_uint64]] = {}  # of each handle, in words
free: list[int] = []
blocks: list[tuple[int, Array]] = immortal([])  # the marks of each block of handles


def more() -> int:
    """The address of a new handle, and others that are free."""
    words = np.zeros((_BLOCK, SIZE // 8), np.uint64)
    start: int = words.__array_interface__["data"][0]
    blocks.append((start, words[:, MARK // 8]))
    memory.update((at, _words.from_address(at)) for at in range(start, start + SIZE * _BLOCK, SIZE))
    free.extend(range(start + SIZE, start + SIZE * _BLOCK, SIZE))
    return start
