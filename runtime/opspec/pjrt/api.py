"""The table of functions as the capsule that JAX takes."""

from __future__ import annotations

import ctypes
import functools

from opspec.pjrt import (
    buffer_layouts,
    buffers,
    c_pointers,
    c_structs,
    devices,
    events,
    executables,
    function_table,
    handles,
    memories,
    program_calls,
)

FILLED_BY = (buffers, devices, events, executables, program_calls)  # importing them fills the slots


@functools.cache
def capsule() -> object:
    """A capsule that holds the address of the table. There is one table in a process."""
    table = function_table.table()
    table.extension_start = _chain(buffer_layouts.make(), memories.make())
    c_pointers.seal_at_end()
    new = ctypes.pythonapi.PyCapsule_New
    new.restype = ctypes.py_object
    new.argtypes = [ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p]
    return new(handles.keep(table), b"pjrt_c_api", None)


def _chain(*extensions: int) -> int:
    following = None
    for address in reversed(extensions):
        base = c_structs.struct("Extension_Base").from_address(address)
        base.next = following
        following = address
    return extensions[0]
