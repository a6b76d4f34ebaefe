"""What slots read and write, to type checkers: the fields of the structs of arguments, by what the functions are about.

`c_structs` makes the structs, and says which function has which of these fields. A pointer is a number, and None where
a caller may leave it null.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Protocol


class Arguments(Protocol):
    """What every struct of arguments begins with. `_fields_` are names and C types."""

    _fields_: ClassVar[Sequence[tuple[str, type]]]
    struct_size: int


class ErrorArguments(Arguments, Protocol):
    """Error_Message, GetCode, ForEachPayload."""

    error: int
    message: int
    message_size: int
    code: int


class EventArguments(Arguments, Protocol):
    """Event_*."""

    event: int
    is_ready: bool
    callback: int
    user_arg: int | None
    error_code: int
    error_message: int
    error_message_size: int


# --- the client, devices, memories --------------------------------------------------------------------------


class AttributesArguments(Arguments, Protocol):
    """Plugin_Attributes, and the attributes of a topology, of a device, and of its description."""

    attributes: int
    num_attributes: int
    device: int
    device_attributes: int
    attributes_deleter: int


class ClientArguments(Arguments, Protocol):
    """Client_*, but for programs and buffers."""

    client: int
    platform_name: int
    platform_name_size: int
    platform_version: int
    platform_version_size: int
    process_index: int
    devices: int
    num_devices: int
    addressable_devices: int
    num_addressable_devices: int
    addressable_memories: int
    num_addressable_memories: int
    id: int
    device: int
    local_hardware_id: int
    addressable_device: int
    num_replicas: int
    num_partitions: int
    default_assignment: int
    default_assignment_size: int
    topology: int


class TopologyArguments(Arguments, Protocol):
    """TopologyDescription_*."""

    topology: int
    platform_name: int
    platform_name_size: int
    platform_version: int
    platform_version_size: int
    descriptions: int
    num_descriptions: int
    fingerprint: int
    memory_space_kind_ids: int
    num_memory_space_kind_ids: int


class DescriptionArguments(Arguments, Protocol):
    """DeviceDescription_*, with the function of the extension that tells of memories."""

    device_description: int
    id: int
    process_index: int
    device_kind: int
    device_kind_size: int
    debug_string: int
    debug_string_size: int
    to_string: int
    to_string_size: int
    memory_descriptions: int
    num_memory_descriptions: int
    default_memory_index: int


class DeviceArguments(Arguments, Protocol):
    """Device_*."""

    device: int
    device_description: int
    is_addressable: bool
    local_hardware_id: int
    memories: int
    num_memories: int
    memory: int
    event: int | None


class DeviceMemoryStats(Arguments, Protocol):
    """Device_MemoryStats: what we know of it; the rest is 0."""

    device: int
    bytes_in_use: int
    peak_bytes_in_use: int
    peak_bytes_in_use_is_set: bool
    num_allocs: int
    num_allocs_is_set: bool
    largest_alloc_size: int
    largest_alloc_size_is_set: bool
    bytes_limit: int
    bytes_limit_is_set: bool
    bytes_reserved_is_set: bool
    peak_bytes_reserved_is_set: bool


class MemoryArguments(Arguments, Protocol):
    """Memory_*, and MemoryDescription_Kind of the extension."""

    memory: int
    memory_description: int
    id: int
    kind: int
    kind_size: int
    kind_id: int
    debug_string: int
    debug_string_size: int
    to_string: int
    to_string_size: int
    devices: int
    num_devices: int


# --- buffers ------------------------------------------------------------------------------------------------


class HostArrayArguments(Arguments, Protocol):
    """Client_BufferFromHostBuffer."""

    data: int | None
    type: int
    dims: int | None
    num_dims: int
    byte_strides: int | None
    num_byte_strides: int
    device: int | None
    memory: int | None
    device_layout: int | None
    done_with_host_buffer: int
    buffer: int


class ShapeArguments(Arguments, Protocol):
    """Client_CreateUninitializedBuffer and CreateErrorBuffer."""

    shape_dims: int | None
    shape_num_dims: int
    shape_element_type: int
    device: int | None
    memory: int | None
    error_code: int
    error_message: int
    error_message_size: int
    buffer: int


class ViewArguments(Arguments, Protocol):
    """Client_CreateViewOfDeviceBuffer."""

    device_buffer_ptr: int | None
    dims: int | None
    num_dims: int
    element_type: int
    device: int | None
    memory: int | None
    on_delete_callback: int | None
    on_delete_callback_arg: int | None
    buffer: int


class ToHostArguments(Arguments, Protocol):
    """Buffer_ToHostBuffer. Without a destination the caller asks for the size."""

    src: int
    host_layout: int | None
    dst: int | None
    dst_size: int
    event: int


class RawToHostArguments(Arguments, Protocol):
    """Buffer_CopyRawToHost."""

    buffer: int
    dst: int
    offset: int
    transfer_size: int
    event: int


class BufferArguments(Arguments, Protocol):
    """All other functions of Buffer_*."""

    buffer: int
    is_deleted: bool
    type: int
    element_type: int
    dims: int | None
    num_dims: int
    unpadded_dims: int
    dynamic_dim_indices: int
    num_dynamic_dims: int
    on_device_size_in_bytes: int
    device: int
    memory: int
    is_on_cpu: bool
    event: int
    dst_device: int
    dst_memory: int
    dst_buffer: int
    out_buffer: int
    buffer_pointer: int
    device_memory_ptr: int


class LayoutArguments(Arguments, Protocol):
    """The functions of the extension for layouts."""

    layout: int
    serialized_bytes: int
    serialized_bytes_size: int
    serialized_layout: int
    serialized_layout_deleter: int
    num_dims: int
    buffer: int
    executable: int
    num_outputs: int
    num_parameters: int
    layouts: int


# --- programs -----------------------------------------------------------------------------------------------


class CompileArguments(Arguments, Protocol):
    """Client_Compile and Compile."""

    client: int
    program: int
    compile_options: int
    compile_options_size: int
    executable: int


class LoadArguments(Arguments, Protocol):
    """Client_Load and Executable_DeserializeAndLoad."""

    client: int
    executable: int
    serialized_executable: int
    serialized_executable_size: int
    overridden_serialized_compile_options: int
    overridden_serialized_compile_options_size: int
    loaded_executable: int


class ExecuteArguments(Arguments, Protocol):
    """LoadedExecutable_Execute."""

    executable: int
    options: int
    argument_lists: int
    num_devices: int
    num_args: int
    output_lists: int
    device_complete_events: int | None
    execute_device: int | None


class LoadedArguments(Arguments, Protocol):
    """All other functions of LoadedExecutable_*."""

    executable: int
    loaded_executable: int
    is_deleted: bool
    addressable_devices: int
    num_addressable_devices: int
    addressable_device_logical_ids: int
    num_addressable_device_logical_ids: int


class FingerprintArguments(Arguments, Protocol):
    """The fingerprint of an executable, loaded or not."""

    executable: int
    executable_fingerprint: int
    executable_fingerprint_size: int


class SerializedArguments(Arguments, Protocol):
    """Executable_Serialize and GetCompileOptions, LoadedExecutable_GetDeviceAssignment."""

    executable: int
    serialized_bytes: int
    serialized_bytes_size: int
    serialized_executable: int
    serialized_executable_deleter: int
    serialized_compile_options: int
    serialized_compile_options_deleter: int
    serialized_device_assignment: int
    serialized_device_assignment_deleter: int


class ExecutableArguments(Arguments, Protocol):
    """All other functions of Executable_*."""

    executable: int
    executable_name: int
    executable_name_size: int
    num_replicas: int
    num_partitions: int
    num_outputs: int
    size_in_bytes: int
    num_properties: int
    properties: int
    program: int
    output_types: int
    num_output_types: int
    dims: int
    dim_sizes: int
    num_parameters: int
    memory_kinds: int
    memory_kind_sizes: int


class ExecutableMemoryStats(Arguments, Protocol):
    """Executable_GetCompiledMemoryStats: what we know of it; the rest is 0."""

    executable: int
    generated_code_size_in_bytes: int
    argument_size_in_bytes: int
    output_size_in_bytes: int
    alias_size_in_bytes: int
    temp_size_in_bytes: int
