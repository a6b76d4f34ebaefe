"""Values that a snapshot holds, as arrays."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import numpy as np

from opspec.errors import LoadError
from opspec.programs.hlo.fields import ELEMENTS, TUPLE_TYPE, LiteralField, ShapeField
from opspec.programs.hlo.messages import Damaged, Message
from opspec.programs.hlo.shapes import Laid
from opspec.values.arrays import Array
from opspec.values.types import ELEMENT_TYPES

# The field that holds values of a type: numbers of their own, floats as they lie in memory, or bytes.
_NUMBERS = {"i1": 2, "i32": 4, "i64": 5, "ui32": 6, "ui64": 7}
_MEMORY = {"f32": 8, "f64": 9, "complex<f32>": 12, "complex<f64>": 18}
_BYTES = {"ui8": 3, "f16": 11, "bf16": 13, "i8": 15, "ui16": 16, "i16": 17}
_BYTES |= {"f8E5M2": 19, "f8E4M3FN": 20, "f8E4M3B11FNUZ": 23, "f8E5M2FNUZ": 24, "f8E4M3FNUZ": 25, "f8E4M3": 28}
_BYTES |= {"f8E3M4": 29, "f8E8M0FNU": 33}


def arrays(literals: Iterable[bytes]) -> list[Array]:
    """Those of tuples one by one."""
    try:
        return [array for data in literals for array in _flat(data)]
    except Damaged as damaged:
        raise LoadError(f"the arguments of the snapshot are damaged: {damaged}") from None


def _flat(data: bytes) -> Iterator[Array]:
    pending = [data]
    while pending:
        literal = Message(pending.pop(0))
        shape = literal.message(LiteralField.SHAPE)
        if shape.integer(ShapeField.ELEMENT) == TUPLE_TYPE:
            pending[:0] = literal.all_bytes(LiteralField.TUPLE)
        else:
            yield _array(literal, Laid.of(shape))


def _array(literal: Message, laid: Laid) -> Array:
    name = ELEMENTS.get(laid.element, "")
    if name not in _NUMBERS | _MEMORY | _BYTES:
        raise LoadError(
            f"no values are read of a snapshot's argument {laid}; give the arguments with --inputs or --arg"
        )
    dtype = ELEMENT_TYPES[name].dtype
    if name in _NUMBERS:
        values = np.array(literal.integers(_NUMBERS[name]), np.uint64)
        found = values > 0 if name == "i1" else values.astype(dtype)
    else:
        found = np.frombuffer(b"".join(literal.all_bytes((_MEMORY | _BYTES)[name])), dtype)
    try:
        return np.ascontiguousarray(found.reshape(laid.in_memory).transpose(laid.back)).reshape(laid.sizes)
    except ValueError:
        raise Damaged(f"{found.size} values for {laid}") from None
