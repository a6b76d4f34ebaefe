"""Handles: the addresses that stand for our objects on the other side.

What lies at an address, `handle_memory` says; how an object goes whose handle was destroyed, `destroyed_handles`.
"""

from __future__ import annotations

import ctypes
from collections.abc import Sequence
from typing import Any

from opspec.pjrt.destroyed_handles import sweep
from opspec.pjrt.handle_memory import WORDS, free, immortal, memory, more, objects

_FIRST = WORDS // 8
OFTEN = 64  # handles that are made between two sweeps

_next: list[int] = []  # addresses of those


def new(thing: object, words: tuple[int, ...] = ()) -> int:
    """The address that stands for an object from now on, and keeps it alive. Its words are what machine code says
    of it.
    """
    try:
        address = _next.pop()
    except IndexError:
        address = _after_sweep()
    objects[address] = thing
    if words:
        memory[address][_FIRST : _FIRST + len(words)] = words  # type: ignore[call-overload]  # a tuple will do
    return address


def _after_sweep() -> int:
    sweep()
    while len(_next) < OFTEN:
        try:
            _next.append(free.pop())
        except IndexError:
            _next.append(more())
    try:
        return _next.pop()
    except IndexError:  # other threads have taken them all
        return more()


def set_word(address: int, at: int, value: int) -> None:
    memory[address][_FIRST + at] = value


def get(address: int | None) -> Any:  # whatever its maker put there
    try:
        return objects[address]  # type: ignore[index]  # None is not there either
    except KeyError:
        raise ValueError(f"expected the address of an object that lives, found {address}") from None


def get_all(addresses: Sequence[int]) -> list[Any]:
    try:
        return [objects[address] for address in addresses]
    except KeyError:
        return [get(address) for address in addresses]  # one of them says which


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
