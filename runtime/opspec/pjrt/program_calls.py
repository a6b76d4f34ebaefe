"""Calls of executables: what each step of a user's program waits for.

A program gets the arrays behind the handles of its arguments, and what it gives gets handles. Where several devices run
it, each has its part of every value.
"""

from __future__ import annotations

import ctypes
import functools
import threading
from collections.abc import Callable, Iterable, Iterator, Sequence
from threading import get_ident
from typing import Any, Protocol, TypeVar, cast, overload

import numpy as np

from opspec.execution.executor import Shortcut
from opspec.pjrt import buffers, c_structs, elements, handles
from opspec.pjrt.arguments import ExecuteArguments
from opspec.pjrt.buffers import DeviceBuffer, new
from opspec.pjrt.destroyed_handles import sweep
from opspec.pjrt.devices import Device, DeviceMemory
from opspec.pjrt.elements import TOKEN
from opspec.pjrt.errors import ErrorCode, Failure, PjrtError, failure_of
from opspec.pjrt.events import READY
from opspec.pjrt.executables import LoadedExecutable
from opspec.pjrt.function_table import slot
from opspec.pjrt.interrupts import ends, held, stand_before
from opspec.pjrt.last_threads import users
from opspec.pjrt.local_programs import DeviceProgram
from opspec.pjrt.partitions import DeviceLayout
from opspec.pjrt.programs import Compiled, Port
from opspec.pjrt.watch import watching
from opspec.values.arrays import Array, RunValue

R = TypeVar("R")
_TAKING = threading.Lock()  # or two threads might take one donated array
_NO_ARRAY = np.empty(0, np.bool_)


class _Pointer(Protocol):
    """A pointer in memory that is never null."""

    value: int


class _Pointers(Protocol):
    """An array of such."""

    def __iter__(self) -> Iterator[int]: ...

    @overload
    def __getitem__(self, at: int, /) -> int: ...
    @overload
    def __getitem__(self, at: slice, /) -> list[int]: ...

    def __setitem__(self, at: int, address: int, /) -> None: ...


_pointer = cast("Callable[[int], _Pointer]", ctypes.c_void_p.from_address)


@functools.cache
def _pointers(count: int) -> Callable[[int], _Pointers]:
    return cast("Callable[[int], _Pointers]", (ctypes.c_void_p * count).from_address)


_options = c_structs.struct("ExecuteOptions").from_address


@slot("LoadedExecutable_Execute")
def _execute(args: ExecuteArguments) -> None:
    """What each step of a user's program waits for, so it is written for speed."""
    stand_before()
    users.add(get_ident())
    loaded: LoadedExecutable = handles.get(args.executable)
    if loaded.deleted:
        raise PjrtError(ErrorCode.FAILED_PRECONDITION, "the executable has been deleted")
    compiled = loaded.compiled
    if compiled.layout is not None:
        _execute_on_all(args, loaded, compiled.layout)
        return
    named = args.execute_device
    device: Device = (loaded.devices or loaded.client.devices)[0] if named is None else handles.get(named)
    count = args.num_args
    addresses: list[int] = _pointers(count)(_pointer(args.argument_lists).value)[:] if count else []
    given: list[DeviceBuffer] = handles.get_all(addresses)
    arrays: list[RunValue] = [buffer.array if buffer.failure is None else None for buffer in given]
    stopped = None
    if compiled.makes_much:
        sweep()  # for its results there is memory of those before, which is near
    try:
        results = None if loaded.shortcut is None else _run_shortly(loaded.shortcut, arrays)
        if results is None:
            donated = _taken(compiled, given, addresses, args.options)
            results = _run(compiled, arrays, donated)
            loaded.shortcut = _shortcut(compiled)
    except BaseException as error:
        if not held(error):
            raise
        results, stopped = _nothings(compiled), failure_of(error)
    if results:
        outputs = _pointers(len(results))(_pointer(args.output_lists).value)
        if compiled.is_plain:
            memory = device.memory
            for at, value in enumerate(compiled.results):
                outputs[at] = new(results[at], value.type, memory)
        else:
            _give(results, compiled, device, outputs)
        if stopped is not None:
            _spoil(outputs, stopped)
    events = args.device_complete_events
    if events is not None:
        _pointer(events).value = READY


def _give(results: Sequence[Array], compiled: Compiled, device: Device, outputs: _Pointers) -> None:
    for at, (result, value) in enumerate(zip(results, compiled.results, strict=True)):
        array = _NO_ARRAY if value.type == TOKEN else result
        outputs[at] = new(array, value.type, _memory(device, value), value.order)


def _taken(compiled: Compiled, given: list[DeviceBuffer], addresses: Sequence[int], options: int) -> Sequence[int]:
    """The arguments that the program takes for good, by position, which are deleted now; all have to be there."""
    if not compiled.donated:
        _expect_all(given)
        return ()
    with _TAKING:
        donated = _donated(compiled, given, options)
        _expect_all(given)
        _delete(given, addresses, donated)
    return donated


def _expect_all(given: Iterable[DeviceBuffer]) -> list[Array]:
    return [_value(buffer, at) for at, buffer in enumerate(given)]


def _delete(given: Sequence[DeviceBuffer], addresses: Sequence[int], donated: Iterable[int]) -> None:
    for at in donated:
        given[at].delete()
        handles.set_word(addresses[at], buffers.DELETED, True)


def _execute_on_all(args: ExecuteArguments, loaded: LoadedExecutable, layout_: DeviceLayout) -> None:
    """A program for several devices: arguments and results come in parts."""
    compiled, count = loaded.compiled, args.num_args
    if args.num_devices != layout_.count:
        said = f"{compiled.name} is for {layout_.count} devices, and is called on {args.num_devices}"
        raise PjrtError(ErrorCode.INVALID_ARGUMENT, said)
    lists = _pointers(layout_.count)(args.argument_lists)
    addresses = [list(_pointers(count)(at)) if count else [] for at in lists]
    given = [[handles.get(address) for address in row] for row in addresses]
    with _TAKING:
        donated = _donated(compiled, given[0], args.options) if compiled.donated else ()
        values = [*map(_expect_all, given)]
        for row, their in zip(given, addresses, strict=True):
            _delete(row, their, donated)
    results, stopped = _results_of_all(compiled, layout_, values, donated)
    for place, (device, parts) in enumerate(zip(loaded.devices, results, strict=True)):
        outputs: Any = _pointers(max(1, len(parts)))(_pointer(args.output_lists + 8 * place).value) if parts else ()
        _give(parts, compiled, device, outputs)
        if stopped is not None:
            _spoil(outputs, stopped)
        if args.device_complete_events is not None:
            _pointer(args.device_complete_events + 8 * place).value = READY


def _results_of_all(
    compiled: Compiled, layout_: DeviceLayout, values: list[list[Array]], donated: Sequence[int]
) -> tuple[Sequence[Sequence[Array]], Failure | None]:
    """The results of each device: of its own program, or its parts of whole ones. Who looks into it sees the latter."""
    local = compiled.local
    if isinstance(local, DeviceProgram) and watching() is None:
        rows = cast("list[list[RunValue]]", values)
        return _stopped_or(
            lambda: _run_local(local, rows), lambda: [_parts_of_nothing(compiled, layout_)] * layout_.count
        )
    arrays: list[RunValue] = [
        parts.join([row[at] for row in values], value.shape)
        for at, (parts, value) in enumerate(zip(layout_.arguments, compiled.arguments, strict=True))
    ]
    results, stopped = _stopped_or(lambda: _run(compiled, arrays, donated), lambda: _nothings(compiled))
    pairs = list(zip(results, layout_.results, strict=True))
    return [
        [x if parts.whole else np.array(parts.of(place, x), order="C") for x, parts in pairs]
        for place in range(layout_.count)
    ], stopped


@ends
def _run_local(local: DeviceProgram, rows: list[list[RunValue]]) -> Sequence[Sequence[Array]]:
    return local(rows)


def _parts_of_nothing(compiled: Compiled, layout_: DeviceLayout) -> list[Array]:
    return [parts.of(0, _nothing(value)) for value, parts in zip(compiled.results, layout_.results, strict=True)]


def _stopped_or(
    run: Callable[[], Sequence[R]], nothing: Callable[[], Sequence[R]]
) -> tuple[Sequence[R], Failure | None]:
    """The results, and where a handler of a signal has ended the program (Ctrl-C does), the error that they are.

    The caller in C++ is told nothing of it: it would raise an error of its own before what the handler raised.
    """
    try:
        return run(), None
    except BaseException as error:
        if not held(error):
            raise
        return nothing(), failure_of(error)


@ends
def _run(compiled: Compiled, arguments: list[RunValue], donated: Sequence[int]) -> Sequence[Array]:
    watch = watching()
    if watch is None:
        return compiled.program.call(arguments, donated=donated)
    return watch.run(compiled, arguments, donated)


@ends
def _run_shortly(shortcut: Shortcut, arguments: list[RunValue]) -> Sequence[Array] | None:
    return shortcut(arguments)


def _shortcut(compiled: Compiled) -> Shortcut | None:
    """What gives the results without what other programs need, where there is such by now and nobody looks into it."""
    return None if compiled.donated or watching() is not None else compiled.program.shortcut()


def _nothings(compiled: Compiled) -> list[Array]:
    return [_nothing(value) for value in compiled.results]


def _nothing(value: Port) -> Array:
    if value.type == TOKEN:
        return _NO_ARRAY
    return np.broadcast_to(np.zeros((), elements.dtype_of(value.type)), value.shape)


def _spoil(outputs: Iterable[int], failure: Failure) -> None:
    for address in outputs:
        handles.get(address).failure = failure


def _value(buffer: DeviceBuffer, at: int) -> Array:
    """The array of an argument; the error is in the words that other platforms use."""
    if buffer.array is None:
        raise PjrtError(
            ErrorCode.INVALID_ARGUMENT,
            f"Invalid buffer passed to Execute() as argument {at} to replica 0: INVALID_ARGUMENT: Buffer has been"
            " deleted or donated.",
        )
    return buffer.value()


def _donated(compiled: Compiled, given: list[DeviceBuffer], options: int) -> Sequence[int]:
    """The arguments that the program takes for good, by position."""
    told = _options(options)
    count = told.num_non_donatable_input_indices
    stay = set((ctypes.c_int64 * count).from_address(told.non_donatable_input_indices)) if count else set()
    donated = [at for at in compiled.donated if at not in stay]
    for at in donated:
        if given.count(given[at]) > 1:
            first = given.index(given[at])
            other = next(other for other in range(first + 1, len(given)) if given[other] is given[at])
            twice = first in donated and other in donated
            raise PjrtError(ErrorCode.INVALID_ARGUMENT, _said(twice, first, other, compiled.name))
    return donated


def _said(twice: bool, first: int, other: int, name: str) -> str:
    """What is wrong with donated arguments, in the words that other platforms use."""
    used = "use a buffer that was previously donated in the same call to"
    what = "donate the same buffer twice in" if twice else used
    toy = "f(donate(a), donate(a))" if twice else "f(donate(a), a)"
    return (
        f"Attempt to {what} Execute() (flattened argument {other}, replica 0, partition 0, first use: {first}): both"
        f" are one array in the call of {name}. Toy example for this bug: `{toy}`."
    )


def _memory(device: Device, value: Port) -> DeviceMemory:
    for memory in device.memories:
        if memory.kind == value.memory_kind:
            return memory
    raise PjrtError(ErrorCode.INVALID_ARGUMENT, f"there is no memory of the kind {value.memory_kind!r}")
