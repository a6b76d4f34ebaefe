"""Messages as lines of JSON, for children that others write: docs/conform.md describes them.

A child begins with a line that says what it is, and answers each line with one:

    {"opspec": 1, "described": "my backend 2.0"}
    <- {"question": "run", "program": "...", "inputs": [{"type": "tensor<2xf32>", "bytes": "AACAPwAAAEA="}]}
    {"outputs": [{"type": "tensor<2xf32>", "bytes": "AAAAQAAAgEA="}]}
    <- {"question": "accepts", "program": "..."}
    {"accepted": false, "reason": "expected equal shapes", "stage": "reads"}
    <- {"question": "run", "program": "...", "inputs": []}
    {"declines": "UNIMPLEMENTED: no f64", "stage": "compiles"}
"""

from __future__ import annotations

import base64
import json
import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any, cast

import numpy as np

from opspec.agreement.oracles.frames import Framing, Garbled, OracleMessage
from opspec.values.arrays import Array
from opspec.values.types import ELEMENT_TYPES, element_of

PROTOCOL = 1
_TENSOR = re.compile(r"tensor<((?:\d+x)*)(.+)>")


def pack(data: OracleMessage, arrays: Sequence[Array]) -> bytes:
    asked = {**data, "inputs": list(map(encoded, arrays))} if data.get("question") == "run" else data
    return json.dumps(asked).encode() + b"\n" if data else b""


def unpack(read: Callable[[int | None], bytes]) -> tuple[OracleMessage, list[Array]]:
    line = read(None)
    try:
        data = json.loads(line)
        arrays = [decoded(x) for x in data.pop("outputs", ())]
        protocol = data.pop("opspec", PROTOCOL)
    except (ValueError, LookupError, TypeError, AttributeError) as problem:
        raise Garbled(f"expected a line of JSON, found {line[:60]!r}: {problem}") from None
    if protocol != PROTOCOL:
        raise Garbled(f"expected a backend that speaks protocol {PROTOCOL}, found {protocol!r}")
    return cast("OracleMessage", data), arrays


def encoded(x: Array) -> dict[str, str]:
    """An array by its type and its bytes, row by row, little-endian; an element of fewer than 8 bits takes a byte."""
    shape = "".join(f"{size}x" for size in x.shape)
    return {"type": f"tensor<{shape}{element_of(x.dtype)}>", "bytes": base64.b64encode(x.tobytes()).decode()}


def decoded(given: Mapping[str, Any]) -> Array:
    match = _TENSOR.fullmatch(given["type"])
    if match is None:
        raise ValueError(f"expected the type of a tensor, found {given['type']!r}")
    sizes, element = match.groups()
    found = np.frombuffer(bytearray(base64.b64decode(given["bytes"])), ELEMENT_TYPES[element].dtype)
    return found.reshape([int(size) for size in sizes.split("x")[:-1]])


LINES = Framing(pack, unpack, b"{")
