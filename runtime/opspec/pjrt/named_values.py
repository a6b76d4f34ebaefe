"""Named values: attributes of the plugin, of devices and of programs."""

from __future__ import annotations

import ctypes
from collections.abc import Mapping, Sequence

from opspec.pjrt import c_structs, handles

Value = str | int | float | bool | Sequence[int]


def named_values(values: Mapping[str, Value]) -> tuple[int, int]:
    """Address and length of an array of named values that stays for good."""
    struct = c_structs.struct("NamedValue")
    made = (struct * max(1, len(values)))()
    for entry, (name, value) in zip(made, values.items(), strict=False):
        entry.struct_size = struct.SIZE
        entry.name, entry.name_size = handles.text(name)
        _set(entry, value)
    return handles.keep(made), len(values)


def _set(entry: c_structs.CStruct, value: Value) -> None:
    entry.value_size = 1
    match value:
        case bool():
            entry.type, entry.value = 4, int(value)
        case str():
            entry.type = 0
            entry.value, entry.value_size = handles.text(value)
        case int():
            entry.type, entry.value = 1, value
        case float():
            entry.type, entry.value = 3, ctypes.c_uint32.from_buffer(ctypes.c_float(value)).value
        case _:
            entry.type, entry.value_size = 2, len(value)
            entry.value = handles.keep((ctypes.c_int64 * max(1, len(value)))(*value))
