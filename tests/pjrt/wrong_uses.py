"""Wrong uses of every slot of the API: null, destroyed and strange handles, and numbers that fit nothing. Each call has
to return, with or without an error.

    python tests/pjrt/wrong_uses.py # how many calls there were, and how many errors
"""

from __future__ import annotations

import ctypes
import faulthandler
from typing import Any

import numpy as np

from opspec.pjrt import api, buffers, c_pointers, c_structs, devices, errors, handles

FUNCTION = ctypes.CFUNCTYPE(ctypes.c_void_p, ctypes.c_void_p)
NUMBERS = (0, 1, 3)
SCRATCH = (ctypes.c_uint64 * 4096)()


def subjects() -> list[int | None]:
    """Handles of every kind, one that is destroyed, memory that is none, and null."""
    client = devices.make_client(2)
    device = client.devices[0]
    living, dead = (buffers.new(np.ones((2, 3), np.float32), 11, device.memory) for _ in range(2))
    args = c_structs.arguments("Buffer_Destroy")()
    args.buffer = dead
    FUNCTION(c_pointers.destroyer())(ctypes.addressof(args))
    error = errors.failed(ValueError("wrong"))
    known = [client.handle, client.topology, device.handle, device.description, device.memory.handle]
    return [None, ctypes.addressof(SCRATCH), *known, living, dead, error]


def wrong(function: str, subject: int | None, number: int) -> Any:
    """Arguments: the subject first, and then null or memory of zeros, and the number."""
    args: Any = c_structs.arguments(function)()
    args.struct_size = args.SIZE
    for at, (name, kind) in enumerate(args._fields_[2:]):
        if kind is ctypes.c_void_p:
            pointer = ctypes.addressof(SCRATCH) if number else None
            setattr(args, name, subject if at == 0 else pointer)
        elif issubclass(kind, ctypes._SimpleCData):
            setattr(args, name, number)
    for callback in {"callback", "on_delete_callback"} & {name for name, _ in args._fields_}:
        setattr(args, callback, c_pointers.NOTHING)
    return args


def main() -> None:
    faulthandler.enable()
    api.capsule()
    (table,) = (kept for kept in handles._kept if isinstance(kept, c_structs.api()))
    calls = failures = 0
    for function in c_structs.FUNCTIONS:
        for subject in subjects():
            if function.endswith("_Destroy") and subject is not None:
                continue  # of one that lives there is nothing wrong, and another one is no handle
            for number in NUMBERS:
                args = wrong(function, subject, number)
                calls += 1
                failures += FUNCTION(getattr(table, function))(ctypes.addressof(args)) is not None
    print(calls, failures)  # noqa: T201


if __name__ == "__main__":
    main()
