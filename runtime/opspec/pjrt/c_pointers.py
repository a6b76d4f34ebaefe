"""C pointers to Python functions.

Once the interpreter ends, every pointer that was given away leads to a function of the C library that does nothing,
since a call into Python would then end the process; or to that of a plugin, in whose place it stood.
"""

from __future__ import annotations

import ctypes
import functools
import sys
from collections.abc import Callable
from typing import TypeAlias, cast

from opspec.pjrt import destroyed_handles, handle_memory, slot_instructions
from opspec.pjrt.interrupts import again, waiting, waits

Prototype: TypeAlias = "Callable[[Callable[..., object]], ctypes._CData]"  # what CFUNCTYPE gives
ERROR_OR_NULL = ctypes.CFUNCTYPE(ctypes.c_void_p, ctypes.c_void_p)
# `wctype` looks a name up and finds none: it reads a few bytes of what every call passes (never null), changes
# nothing, returns 0, and is there with every C library.
_LIBRARY = ctypes.CDLL("ucrtbase" if sys.platform == "win32" else None)
NOTHING: int = ctypes.cast(_LIBRARY.wctype, ctypes.c_void_p).value or 0

# Places in memory that hold pointers into Python, and what they hold once the interpreter ends.
_given: list[tuple[ctypes.Structure, str, int]] = []


@functools.cache
def instructions() -> tuple[slot_instructions.Processor, slot_instructions.Page] | None:
    """The processor, and a page for instructions, where there are such."""
    processor = slot_instructions.processor()
    try:
        return None if processor is None else (processor, slot_instructions.Page())
    except OSError:
        return None


def pointer(prototype: Prototype, function: Callable[..., object]) -> int:
    """A C pointer to a Python function, which stays for good. Signals wait until it has returned."""

    @waits
    def call(*given: int | None) -> object:
        result = function(*given)
        if waiting:
            again[waiting.pop()]
        return result

    return plain_pointer(prototype, call)


def plain_pointer(prototype: Prototype, function: Callable[..., object]) -> int:
    """The same of a function that knows how to let signals wait."""
    address = ctypes.cast(handle_memory.immortal(prototype(function)), ctypes.c_void_p).value
    assert address is not None
    return address


def set_pointer(struct: ctypes.Structure, field: str, address: int, at_end: int = NOTHING) -> None:
    setattr(struct, field, address)
    _given.append((struct, field, at_end))


@functools.cache
def _marks() -> tuple[int, int]:
    def by_arguments(address: int) -> None:
        destroyed_handles.drop(ctypes.c_void_p.from_address(address + 16).value)

    made = instructions()
    if made is not None:
        processor, page = made
        return page.put(processor.mark_by_arguments()), page.put(processor.mark())
    direct = pointer(ctypes.CFUNCTYPE(None, ctypes.c_void_p), destroyed_handles.drop)
    return pointer(ERROR_OR_NULL, by_arguments), direct


def destroyer() -> int:
    """The C function behind the slots that destroy."""
    return _marks()[0]


def deleter() -> int:
    """A C function that destroys the handle that it is given."""
    return _marks()[1]


# --- the end of the interpreter -----------------------------------------------------------------------------


class _Seal:
    """Cuts all pointers when it is destroyed."""

    def __init__(self) -> None:
        self._given = _given

    def __del__(self) -> None:
        for struct, field, at_end in self._given:
            setattr(struct, field, at_end)


@functools.cache
def seal_at_end() -> None:
    """Cut the pointers after everything that runs at exit, and before modules are emptied.

    `atexit` is too early: it calls in the reverse order of registration, and JAX's own hooks, and those of
    programs, were registered before us and use arrays. The first thing that the interpreter does after them is
    to drop a few attributes of `sys`, this cache among them.
    """
    cache = cast("dict[str, object]", sys.path_importer_cache)
    cache[__file__ + ".seal"] = _Seal()  # no path of a package, so nobody asks for it
