"""Handles: the addresses that stand for our objects on the other side.

What lies at an address, `handle_memory` says; how an object goes whose handle was destroyed, `destroyed_handles`.
"""

from __future__ import annotations

import ctypes
from typing import Any

from opspec.pjrt.destroyed_handles import sweep
from opspec.pjrt.handle_memory import WORDS, free, immortal, memory, more, objects

_FIRST = WORDS // 8
_OFTEN = 64

_since = 0  # handles made since the last sweep


def new(thing: object, words: tuple[int, ...] = ()) -> int:
    """The address that stands for an object from now on, and keeps it alive. Its words are what machine code says
    of it.
    """
    global _since  # a race costs a sweep more or less
    _since += 1
    if _since >= _OFTEN:
        _since = 0
        sweep()
    try:
        address = free.pop()
    except IndexError:
        address = more()
    objects[address] = thing
    if words:
        memory[address][_FIRST : _FIRST + len(words)] = words  # type: ignore[call-overload]  # a tuple will do
    return address


def set_word(address: int, at: int, value: int) -> None:
    memory[address][_FIRST + at] = value


def get(address: int | None) -> Any:  # whatever its maker put there
    try:
        return objects[address]  # type: ignore[index]  # None is not there either
    except KeyError:
        raise ValueError(f"expected the address of an object that lives, found {address}") from None


def has(address: int | None) -> bool:
    """Whether an address is that of an object of ours."""
    return address in objects


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
