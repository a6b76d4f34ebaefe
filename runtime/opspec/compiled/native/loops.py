"""A native loop as a function of arrays: memory for all that it makes, and what it calls back for."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass
from functools import partial
from typing import Any, cast

import numpy as np

from opspec.compiled.loops import Call, Whole
from opspec.compiled.native.calls import ENTRY
from opspec.compiled.native.machine_code import Function, Machine
from opspec.compiled.native.programs import ProgramText, program_text
from opspec.numerics import blas
from opspec.values.arrays import Array, DType, RunValue


@dataclass(frozen=True, slots=True)
class _Slot:
    """What stands in a slot first: what is `given` at a position, or new memory."""

    given: int | None
    dtype: DType
    shape: tuple[int, ...]


class NativeLoop:
    """Takes what the loop is given, and gives what it carries at the end."""

    def __init__(self, whole: Whole, text: ProgramText, call: Function) -> None:
        places = {number: at for at, number in enumerate(whole.given)}
        self._slots = [
            _Slot(
                places[buffer.number] if at < text.given else None,
                whole.types[buffer].element.dtype,
                tuple(whole.types[buffer].shape),
            )
            for at, buffer in enumerate(text.slots)
        ]
        self._call = call
        self._text = text
        self._calls = [(whole.calls[step], len(step.operands), len(step.results)) for step in text.calls]
        self._results = len(whole.loop.carried)

    @staticmethod
    def load(whole: Whole, machine: Machine) -> NativeLoop:
        """Compiled; LLVM may refuse it."""
        text = program_text(whole, machine.target)
        return NativeLoop(whole, text, machine.load(text.text, ENTRY).function(ENTRY))

    def __call__(self, *given: RunValue) -> Sequence[RunValue]:
        arrays = [
            np.empty(slot.shape, slot.dtype)
            if slot.given is None
            else np.ascontiguousarray(given[slot.given], slot.dtype).reshape(slot.shape)
            for slot in self._slots
        ]
        record = np.empty(len(arrays) + self._results, np.int64)
        exchange = np.empty(self._text.exchanged, np.int64)
        with _blas_on_one_thread() if self._text.product >= blas.THREADED else nullcontext():
            self._call(*arrays, record, *self._calling(arrays, record, exchange), exchange)
        numbers = record.tolist()
        by_address = dict(zip(numbers[: len(arrays)], arrays, strict=True))
        return [x if (x := by_address[number]).ndim else x[()] for number in numbers[len(arrays) :]]

    def _calling(self, arrays: Sequence[Array], record: Array, exchange: Array) -> list[Any]:
        known: dict[int, Array] = {}
        return [
            partial(_called, function, count, results, exchange, arrays, record, known)
            for function, count, results in self._calls
        ]


def _blas_on_one_thread() -> AbstractContextManager[object]:
    library = blas.openblas()
    return nullcontext() if library is None else library.on_one_thread()


def _called(
    function: Call,
    count: int,
    results: int,
    exchange: Array,
    arrays: Sequence[Array],
    record: Array,
    known: dict[int, Array],
) -> None:
    """A library's op, on the arrays that have the addresses that are asked for."""
    if not known:
        known.update(zip(record.tolist(), arrays, strict=False))
    given = [known[number] for number in exchange[: count + results].tolist()]
    made = function(*given[:count])
    if results == 1 and not isinstance(made, list | tuple):
        given[count][...] = made
        return
    for target, x in zip(given[count:], cast("Sequence[Array]", made), strict=True):
        target[...] = x
