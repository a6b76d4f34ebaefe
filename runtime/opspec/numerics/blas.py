"""Products of matrices of floats by NumPy's BLAS, on all cores, and no slower where those have other work too.

OpenBLAS's threads wait for each other by spinning: where another process holds a core, a product takes many times
as long as on one thread. So a large product is cut, threads of ours take a part each, and OpenBLAS uses one thread
meanwhile. `OPENBLAS_NUM_THREADS` and `OMP_NUM_THREADS` still say how many there are at most.
"""

from __future__ import annotations

import ctypes
import functools
import os
import threading
from collections.abc import Callable, Iterable, Iterator, Mapping
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import AbstractContextManager, contextmanager, nullcontext
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np

from opspec.values.arrays import Array

THREADED = 2**18  # multiplications of real numbers from which on OpenBLAS takes several threads
# The same by how many of both factors are vectors. The last digits depend on how many threads there are.
REAL, COMPLEX = (THREADED, THREADED, 10**4), (2**15, 2**12, 10**4)
SHARED = 2**22  # from which on it is worth waking ours
ROWS = 2048  # of a product at once: OpenBLAS copies some terms of all rows, and keeps the memory
LONG = 16  # elements of a row from which on products of one term are made faster without BLAS
NOT_COPIED = 10**6  # up to which OpenBLAS does not first copy its factors, where it can do without
LETTERS = {"f4": "s", "f8": "d"}  # BLAS's, by the bytes of types of NumPy
_C_FORM, _FORTRAN_FORM = "cblas_{}64_", "{}_64_"
_PRODUCTS = ("gemm", "gemv", "trsm")
_LAPACK = ("potrf", "getrf", "geqrf", "geev", "gees", "gesdd", "gtsv")
_ROUTINES = {  # by letters of types
    ("sd", _C_FORM): _PRODUCTS,
    ("sd", _FORTRAN_FORM): (*_LAPACK, "orgqr", "syevd"),
    ("cz", _C_FORM): _PRODUCTS,
    ("cz", _FORTRAN_FORM): (*_LAPACK, "ungqr", "heevd"),
}
_NAMES = ("scipy_openblas_{}_num_threads64_", "openblas_{}_num_threads64_", "openblas_{}_num_threads")


def matmul(a: Array, b: Array) -> Array:
    """np.matmul of stacks of matrices."""
    if a.ndim < 2 or b.ndim < 2:
        return np.asarray(np.matmul(a, b))
    if a.shape[-1] == 1 and b.shape[-1] >= LONG and a.dtype.kind == b.dtype.kind == "f":  # a sum is no -0
        made: Array = np.multiply(a, b)
        made += 0
        return made
    work, limits = a.size * b.shape[-1], COMPLEX if a.dtype.kind == "c" else REAL
    if work < limits[(a.shape[-2] == 1) + (b.shape[-1] == 1)]:
        return np.asarray(np.matmul(a, b))
    library = openblas()
    if library is None:
        return np.asarray(np.matmul(a, b))
    with library.on_one_thread() as threads:
        if work < SHARED or (threads < 2 and a.shape[-2] <= ROWS):
            return np.asarray(np.matmul(a, b))
        return _shared(a, b, threads)


def _shared(a: Array, b: Array, threads: int) -> Array:
    batch = np.broadcast_shapes(a.shape[:-2], b.shape[:-2])
    made: Array = np.empty((*batch, a.shape[-2], b.shape[-1]), np.result_type(a, b))
    _spread(_multiply, (part for part in _parts(a, b, made, threads) if part[2].size), threads)
    return made


def _spread(do: Callable[..., None], parts: Iterable[tuple[Any, ...]], threads: int) -> None:
    left = iter([*parts])  # each thread takes the next one

    def turns() -> None:
        for part in left:
            do(*part)

    boxes = [[turns] for _ in range(threads - 1)]
    waiting = [_submitted(box) for box in boxes]
    turns()
    for future in waiting:
        if future is not None and not future.cancel():
            future.result()


def _parts(a: Array, b: Array, made: Array, count: int) -> Iterator[tuple[Array, Array, Array]]:
    """Along the batch, or else the longer of rows and columns."""
    if made.ndim > 2 and made.shape[0] >= count and a.ndim == b.ndim == made.ndim and len(a) == len(b):
        for at in _ranges(len(made), count, len(made)):
            yield a[at], b[at], made[at]
    elif made.shape[-2] >= made.shape[-1]:
        for at in _ranges(made.shape[-2], count, ROWS):
            yield a[..., at, :], b, made[..., at, :]
    else:
        for at in _ranges(made.shape[-1], count, made.shape[-1]):
            yield a, b[..., at], made[..., at]


def _ranges(size: int, count: int, most: int) -> list[slice]:
    step = -(-size // (count * -(-size // (count * most))))
    step = -(-step // 16) * 16 if step > 64 else step  # whole blocks of BLAS's kernels
    return [slice(at, at + step) for at in range(0, size, step)]


def _multiply(a: Array, b: Array, out: Array) -> None:
    with np.errstate(all="ignore"):  # of this thread
        np.matmul(a, b, out=out)


def _unpacked(box: list[Callable[[], None]]) -> None:
    """Taken out: a thread holds what it was given longer than it needs it, and arrays that are held are not reused."""
    box.pop()()


# --- threads ------------------------------------------------------------------------------------------------


@functools.cache
def _pool() -> ThreadPoolExecutor:
    return ThreadPoolExecutor(max(1, _cores() - 1), "opspec-blas")


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_pool.cache_clear)  # a child has none of our threads


def _cores() -> int:
    affinity: Callable[[int], set[int]] | None = getattr(os, "sched_getaffinity", None)
    return len(affinity(0)) if affinity is not None else os.cpu_count() or 1


def _submitted(box: list[Callable[[], None]]) -> Future[None] | None:
    try:
        return _pool().submit(_unpacked, box)
    except RuntimeError:  # the interpreter is ending
        return None


@dataclass(slots=True)
class OpenBlas:
    """How many threads OpenBLAS uses, which is one number for the whole process."""

    get: Callable[[], int]
    set: Callable[[int], None]
    _lock: threading.Lock = field(default_factory=threading.Lock)
    _inside: int = 0
    _threads: int = 1  # what it was before the first of those inside came

    @contextmanager
    def on_one_thread(self) -> Iterator[int]:
        """One thread for OpenBLAS as long as somebody is inside; gives how many it would have."""
        with self._lock:
            self._inside += 1
            if self._inside == 1:
                self._threads = self.get()
                if self._threads > 1:
                    self.set(1)
        try:
            yield min(self._threads, _cores())
        finally:
            with self._lock:
                self._inside -= 1
                if not self._inside and self._threads > 1:
                    self.set(self._threads)


@functools.cache
def openblas() -> OpenBlas | None:
    """NumPy's OpenBLAS; None where NumPy has another library, whose threads we leave alone."""
    for library in _libraries():
        for name in _NAMES:
            get, set_ = (getattr(library, name.format(what), None) for what in ("get", "set"))
            if get is not None and set_ is not None:
                get.restype, set_.restype, set_.argtypes = ctypes.c_int, None, [ctypes.c_int]
                return OpenBlas(get, set_)
    return None


def on_one_thread() -> AbstractContextManager[int]:
    """`OpenBlas.on_one_thread`, where NumPy has OpenBLAS."""
    library = openblas()
    return nullcontext(1) if library is None else library.on_one_thread()


@functools.cache
def functions() -> Mapping[str, int]:
    """The addresses of products of matrices and triangular systems by the interface for C, and of what factors matrices
    by that for Fortran, with integers of 64 bits; of none where NumPy has another library, or of some.
    """
    for library in _libraries():
        for prefix in ("scipy_", ""):
            spelled = {
                f"{kind}{name}": form for (kinds, form), names in _ROUTINES.items() for kind in kinds for name in names
            }
            named = {name: getattr(library, prefix + form.format(name), None) for name, form in spelled.items()}
            if named["sgemm"] is not None:
                return {
                    name: ctypes.cast(made, ctypes.c_void_p).value or 0
                    for name, made in named.items()
                    if made is not None
                }
    return {}


def _libraries() -> Iterator[ctypes.CDLL]:
    """Where NumPy's BLAS may be."""
    from numpy._core import _multiarray_umath  # type: ignore[attr-defined]

    # A look-up goes on to the libraries that a library uses, but on Windows.
    folder = Path(np.__file__).parent.parent / "numpy.libs"
    for path in (_multiarray_umath.__file__, *folder.glob("*openblas*")):
        try:
            yield ctypes.CDLL(str(path))
        except OSError:
            continue
