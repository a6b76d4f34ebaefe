"""The few protocol buffer messages that cross the API."""

from __future__ import annotations

import struct
from dataclasses import dataclass

from opspec.programs.hlo.messages import Message

Option = str | bool | int | float


@dataclass(frozen=True, slots=True)
class CompileOptions:
    """What a program was compiled for: copies, parts, and the devices, row by row; none for any device."""

    replicas: int = 1
    partitions: int = 1
    devices: tuple[int, ...] = ()


def compile_options(data: bytes) -> CompileOptions:
    build = Message(data).message(3)
    replicas, partitions = max(1, build.integer(4)), max(1, build.integer(5))
    return CompileOptions(replicas, partitions, _devices(build.message(9), replicas))


def overrides(data: bytes) -> tuple[tuple[str, Option], ...]:
    """Options of the compiler by name, as the program asks for them."""
    return tuple((entry.text(1), _option(entry.message(2))) for entry in Message(data).messages(7))


def _option(message: Message) -> Option:
    if 1 in message:
        return message.text(1)
    if 3 in message:
        value = message.integer(3)
        return value - (1 << 64) if value >> 63 else value
    if 4 in message:
        (real,) = struct.unpack("<d", message.all_bytes(4)[-1])
        return float(real)
    return bool(message.integer(2))


def _devices(assignment: Message, replicas: int) -> tuple[int, ...]:
    """The devices of replica 0, then of replica 1, ...; the message has them by partition."""
    columns = [column.integers(1) for column in assignment.messages(3)]
    return tuple(column[replica] for replica in range(replicas) for column in columns if replica < len(column))


def device_assignment(devices: tuple[int, ...], replicas: int, partitions: int) -> bytes:
    assignment = Message()
    assignment.add(1, replicas)
    assignment.add(2, partitions)
    for partition in range(partitions):
        column = Message()
        column.set_integers(1, devices[partition::partitions])
        assignment.add(3, column)
    return bytes(assignment)
