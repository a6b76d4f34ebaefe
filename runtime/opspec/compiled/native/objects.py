"""Kernels and loops that are compiled: which object of the cache each is, and how it is called with arrays: a loop with
memory for all that it makes, and with what it calls back for.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from contextlib import nullcontext
from dataclasses import dataclass
from functools import partial
from operator import itemgetter
from typing import Any, cast

import numpy as np

from opspec.compiled.native.loading import CachedKernel
from opspec.compiled.native.machine_code import Function
from opspec.compiled.recycled import array_on_lines, new_array
from opspec.compiled.runners import ArrayType, Memory
from opspec.numerics import blas
from opspec.values.arrays import Array, DType, RunValue, close_array

_BYTE = np.dtype(np.uint8)


@dataclass(frozen=True, slots=True)
class KernelObject:
    """A kernel: where it is, None where it has no points, and the numbers of the buffers that it takes."""

    part: CachedKernel | None
    buffers: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Slot:
    """What stands in a slot of a loop first: what is `given` at a position, or new memory; `begins`: the position of
    what is copied there first, and may as well lie there, since nobody else needs it; `on_lines`: a line begins there.
    """

    given: int | None
    begins: int | None
    on_lines: bool
    dtype: DType
    shape: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class LibraryCall:
    """What a loop calls back for: the op, by its first result, and what its operands and results are."""

    op: int
    operands: tuple[ArrayType, ...]
    results: tuple[ArrayType, ...]


@dataclass(frozen=True, slots=True)
class FunctionObject:
    """A function: the key of its object, and what `ProgramText` says of it; `results`: what it gives;
    `result_slots`: where that stands, None where the record says it.
    """

    key: str
    slots: tuple[Slot, ...]
    scratch: int
    calls: tuple[LibraryCall, ...]
    results: tuple[ArrayType, ...]
    result_slots: tuple[int, ...] | None
    exchanged: int
    product: int


class NativeKernel:
    """A function that takes arrays in order, as one of the memory that they are found in."""

    __slots__ = ("_arrays", "buffers", "function")

    def __init__(self, function: Function, buffers: tuple[int, ...]) -> None:
        self.function = function
        self.buffers = buffers
        self._arrays = itemgetter(*buffers) if len(buffers) > 1 else lambda memory: (memory[buffers[0]],)

    def __call__(self, memory: Memory) -> None:
        self.function(*self._arrays(memory))


class ByAddress:
    """Arrays by where they lie: what the caller gave may lie in one place several times, as what is of other types."""

    def __init__(self, arrays: Sequence[Array], addresses: Sequence[int]) -> None:
        self._all = arrays, addresses
        self._last = dict(zip(addresses, arrays, strict=False))

    def at(self, address: int, type_: ArrayType) -> Array:
        """The array of a type that lies there."""
        found = self._last[address]
        if (found.dtype, found.shape) == type_:
            return found
        pairs = zip(*self._all, strict=False)
        return next(x for x, place in pairs if place == address and (x.dtype, x.shape) == type_)


class NativeFunction:
    """Takes what is given, and gives what the steps made in the end. `function`: takes what `ProgramText` says;
    `functions`: what it calls back for.
    """

    def __init__(self, made: FunctionObject, function: Function, functions: Sequence[Callable[..., object]]) -> None:
        self.made = made
        self.function = function
        self._functions = functions

    @property
    def calls_nobody(self) -> bool:
        """Whether it calls nobody back."""
        return not self.made.calls

    def straight(self, given: Sequence[Array], free: Collection[int]) -> list[Array]:
        """The same for arrays of the types of a loop, whose elements lie close, where it `calls_nobody`. `free`: those
        that nobody else needs, by position.
        """
        arrays = [_begun(slot, given, free) for slot in self.made.slots]
        record = np.empty(len(arrays) + len(self.made.results), np.int64)
        self.function(*arrays, record)
        return self._results(arrays, record)

    def __call__(self, *given: RunValue, into: Sequence[Array | None] = ()) -> Sequence[RunValue]:
        arrays: list[Array] = []
        ours: dict[int, Array] = {}  # of what is given, by position: what nobody else needs, and copies
        for slot in self.made.slots:
            if slot.given is not None:
                x = given[slot.given]
                close = close_array(x, slot.dtype).reshape(slot.shape)
                if (into and x is into[slot.given]) or not np.may_share_memory(x, close):
                    ours[slot.given] = close
                arrays.append(close)
            elif slot.begins in ours:
                arrays.append(ours[slot.begins])
            else:
                arrays.append((array_on_lines if slot.on_lines else new_array)(slot.shape, slot.dtype))
        record = np.empty(len(arrays) + len(self.made.results), np.int64)
        with blas.on_one_thread() if self.made.product >= blas.THREADED else nullcontext():
            self.function(*arrays, *self._further(arrays, record))
        return [x if x.ndim else x[()] for x in self._results(arrays, record)]

    def _further(self, arrays: Sequence[Array], record: Array) -> list[Any]:
        """What the function takes behind the arrays."""
        further: list[Any] = [new_array((self.made.scratch,), _BYTE)] if self.made.scratch else []
        further += [record] if self.made.result_slots is None else []
        if self.made.calls:
            exchange = np.empty(self.made.exchanged, np.int64)
            further += [*self._calling(arrays, record, exchange), exchange]
        return further

    def _results(self, arrays: Sequence[Array], record: Array) -> list[Array]:
        """What was made, where the record says that it lies, if it is a loop that left it."""
        if self.made.result_slots is not None:
            return [arrays[at] for at in self.made.result_slots]
        found = ByAddress(arrays, numbers := record.tolist())
        return [found.at(*pair) for pair in zip(numbers[len(arrays) :], self.made.results, strict=True)]

    def _calling(self, arrays: Sequence[Array], record: Array, exchange: Array) -> list[Any]:
        known: list[ByAddress] = []
        return [
            partial(_called, function, call, exchange, arrays, record, known)
            for function, call in zip(self._functions, self.made.calls, strict=True)
        ]


def _begun(slot: Slot, given: Sequence[Array], free: Collection[int]) -> Array:
    """What stands in a slot first."""
    at = slot.begins if slot.given is None and slot.begins in free else slot.given
    return new_array(slot.shape, slot.dtype) if at is None else given[at]


def _called(
    function: Callable[..., object],
    call: LibraryCall,
    exchange: Array,
    arrays: Sequence[Array],
    record: Array,
    known: list[ByAddress],
) -> None:
    """A library's op, on the arrays that have the addresses that are asked for."""
    if not known:
        known.append(ByAddress(arrays, record.tolist()))
    count = len(call.operands)
    types = (*call.operands, *call.results)
    given = [known[0].at(*pair) for pair in zip(exchange[: len(types)].tolist(), types, strict=True)]
    made = function(*given[:count])
    if len(call.results) == 1 and not isinstance(made, list | tuple):
        given[count][...] = made
        return
    for target, x in zip(given[count:], cast("Sequence[Array]", made), strict=True):
        target[...] = x
