"""Executables: compiling, running, and what JAX asks about a program."""

from __future__ import annotations

import ctypes
import functools
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from threading import get_ident
from typing import Any, Protocol, TypeAlias, TypeVar, cast

import numpy as np

from opspec.pjrt import buffers, c_structs, elements, handles, programs, proto
from opspec.pjrt.arguments import (
    CompileArguments,
    ExecutableArguments,
    ExecutableMemoryStats,
    ExecuteArguments,
    FingerprintArguments,
    LoadArguments,
    LoadedArguments,
    SerializedArguments,
)
from opspec.pjrt.buffers import DeviceBuffer, new
from opspec.pjrt.c_pointers import NOTHING, deleter
from opspec.pjrt.devices import Client, Device, DeviceMemory
from opspec.pjrt.elements import TOKEN
from opspec.pjrt.errors import ErrorCode, Failure, PjrtError, failure_of
from opspec.pjrt.events import READY
from opspec.pjrt.function_table import slot
from opspec.pjrt.interrupts import ends, held, stand_before
from opspec.pjrt.last_threads import users
from opspec.pjrt.local_programs import DeviceProgram
from opspec.pjrt.named_values import named_values
from opspec.pjrt.partitions import DeviceLayout
from opspec.pjrt.programs import Compiled, Port
from opspec.pjrt.watch import watching
from opspec.values.arrays import Array, RunValue

R = TypeVar("R")
_Kind: TypeAlias = "type[ctypes._SimpleCData[int]] | type[ctypes.c_void_p]"  # of the entries of an array
_SERIALIZED = b"opspec executable 1\n"
_NO_ARRAY = np.empty(0, np.bool_)


@dataclass(frozen=True, slots=True, eq=False)
class Executable:
    """A program and the options that it was compiled with, on no device yet."""

    compiled: Compiled
    options: bytes
    kept: dict[str, Any] = field(default_factory=dict)  # C values that callers were given

    def array(self, name: str, kind: _Kind, values: Iterable[int]) -> int:
        """The address of an array that lives as long as the executable."""
        if name not in self.kept:
            listed = list(values)
            self.kept[name] = (kind * max(1, len(listed)))(*listed)
        return ctypes.addressof(self.kept[name])

    def text(self, name: str, data: bytes) -> tuple[int, int]:
        """Address and length of a text that lives as long as the executable."""
        if name not in self.kept:
            self.kept[name] = ctypes.create_string_buffer(data, len(data) + 1)
        return ctypes.addressof(self.kept[name]), len(data)


@dataclass(slots=True, eq=False)
class LoadedExecutable:
    executable: Executable
    client: Client
    devices: list[Device]  # none: it runs on the device that the call names, or on the first
    assignment: ctypes.Array[ctypes.c_char]
    compiled: Compiled = field(init=False)
    deleted: bool = False

    def __post_init__(self) -> None:
        self.compiled = self.executable.compiled


# --- compiling ----------------------------------------------------------------------------------------------


@slot("Client_Compile")
def _compile(args: CompileArguments) -> None:
    client: Client = handles.get(args.client)
    args.executable = handles.new(_load(client, _executable(args)))


@slot("Compile")
def _compile_only(args: CompileArguments) -> None:
    args.executable = _handle(_executable(args))


@slot("Client_Load")
def _load_compiled(args: LoadArguments) -> None:
    client: Client = handles.get(args.client)
    args.loaded_executable = handles.new(_load(client, handles.get(args.executable)))


def _executable(args: CompileArguments) -> Executable:
    program = c_structs.struct("Program").from_address(args.program)
    format_ = ctypes.string_at(program.format, program.format_size)
    if format_ != b"mlir":
        raise PjrtError(ErrorCode.UNIMPLEMENTED, f"expected a program in the format mlir, found {format_.decode()}")
    code = ctypes.string_at(program.code, program.code_size)
    options = ctypes.string_at(args.compile_options, args.compile_options_size)
    programs.expect_known_options(proto.overrides(options))
    compiled = programs.compiled(code)
    programs.expect_devices(proto.compile_options(options), compiled)
    return Executable(compiled, options)


def _load(client: Client, executable: Executable) -> LoadedExecutable:
    options = proto.compile_options(executable.options)
    count = executable.compiled.partitions
    programs.expect_devices(options, executable.compiled)
    numbers = options.devices or tuple(range(count) if count > 1 else ())
    devices = [_device(client, number) for number in numbers]
    message = proto.device_assignment(numbers, 1, count) if devices else b""
    return LoadedExecutable(executable, client, devices, ctypes.create_string_buffer(message, len(message) + 1))


def _device(client: Client, number: int) -> Device:
    if not 0 <= number < len(client.devices):
        raise PjrtError(
            ErrorCode.INVALID_ARGUMENT, f"there is no device {number}; OPSPEC_DEVICES says how many there are"
        )
    return client.devices[number]


def _handle(executable: Executable) -> int:
    """A new handle; its words are what slots answer at once: replicas, partitions, results."""
    return handles.new(executable, (1, executable.compiled.partitions, len(executable.compiled.results)))


# --- running ------------------------------------------------------------------------------------------------


class _Pointer(Protocol):
    """A pointer in memory that is never null."""

    value: int


class _Pointers(Protocol):
    """An array of such."""

    def __iter__(self) -> Iterator[int]: ...

    def __getitem__(self, at: int, /) -> int: ...

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
    get = handles.get
    loaded: LoadedExecutable = get(args.executable)
    if loaded.deleted:
        raise PjrtError(ErrorCode.FAILED_PRECONDITION, "the executable has been deleted")
    if loaded.compiled.layout is not None:
        _execute_on_all(args, loaded, loaded.compiled.layout)
        return
    named = args.execute_device
    device = (loaded.devices or loaded.client.devices)[0] if named is None else get(named)
    compiled = loaded.compiled
    count = args.num_args
    addresses = _pointers(count)(_pointer(args.argument_lists).value) if count else ()
    given: list[DeviceBuffer] = [get(address) for address in addresses]
    donated = _donated(compiled, given, args.options) if compiled.donated else ()
    arrays: list[RunValue] = [buffer.array if buffer.failure is None else None for buffer in given]
    if any([array is None for array in arrays]):  # noqa: C419 - a list is faster than a generator
        arrays = [_value(buffer, at) for at, buffer in enumerate(given)]  # one of them says what is wrong
    for at in donated:
        given[at].delete()
        handles.set_word(addresses[at], buffers.DELETED, True)
    results, stopped = _results(compiled, arrays, donated)
    if results:
        memory = device.memory
        outputs = _pointers(len(results))(_pointer(args.output_lists).value)
        for at, (result, value) in enumerate(zip(results, compiled.results, strict=True)):
            if value.special:
                array = _NO_ARRAY if value.type == TOKEN else result
                outputs[at] = new(array, value.type, _memory(device, value), value.order)
            else:
                outputs[at] = new(result, value.type, memory)
        if stopped is not None:
            _spoil(outputs, stopped)
    events = args.device_complete_events
    if events is not None:
        _pointer(events).value = READY


def _execute_on_all(args: ExecuteArguments, loaded: LoadedExecutable, layout_: DeviceLayout) -> None:
    """A program for several devices: arguments and results come in parts."""
    compiled, count = loaded.compiled, args.num_args
    if args.num_devices != layout_.count:
        said = f"{compiled.name} is for {layout_.count} devices, and is called on {args.num_devices}"
        raise PjrtError(ErrorCode.INVALID_ARGUMENT, said)
    lists = _pointers(layout_.count)(args.argument_lists)
    addresses = [list(_pointers(count)(at)) if count else [] for at in lists]
    given = [[handles.get(address) for address in row] for row in addresses]
    donated = _donated(compiled, given[0], args.options) if compiled.donated else ()
    values = [[_value(buffer, at) for at, buffer in enumerate(row)] for row in given]
    for row, their in zip(given, addresses, strict=True):
        for at in donated:
            row[at].delete()
            handles.set_word(their[at], buffers.DELETED, True)
    results, stopped = _results_of_all(compiled, layout_, values, donated)
    for place, (device, parts) in enumerate(zip(loaded.devices, results, strict=True)):
        outputs: Any = _pointers(max(1, len(parts)))(_pointer(args.output_lists + 8 * place).value) if parts else ()
        for at, (own, value) in enumerate(zip(parts, compiled.results, strict=True)):
            array = _NO_ARRAY if value.type == TOKEN else own
            outputs[at] = new(array, value.type, _memory(device, value), value.order)
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
        return _stopped_or(lambda: _run_local(local, rows), lambda: [_nothings(compiled, layout_)] * layout_.count)
    arrays: list[RunValue] = [
        parts.join([row[at] for row in values], value.shape)
        for at, (parts, value) in enumerate(zip(layout_.arguments, compiled.arguments, strict=True))
    ]
    results, stopped = _results(compiled, arrays, donated)
    pairs = list(zip(results, layout_.results, strict=True))
    return [
        [x if parts.whole else np.array(parts.of(place, x), order="C") for x, parts in pairs]
        for place in range(layout_.count)
    ], stopped


@ends
def _run_local(local: DeviceProgram, rows: list[list[RunValue]]) -> Sequence[Sequence[Array]]:
    return local(rows)


def _nothings(compiled: Compiled, layout_: DeviceLayout) -> list[Array]:
    return [parts.of(0, _nothing(value)) for value, parts in zip(compiled.results, layout_.results, strict=True)]


def _results(
    compiled: Compiled, arguments: list[RunValue], donated: Sequence[int]
) -> tuple[Sequence[Array], Failure | None]:
    """The results, and where a handler of a signal has ended the program (Ctrl-C does), the error that they are.

    The caller in C++ is told nothing of it: it would raise an error of its own before what the handler raised.
    """
    return _stopped_or(
        lambda: _run(compiled, arguments, donated), lambda: [_nothing(value) for value in compiled.results]
    )


def _stopped_or(
    run: Callable[[], Sequence[R]], nothing: Callable[[], Sequence[R]]
) -> tuple[Sequence[R], Failure | None]:
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


# --- loaded executables -------------------------------------------------------------------------------------


@slot("LoadedExecutable_Delete")
def _delete(args: LoadedArguments) -> None:
    handles.get(args.executable).deleted = True


@slot("LoadedExecutable_IsDeleted")
def _is_deleted(args: LoadedArguments) -> None:
    args.is_deleted = handles.get(args.executable).deleted


@slot("LoadedExecutable_GetExecutable")
def _get_executable(args: LoadedArguments) -> None:
    args.executable = _handle(handles.get(args.loaded_executable).executable)


@slot("LoadedExecutable_AddressableDevices")
def _addressable_devices(args: LoadedArguments) -> None:
    loaded: LoadedExecutable = handles.get(args.executable)
    addresses = [device.handle for device in loaded.devices]
    args.addressable_devices = loaded.executable.array("devices", ctypes.c_void_p, addresses)
    args.num_addressable_devices = len(addresses)


@slot("LoadedExecutable_AddressableDeviceLogicalIds")
def _logical_ids(args: LoadedArguments) -> None:
    loaded: LoadedExecutable = handles.get(args.executable)
    ids = [number for partition in range(max(1, len(loaded.devices))) for number in (0, partition)]
    args.addressable_device_logical_ids = loaded.executable.array("ids", ctypes.c_int32, ids)
    args.num_addressable_device_logical_ids = len(loaded.devices)


@slot("LoadedExecutable_GetDeviceAssignment")
def _device_assignment(args: SerializedArguments) -> None:
    loaded: LoadedExecutable = handles.get(args.executable)
    args.serialized_bytes = ctypes.addressof(loaded.assignment)
    args.serialized_bytes_size = len(loaded.assignment) - 1
    args.serialized_device_assignment = args.executable  # the executable keeps the text
    args.serialized_device_assignment_deleter = NOTHING


@slot("LoadedExecutable_Fingerprint")
def _loaded_fingerprint(args: FingerprintArguments) -> None:
    _fingerprint_of(handles.get(args.executable).executable, args)


# --- executables --------------------------------------------------------------------------------------------


@slot("Executable_Name")
def _name(args: ExecutableArguments) -> None:
    executable: Executable = handles.get(args.executable)
    args.executable_name, args.executable_name_size = executable.text("name", executable.compiled.name.encode())


@slot("Executable_Fingerprint")
def _fingerprint(args: FingerprintArguments) -> None:
    _fingerprint_of(handles.get(args.executable), args)


def _fingerprint_of(executable: Executable, args: FingerprintArguments) -> None:
    text = executable.compiled.fingerprint.encode()
    args.executable_fingerprint, args.executable_fingerprint_size = executable.text("fingerprint", text)


@slot("Executable_NumReplicas")
def _num_replicas(args: ExecutableArguments) -> None:
    args.num_replicas = 1


@slot("Executable_NumPartitions")
def _num_partitions(args: ExecutableArguments) -> None:
    args.num_partitions = handles.get(args.executable).compiled.partitions


@slot("Executable_NumOutputs")
def _num_outputs(args: ExecutableArguments) -> None:
    args.num_outputs = len(handles.get(args.executable).compiled.results)


@slot("Executable_SizeOfGeneratedCodeInBytes")
def _code_size(args: ExecutableArguments) -> None:
    args.size_in_bytes = len(handles.get(args.executable).compiled.code)


@slot("Executable_GetCostAnalysis")
def _cost(args: ExecutableArguments) -> None:
    executable: Executable = handles.get(args.executable)
    if "cost" not in executable.kept:
        executable.kept["cost"] = named_values(executable.compiled.costs)
    args.properties, args.num_properties = executable.kept["cost"]


@slot("Executable_GetCompiledMemoryStats")
def _memory_stats(args: ExecutableMemoryStats) -> None:
    compiled: Compiled = handles.get(args.executable).compiled

    for name, _ in type(args)._fields_[3:]:
        if c_structs.covers(args, name):
            setattr(args, name, 0)
    args.generated_code_size_in_bytes = len(compiled.code)
    args.argument_size_in_bytes = sum(compiled.argument_sizes)
    args.output_size_in_bytes = sum(compiled.result_sizes)
    if c_structs.covers(args, "temp_size_in_bytes"):
        args.temp_size_in_bytes = max(0, compiled.peak - args.output_size_in_bytes)
    args.alias_size_in_bytes = sum(compiled.argument_sizes[at] for at in compiled.donated)


@slot("Executable_OutputElementTypes")
def _output_types(args: ExecutableArguments) -> None:
    executable: Executable = handles.get(args.executable)
    types = [value.type for value in executable.compiled.results]
    args.output_types = executable.array("types", ctypes.c_int32, types)
    args.num_output_types = len(types)


@slot("Executable_OutputDimensions")
def _output_dimensions(args: ExecutableArguments) -> None:
    executable: Executable = handles.get(args.executable)
    shapes = [value.shape for value in executable.compiled.results]
    args.num_outputs = len(shapes)
    args.dims = executable.array("dims", ctypes.c_int64, [size for shape in shapes for size in shape])
    args.dim_sizes = executable.array("ranks", ctypes.c_size_t, [len(shape) for shape in shapes])


@slot("Executable_OutputMemoryKinds")
def _output_kinds(args: ExecutableArguments) -> None:
    executable: Executable = handles.get(args.executable)
    args.num_outputs = len(executable.compiled.results)
    args.memory_kinds, args.memory_kind_sizes = _kinds(executable, "output", executable.compiled.results)


@slot("Executable_ParameterMemoryKinds")
def _parameter_kinds(args: ExecutableArguments) -> None:
    executable: Executable = handles.get(args.executable)
    args.num_parameters = len(executable.compiled.arguments)
    args.memory_kinds, args.memory_kind_sizes = _kinds(executable, "parameter", executable.compiled.arguments)


def _kinds(executable: Executable, name: str, values: tuple[Port, ...]) -> tuple[int, int]:
    texts = [handles.text(value.memory_kind) for value in values]
    return (
        executable.array(f"{name} kinds", ctypes.c_void_p, [address for address, _ in texts]),
        executable.array(f"{name} sizes", ctypes.c_size_t, [size for _, size in texts]),
    )


@slot("Executable_OptimizedProgram")
def _optimized(args: ExecutableArguments) -> None:
    """The program as it came. The caller asks twice: for the size, then with room for it."""
    code = handles.get(args.executable).compiled.described
    program = c_structs.struct("Program").from_address(args.program)
    program.format, program.format_size = handles.text("mlir")
    if program.code is not None:
        ctypes.memmove(program.code, code, min(len(code), program.code_size))
    program.code_size = len(code)


@slot("Executable_GetCompileOptions")
def _compile_options(args: SerializedArguments) -> None:
    executable: Executable = handles.get(args.executable)
    args.serialized_bytes, args.serialized_bytes_size = executable.text("options", executable.options)
    args.serialized_compile_options = args.executable
    args.serialized_compile_options_deleter = NOTHING


# --- serialization ------------------------------------------------------------------------------------------


@slot("Executable_Serialize")
def _serialize(args: SerializedArguments) -> None:
    executable: Executable = handles.get(args.executable)
    if executable.compiled.calls_back:
        raise PjrtError(
            ErrorCode.UNIMPLEMENTED,
            f"{executable.compiled.name} calls Python functions of this process, so it cannot be stored",
        )
    data = _SERIALIZED + len(executable.options).to_bytes(8, "little") + executable.options + executable.compiled.code
    text = ctypes.create_string_buffer(data, len(data))
    args.serialized_bytes, args.serialized_bytes_size = ctypes.addressof(text), len(data)
    args.serialized_executable = handles.new(text)
    args.serialized_executable_deleter = deleter()


@slot("Executable_DeserializeAndLoad")
def _deserialize(args: LoadArguments) -> None:
    data = ctypes.string_at(args.serialized_executable, args.serialized_executable_size)
    start = len(_SERIALIZED) + 8
    if not data.startswith(_SERIALIZED) or len(data) < start:
        raise PjrtError(ErrorCode.INVALID_ARGUMENT, "expected an executable that this version of opspec serialized")
    end = start + int.from_bytes(data[len(_SERIALIZED) : start], "little")
    options = data[start:end]
    if c_structs.covers(args, "overridden_serialized_compile_options_size"):
        size = args.overridden_serialized_compile_options_size
        if size:
            options = ctypes.string_at(args.overridden_serialized_compile_options, size)
    client: Client = handles.get(args.client)
    args.loaded_executable = handles.new(_load(client, Executable(programs.compiled(data[end:]), options)))
