"""Memory of large results that nobody holds any more, for the next result of the same size.

The system gives memory page by page and clears each, which takes longer than many a kernel that writes it. An array
that is made here lies in a block; when the last array that views the block goes, it is kept, up to `MOST` bytes of all.
"""

from __future__ import annotations

import math
import threading
from collections import OrderedDict, defaultdict

import numpy as np

from opspec.compiled.forks import at_fork
from opspec.values.arrays import LINE, Array, DType, address_of, on_lines

# Bytes: of an array, which begins with a line from this size on, since stores that lie in two take twice as long; and
# of all blocks that are kept.
LEAST, MOST = 1 << 17, 1 << 26
LARGEST_STEP = 1 << 22  # bytes of what a step makes: larger ones may be kept while the next steps need others


class _Block(Array):
    """A view of memory that is asked for once. NumPy's own arrays do not look behind one of another class: it is the
    base of whatever views it.
    """


class _Lease(_Block):
    """A view of a block for as long as somebody uses it."""

    _of = _Block

    def __del__(self) -> None:
        if _KEPT is not None and isinstance(self.base, self._of):  # names of a module are gone before the last arrays
            _KEPT.give(self.base)


class _Kept:
    """Blocks that nobody uses, the one that was given first in front; and those of each size."""

    def __init__(self) -> None:
        self._lock = threading.RLock()  # a collection of garbage within may give one back
        self._blocks: OrderedDict[int, _Block] = OrderedDict()  # by identity
        self._of_size: defaultdict[int, list[int]] = defaultdict(list)
        self._size = 0

    def take(self, size: int) -> _Block | None:
        """One of so many bytes."""
        with self._lock:
            if not self._of_size[size]:
                return None
            self._size -= size
            return self._blocks.pop(self._of_size[size].pop())

    def give(self, block: _Block) -> None:
        """One that nobody uses any more; the oldest go where there are too many."""
        with self._lock:
            self._blocks[id(block)] = block
            self._of_size[block.nbytes].append(id(block))
            self._size += block.nbytes
            while self._size > MOST:
                key, gone = self._blocks.popitem(last=False)
                self._of_size[gone.nbytes].remove(key)
                self._size -= gone.nbytes


_KEPT: _Kept | None = _Kept()


def _in_child() -> None:
    """Another thread of the parent may have been in the middle of it, and a page that is used again would be copied."""
    global _KEPT
    _KEPT = _Kept()


at_fork(after_in_child=_in_child)


def new_array(shape: tuple[int, ...], dtype: DType) -> Array:
    """An array of anything, which begins with a line of memory if it is large."""
    size = math.prod(shape) * dtype.itemsize
    if not LEAST <= size <= MOST:
        return np.empty(shape, dtype) if size < LEAST else on_lines(shape, dtype)
    assert _KEPT is not None
    block = _KEPT.take(size)
    if block is None:
        whole = np.empty(size + LINE, np.uint8)
        begin = -address_of(whole) % LINE
        block = whole[begin : begin + size].view(_Block)
    return np.ndarray(shape, dtype, block.view(_Lease))


def array_on_lines(shape: tuple[int, ...], dtype: DType) -> Array:
    """The same that begins with a line, however small it is."""
    return (on_lines if math.prod(shape) * dtype.itemsize < LEAST else new_array)(shape, dtype)


def step_array(shape: tuple[int, ...], dtype: DType) -> Array:
    """The same for what a step of a program makes, of which the next call makes one as large."""
    size = math.prod(shape) * dtype.itemsize
    return new_array(shape, dtype) if size <= LARGEST_STEP else on_lines(shape, dtype)
