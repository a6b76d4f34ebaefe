"""The same collectives as calls of NCCL, through NVIDIA's own bindings (`nccl.core` of nccl4py).

| op | NCCL |
| --- | --- |
| all_gather | allgather |
| all_to_all | alltoall |
| all_reduce, reduce_scatter of sums and products; of maxima and minima of whole numbers | allreduce, reduce_scatter |
| any other of these | allgather, or alltoall of parts, which are combined here |
| collective_permute | send and recv, as one group |
| collective_broadcast | broadcast |

NCCL adds floats in an order of its own, which the op allows: the bits are not those of threads. Its maximum of floats
does not tell NaN, so that these are combined here, and it has no whole numbers of 16 bits. What is only moved goes as
bytes, whatever the elements are. Of arrays without elements, which it refuses, nothing is called.

Of NCCL itself a group of one process was asked, on an H100 (NCCL 2.28); for more, tests hold the calls against a
recording.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from typing import Generic, Protocol, TypeVar

import numpy as np

from opspec.kernels.vocabulary import Combining
from opspec.values.arrays import Array, DType

B = TypeVar("B")  # memory of a device
Taken = TypeVar("Taken", contravariant=True)


class NcclMemory(Protocol[B]):
    """Arrays of a device, in a form that NCCL takes: DLPack, or the interface of CUDA arrays.

    NCCL's calls only begin what they do, on the default stream, and wait for nobody: what `put` gives has arrived, and
    `get` waits for that stream.
    """

    def put(self, x: Array, /) -> B: ...

    def empty(self, shape: Sequence[int], dtype: DType, /) -> B: ...

    def get(self, buffer: B, /) -> Array: ...


class Communicator(Protocol[Taken]):
    """What is used of `nccl.core.Communicator`."""

    def allreduce(self, sendbuf: Taken, recvbuf: Taken, op: object) -> None: ...

    def reduce_scatter(self, sendbuf: Taken, recvbuf: Taken, op: object) -> None: ...

    def allgather(self, sendbuf: Taken, recvbuf: Taken) -> None: ...

    def alltoall(self, sendbuf: Taken, recvbuf: Taken) -> None: ...

    def broadcast(self, sendbuf: Taken, recvbuf: Taken, root: int) -> None: ...

    def send(self, sendbuf: Taken, peer: int) -> None: ...

    def recv(self, recvbuf: Taken, peer: int) -> None: ...


class NcclCore(Protocol):
    """What is used of `nccl.core` itself."""

    SUM: object
    PROD: object
    MAX: object
    MIN: object

    def group(self) -> AbstractContextManager[None]: ...


_OPS: dict[np.ufunc, str] = {np.add: "SUM", np.multiply: "PROD", np.maximum: "MAX", np.minimum: "MIN"}
_OF_TRUTH: dict[np.ufunc, str] = {
    np.add: "MAX",
    np.maximum: "MAX",
    np.logical_or: "MAX",
    np.bitwise_or: "MAX",
    np.multiply: "MIN",
    np.minimum: "MIN",
    np.logical_and: "MIN",
    np.bitwise_and: "MIN",
}


class NcclPeers(Generic[B]):
    """See `opspec.kernels.vocabulary.Peers`. `communicator`: that of a group, its first process first; whoever starts
    the processes knows how they agree on one. `everyone`: the group of all.
    """

    def __init__(
        self,
        everyone: Sequence[int],
        communicator: Callable[[tuple[int, ...]], Communicator[B]],
        memory: NcclMemory[B],
        nccl: NcclCore,
    ) -> None:
        self._everyone = tuple(everyone)
        self._communicator = communicator
        self._memory = memory
        self._nccl = nccl
        self._known: dict[tuple[int, ...], Communicator[B]] = {}

    def gather(self, group: Sequence[int], x: Array, join: Callable[[Sequence[Array]], Array]) -> Array:
        return join(self._gathered(group, x))

    def deal(self, group: Sequence[int], parts: Sequence[Array]) -> Sequence[Array]:
        given = np.stack([_bytes(part) for part in parts])
        if not given.size:
            return parts
        made = self._memory.empty(given.shape, given.dtype)
        self._of(group).alltoall(self._memory.put(given), made)
        return [_array(own, parts[0]) for own in self._memory.get(made)]

    def combine(self, group: Sequence[int], x: Array, how: Combining) -> Array:
        name = _op(how, x.dtype)
        if name is None or not x.size:
            return how.fold(self._gathered(group, x))
        own = _numbers(x)
        made = self._memory.empty(own.shape, own.dtype)
        self._of(group).allreduce(self._memory.put(own), made, getattr(self._nccl, name))
        return _array(self._memory.get(made), x)

    def combine_parts(self, group: Sequence[int], parts: Sequence[Array], how: Combining) -> Array:
        name = _op(how, parts[0].dtype)
        if name is None or not parts[0].size:
            return how.fold(self.deal(group, parts))
        given = np.stack([_numbers(part) for part in parts])
        made = self._memory.empty(given.shape[1:], given.dtype)
        self._of(group).reduce_scatter(self._memory.put(given), made, getattr(self._nccl, name))
        return _array(self._memory.get(made), parts[0])

    def move(self, source: int | None, targets: Sequence[int], x: Array) -> Array | None:
        if not x.size:
            return None if source is None else x
        given = _bytes(x)
        comm, sent = self._of(self._everyone), self._memory.put(given)
        made = None if source is None else self._memory.empty(given.shape, given.dtype)
        with self._nccl.group():  # else two that give to each other would wait for each other
            for target in targets:
                comm.send(sent, target)
            if made is not None and source is not None:
                comm.recv(made, source)
        return None if made is None else _array(self._memory.get(made), x)

    def spread(self, group: Sequence[int], x: Array) -> Array | None:
        if not group:
            return None
        if not x.size:
            return x
        given = _bytes(x)
        made = self._memory.empty(given.shape, given.dtype)
        self._of(group).broadcast(self._memory.put(given), made, 0)
        return _array(self._memory.get(made), x)

    def _gathered(self, group: Sequence[int], x: Array) -> list[Array]:
        if not x.size:
            return [x] * len(group)
        given = _bytes(x)
        made = self._memory.empty((len(group), *given.shape), given.dtype)
        self._of(group).allgather(self._memory.put(given), made)
        return [_array(own, x) for own in self._memory.get(made)]

    def _of(self, group: Sequence[int]) -> Communicator[B]:
        key = tuple(group)
        if key not in self._known:
            self._known[key] = self._communicator(key)
        return self._known[key]


def _op(how: Combining, dtype: DType) -> str | None:
    """What NCCL calls it, where it means the same."""
    function = how.function
    if function is None or how.dtype != dtype or dtype.isbuiltin == 2:
        return None
    if dtype.kind == "b":
        return _OF_TRUTH.get(function)
    if dtype.kind in "iu" and dtype.itemsize == 2:
        return None  # which NCCL does not have
    name = _OPS.get(function)
    return name if how.exact or (dtype.kind == "f" and name in ("SUM", "PROD")) else None


def _numbers(x: Array) -> Array:
    """In a row; truth values as 0 and 1."""
    own = np.ascontiguousarray(x).reshape(-1)
    return own.view(np.uint8) if own.dtype.kind == "b" else own


def _bytes(x: Array) -> Array:
    return np.ascontiguousarray(x).reshape(-1).view(np.uint8)


def _array(data: Array, like: Array) -> Array:
    return data.view(like.dtype).reshape(like.shape)
