"""The few protocol buffer messages that cross the API, read and written by their wire format."""

from __future__ import annotations

import struct
from collections.abc import Iterator
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class CompileOptions:
    """What a program was compiled for: copies, parts, and the devices, row by row; none for any device."""

    replicas: int = 1
    partitions: int = 1
    devices: tuple[int, ...] = ()


def compile_options(data: bytes) -> CompileOptions:
    build = _last(data, 3)
    if build is None:
        return CompileOptions()
    replicas = max(1, _number(build, 4))
    partitions = max(1, _number(build, 5))
    assignment = _last(build, 9)
    return CompileOptions(replicas, partitions, () if assignment is None else _devices(assignment, replicas))


Option = str | bool | int | float


def overrides(data: bytes) -> tuple[tuple[str, Option], ...]:
    """Options of the compiler by name, as the program asks for them."""
    entries = [dict(_fields(value)) for field, value in _fields(data) if field == 7 and isinstance(value, bytes)]
    return tuple((_text(entry.get(1, b"")), _option(entry.get(2, b""))) for entry in entries)


def _option(message: int | bytes) -> Option:
    for field, value in _wide_fields(message) if isinstance(message, bytes) else ():
        match field, value:
            case 1, bytes():
                return value.decode(errors="replace")
            case 2, int():
                return bool(value)
            case 3, int():
                return value - (1 << 64) if value >> 63 else value
            case 4, float():
                return value
    return False


def _text(value: int | bytes) -> str:
    return value.decode(errors="replace") if isinstance(value, bytes) else str(value)


def _devices(assignment: bytes, replicas: int) -> tuple[int, ...]:
    """The devices of replica 0, then of replica 1, ...; the message has them by partition."""
    columns = [_numbers(value, 1) for field, value in _fields(assignment) if field == 3 and isinstance(value, bytes)]
    return tuple(column[replica] for replica in range(replicas) for column in columns if replica < len(column))


def device_assignment(devices: tuple[int, ...], replicas: int, partitions: int) -> bytes:
    columns = b"".join(
        _message(3, _message(1, b"".join(_varint(devices[r * partitions + p]) for r in range(replicas))))
        for p in range(partitions)
    )
    return _scalar(1, replicas) + _scalar(2, partitions) + columns


# --- wire format --------------------------------------------------------------------------------------------


def _fields(data: bytes) -> Iterator[tuple[int, int | bytes]]:
    return ((field, value) for field, value in _wide_fields(data) if not isinstance(value, float))


def _wide_fields(data: bytes) -> Iterator[tuple[int, int | bytes | float]]:
    at = 0
    while at < len(data):
        key, at = _read_varint(data, at)
        field, wire = key >> 3, key & 7
        if wire == 0:
            value, at = _read_varint(data, at)
            yield field, value
        elif wire == 2:
            size, at = _read_varint(data, at)
            yield field, data[at : at + size]
            at += size
        elif wire in (1, 5):
            size, code = (8, "<d") if wire == 1 else (4, "<f")
            yield field, struct.unpack_from(code, data, at)[0]
            at += size
        else:
            raise ValueError(f"expected a protocol buffer message, found wire type {wire}")


def _read_varint(data: bytes, at: int) -> tuple[int, int]:
    value = shift = 0
    while True:
        byte = data[at]
        at += 1
        value |= (byte & 0x7F) << shift
        if byte < 0x80:
            return value, at
        shift += 7


def _last(data: bytes, wanted: int) -> bytes | None:
    found = [value for field, value in _fields(data) if field == wanted and isinstance(value, bytes)]
    return found[-1] if found else None


def _number(data: bytes, wanted: int) -> int:
    found = [value for field, value in _fields(data) if field == wanted and isinstance(value, int)]
    return found[-1] if found else 0


def _numbers(data: bytes, wanted: int) -> list[int]:
    """A repeated number, packed or not."""
    found: list[int] = []
    for field, value in _fields(data):
        if field != wanted:
            continue
        if isinstance(value, int):
            found.append(value)
            continue
        at = 0
        while at < len(value):
            number, at = _read_varint(value, at)
            found.append(number)
    return found


def _varint(value: int) -> bytes:
    made = bytearray()
    while value >= 0x80:
        made.append(value & 0x7F | 0x80)
        value >>= 7
    made.append(value)
    return bytes(made)


def _scalar(field: int, value: int) -> bytes:
    return _varint(field << 3) + _varint(value)


def _message(field: int, data: bytes) -> bytes:
    return _varint(field << 3 | 2) + _varint(len(data)) + data
