"""Element types by their numbers in the PJRT C API, and arrays from and to memory of the caller."""

from __future__ import annotations

import ctypes
from collections.abc import Sequence

import numpy as np

from opspec.pjrt import c_structs
from opspec.pjrt.errors import ErrorCode, PjrtError
from opspec.values.arrays import Array, DType
from opspec.values.types import ELEMENT_TYPES

# In the order of PJRT_Buffer_Type, from 1. Those in capitals have no element type of StableHLO.
_NAMES = (
    "i1", "i8", "i16", "i32", "i64", "ui8", "ui16", "ui32", "ui64", "f16", "f32", "f64", "bf16", "complex<f32>",
    "complex<f64>", "f8E5M2", "f8E4M3FN", "f8E4M3B11FNUZ", "f8E5M2FNUZ", "f8E4M3FNUZ", "i4", "ui4", "TOKEN", "i2",
    "ui2", "f8E4M3", "f8E3M4", "f8E8M0FNU", "f4E2M1FN", "S1", "U1", "f6E2M3FN", "f6E3M2FN",
)  # fmt: skip
NUMBERS = {name: number for number, name in enumerate(_NAMES, start=1)}
TOKEN = NUMBERS["TOKEN"]
_DTYPES = {NUMBERS[name]: ELEMENT_TYPES[name].dtype for name in _NAMES if name in ELEMENT_TYPES}


def dtype_of(number: int) -> DType:
    found = _DTYPES.get(number)
    if found is None:
        name = _NAMES[number - 1] if 1 <= number <= len(_NAMES) else str(number)
        raise PjrtError(ErrorCode.UNIMPLEMENTED, f"opspec has no element type for PJRT's {name}")
    return found


def integers(address: int | None, count: int) -> tuple[int, ...]:
    """int64 values that lie in memory."""
    return tuple((ctypes.c_int64 * count).from_address(address)) if count and address is not None else ()


class _Memory:
    """Memory that NumPy reads or writes as it lies there."""

    def __init__(self, address: int, shape: Sequence[int], strides: Sequence[int] | None, size: int) -> None:
        self.__array_interface__ = {
            "version": 3,
            "data": (address, False),
            "shape": tuple(shape),
            "strides": None if strides is None else tuple(strides),
            # Types that NumPy has no letter for come as plain bytes.
            "typestr": f"|V{size}",
        }


def at(address: int, shape: Sequence[int], dtype: DType, strides: Sequence[int] | None = None) -> Array:
    """The memory at an address as an array, which does not own it."""
    return np.asarray(_Memory(address, shape, strides, dtype.itemsize)).view(dtype)


def copied_from(address: int | None, shape: tuple[int, ...], dtype: DType, strides: Sequence[int] | None) -> Array:
    """An array of its own with what lies in memory."""
    made: Array = np.empty(shape, dtype)
    if made.size and address is not None:
        if strides is None or _is_dense(shape, strides, dtype.itemsize):
            ctypes.memmove(address_of(made), address, made.nbytes)
        else:
            made[...] = at(address, shape, dtype, strides)
    return made


def address_of(array: Array) -> int:
    address: int = array.__array_interface__["data"][0]
    return address


def _is_dense(shape: Sequence[int], strides: Sequence[int], size: int) -> bool:
    for length, stride in zip(reversed(shape), reversed(strides), strict=True):
        if length != 1 and stride != size:
            return False
        size *= length
    return True


def order_of(address: int | None, rank: int) -> tuple[int, ...] | None:
    """The dimensions of a layout from the outermost, where they are not in their usual order."""
    if address is None or rank < 2:
        return None
    if c_structs.MemoryLayout.from_address(address).type != 0:
        raise PjrtError(ErrorCode.UNIMPLEMENTED, "opspec knows layouts by the order of dimensions, not by strides")
    # The union comes behind the struct's own size and extensions.
    tiled = c_structs.struct("MemoryLayout_Tiled").from_address(address + 16)
    order = integers(tiled.minor_to_major, tiled.minor_to_major_size)[::-1]
    return None if order == tuple(range(rank)) else order
