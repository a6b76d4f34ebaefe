"""Programs that are known by their bytes: MLIR bytecode, and a `jax.export` blob, which has some in it."""

from __future__ import annotations

import mmap
import struct
from pathlib import Path

BYTECODE = b"ML\xefR"


def holds_bytecode(path: Path) -> bool:
    """Whether a file is one of these, of which no more is read than that takes; not where it cannot be read."""
    try:
        with path.open("rb") as file, mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ) as data:
            return data[: len(BYTECODE)] == BYTECODE or exported_module(data) is not None
    except (OSError, ValueError):  # an empty file, for one
        return False


def exported_module(data: bytes | mmap.mmap) -> bytes | None:
    """The module in a `jax.export` blob: the byte vector of its root table that holds MLIR bytecode.

    The blob is a FlatBuffer without an identifier. Every number in it is checked against the length.
    """
    try:
        (table,) = struct.unpack_from("<I", data, 0)
        (back,) = struct.unpack_from("<i", data, table)
        vtable = table - back
        if vtable < 0:
            return None
        size, table_size = struct.unpack_from("<HH", data, vtable)
        for at in range(vtable + 4, vtable + size - 1, 2):
            (field,) = struct.unpack_from("<H", data, at)
            if not 4 <= field <= table_size - 4:
                continue
            (offset,) = struct.unpack_from("<I", data, table + field)
            start = table + field + offset + 4
            if data[start : start + len(BYTECODE)] == BYTECODE:
                (length,) = struct.unpack_from("<I", data, start - 4)
                return data[start : start + length]
    except struct.error:
        pass
    return None
