"""What an array is to type checkers, and views of arrays that NumPy itself does not give."""

from __future__ import annotations

import ctypes
import math
from collections.abc import Sequence
from typing import Any, TypeAlias

import numpy as np

Array: TypeAlias = np.ndarray[Any, np.dtype[Any]]  # of any element type
DType: TypeAlias = np.dtype[Any]
Float64Array: TypeAlias = np.ndarray[Any, np.dtype[np.float64]]
Elements: TypeAlias = Any  # an array, a NumPy scalar, or elements that are not made yet: kernels.pull.LazyElements

# A value of a program while it runs: of a tensor an array or a NumPy scalar, of a token None, of a tuple or a future
# the values in it; a witness of `shape` is True.
RunValue: TypeAlias = "Array | np.generic | bool | tuple[RunValue, ...] | None"

MOST_DIMENSIONS = 64  # of an array, in NumPy
_CLOSE = 0x0101  # NumPy's flags of arrays that lie in order, and of aligned ones
LINE = 64  # bytes that caches hold and memory gives at once


def on_lines(shape: tuple[int, ...], dtype: DType) -> Array:
    """A new array that begins with a line, which those of NumPy do not: it views one that is `LINE` bytes larger."""
    whole = np.empty(math.prod(shape) * dtype.itemsize + LINE, np.uint8)
    return np.ndarray(shape, dtype, whole, -address_of(whole) % LINE)


def is_on_lines(x: Array) -> bool:
    """Whether an array begins with a line."""
    return address_of(x) % LINE == 0


def address_of(x: Array) -> int:
    """Where its first element lies. NumPy's own ways to say so make a dictionary or an object, which takes as long as a
    small kernel; in memory it stands behind the head of every object.
    """
    return ctypes.c_size_t.from_address(id(x) + object.__basicsize__).value


def strided(x: Array, shape: Sequence[int], strides: Sequence[int]) -> Array:
    """A view with these steps in bytes. NumPy makes one by the name of the type, which some types of ml_dtypes lack."""
    bits = x if x.dtype.isbuiltin != 2 else x.view(f"u{x.dtype.itemsize}")
    made = np.lib.stride_tricks.as_strided(bits, shape, strides, writeable=False)
    return made.view(x.dtype)


def is_close(x: Array) -> bool:
    """Whether the elements lie side by side, in order, each where one of its type may begin."""
    return x.flags.num & _CLOSE == _CLOSE


def close_array(x: Any, dtype: DType | None = None) -> Array:
    """The elements so: the array itself if it has the type and they do."""
    found = np.ascontiguousarray(x, dtype)
    return found if is_close(found) else found.copy()


def typed(x: Array, dtype: DType) -> Array:
    """An array of bare bytes, which is what NumPy loads where a type of ml_dtypes was saved, as one of that type."""
    bare = x.dtype.type is np.void and x.dtype.names is None and x.dtype.itemsize == dtype.itemsize
    return x.view(dtype) if bare and dtype.isbuiltin == 2 else x
