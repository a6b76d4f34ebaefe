"""Executables: compiling, and what JAX asks about a program; `program_calls` runs them."""

from __future__ import annotations

import ctypes
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from opspec.execution.executor import Shortcut
from opspec.pjrt import c_structs, handles, programs, proto
from opspec.pjrt.arguments import (
    CompileArguments,
    ExecutableArguments,
    ExecutableMemoryStats,
    FingerprintArguments,
    LoadArguments,
    LoadedArguments,
    SerializedArguments,
)
from opspec.pjrt.c_pointers import NOTHING, deleter
from opspec.pjrt.devices import Client, Device
from opspec.pjrt.errors import ErrorCode, PjrtError
from opspec.pjrt.function_table import slot
from opspec.pjrt.named_values import named_values
from opspec.pjrt.programs import Compiled, Port

_Kind: TypeAlias = "type[ctypes._SimpleCData[int]] | type[ctypes.c_void_p]"  # of the entries of an array
_SERIALIZED = b"opspec executable 1\n"


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
    shortcut: Shortcut | None = None  # of its program, once that has one

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
