"""Messages between a process and its child: JSON and arrays, each by its length, nothing pickled."""

from __future__ import annotations

import json
import struct
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import IO, TypedDict

import numpy as np

from opspec.values.arrays import Array
from opspec.values.types import ELEMENT_TYPES, element_of

MAGIC = b"OpSpec1\n"
_LENGTHS = struct.Struct("<QQ")
HEAD = len(MAGIC) + _LENGTHS.size
_LARGEST_TEXT = 1 << 28


class OracleMessage(TypedDict, total=False):
    """What is asked, and what is answered."""

    question: str
    program: str
    bytecode: str
    replicas: int
    partitions: int
    ready: bool
    described: str
    devices: int
    accepted: bool
    reason: str
    types: list[str]
    declines: str
    stage: str
    died: int


class Garbled(Exception):
    """What was read is no message."""


@dataclass(frozen=True, slots=True)
class Framing:
    """How messages are written and read; `begins` is what each begins with. Reading gets what gives as many bytes as it
    is asked for, or, asked for None, a line.
    """

    pack: Callable[[OracleMessage, Sequence[Array]], bytes]
    unpack: Callable[[Callable[[int | None], bytes]], tuple[OracleMessage, list[Array]]]
    begins: bytes


def pack(data: OracleMessage, arrays: Sequence[Array] = ()) -> bytes:
    """A message as bytes."""
    kept = [np.asarray(x) for x in arrays]
    described = [[element_of(x.dtype).name, *x.shape] for x in kept]
    text = json.dumps({**data, "arrays": described}).encode()
    body = b"".join(x.tobytes() for x in kept)
    return MAGIC + _LENGTHS.pack(len(text), len(body)) + text + body


def exactly(stream: IO[bytes], size: int) -> bytes:
    """So many bytes of a pipe; EOFError where it is closed."""
    found = stream.read(size)
    if len(found) < size:
        raise EOFError
    return found


def whole(read: Callable[[int], bytes]) -> bytes:
    """The next message as it stands."""
    head = read(HEAD)
    return head + read(sum(_LENGTHS.unpack(head[len(MAGIC) :])))


def unpack(read: Callable[[int], bytes]) -> tuple[OracleMessage, list[Array]]:
    """The next message; `read` gives exactly as many bytes as asked for."""
    head = read(HEAD)
    if not head.startswith(MAGIC):
        raise Garbled(f"expected a message, found {head[:40]!r}")
    size, body_size = _LENGTHS.unpack(head[len(MAGIC) :])
    if size > _LARGEST_TEXT:
        raise Garbled(f"expected a message, found one of {size} bytes")
    try:
        data = json.loads(read(size))
        listed = data.pop("arrays")
        described = [(ELEMENT_TYPES[name].dtype, tuple(map(int, shape))) for name, *shape in listed]
    except (ValueError, LookupError, TypeError, AttributeError) as problem:
        raise Garbled(f"expected a message, found text that is none: {problem}") from None
    sizes = [dtype.itemsize * int(np.prod(shape, dtype=object)) for dtype, shape in described]
    if sum(sizes) != body_size:
        raise Garbled(f"expected arrays of {sum(sizes)} bytes, found {body_size}")
    arrays = []
    for (dtype, shape), length in zip(described, sizes, strict=True):
        arrays.append(np.frombuffer(bytearray(read(length)), dtype).reshape(shape))
    return data, arrays


FRAMES = Framing(pack, unpack, MAGIC)
