"""The structs of the PJRT C API as data: their fields, sizes and offsets, and the order of the functions.

Facts from the public header `xla/pjrt/c/pjrt_c_api.h`, version 0.114, of which older versions are prefixes: a
struct and the table of functions only ever grow at their ends, and each struct begins with the size that its
maker knows. So a field is used only where the size at hand covers it (`covers`), and that is all there is to
negotiate with another version.
"""

from __future__ import annotations

import ctypes
import functools
from collections.abc import Sequence

from opspec.pjrt.arguments import Arguments

VERSION = (0, 114)

# One function a line, in the order of the table: its name, the size of its arguments in bytes as a C compiler
# gives it, and their fields. Kinds: p pointer, z size_t, i int32, q int64, Q uint64, b bool, L memory layout.
# Each struct of arguments begins with its size and a pointer to extensions.
_FUNCTIONS = """
Error_Destroy 24 error:p
Error_Message 40 error:p message:p message_size:z
Error_GetCode 28 error:p code:i
Plugin_Initialize 16
Plugin_Attributes 32 attributes:p num_attributes:z
Event_Destroy 24 event:p
Event_IsReady 25 event:p is_ready:b
Event_Error 24 event:p
Event_Await 24 event:p
Event_OnReady 40 event:p callback:p user_arg:p
Client_Create 88 create_options:p num_options:z kv_get_callback:p kv_get_user_arg:p kv_put_callback:p
    kv_put_user_arg:p client:p kv_try_get_callback:p kv_try_get_user_arg:p
Client_Destroy 24 client:p
Client_PlatformName 40 client:p platform_name:p platform_name_size:z
Client_ProcessIndex 28 client:p process_index:i
Client_PlatformVersion 40 client:p platform_version:p platform_version_size:z
Client_Devices 40 client:p devices:p num_devices:z
Client_AddressableDevices 40 client:p addressable_devices:p num_addressable_devices:z
Client_LookupDevice 40 client:p id:i device:p
Client_LookupAddressableDevice 40 client:p local_hardware_id:i addressable_device:p
Client_AddressableMemories 40 client:p addressable_memories:p num_addressable_memories:z
Client_Compile 56 client:p program:p compile_options:p compile_options_size:z executable:p
Client_DefaultDeviceAssignment 48 client:p num_replicas:i num_partitions:i default_assignment_size:z
    default_assignment:p
Client_BufferFromHostBuffer 120 client:p data:p type:i dims:p num_dims:z byte_strides:p num_byte_strides:z
    host_buffer_semantics:i device:p memory:p device_layout:p done_with_host_buffer:p buffer:p
DeviceDescription_Id 28 device_description:p id:i
DeviceDescription_ProcessIndex 28 device_description:p process_index:i
DeviceDescription_Attributes 40 device_description:p num_attributes:z attributes:p
DeviceDescription_Kind 40 device_description:p device_kind:p device_kind_size:z
DeviceDescription_DebugString 40 device_description:p debug_string:p debug_string_size:z
DeviceDescription_ToString 40 device_description:p to_string:p to_string_size:z
Device_GetDescription 32 device:p device_description:p
Device_IsAddressable 25 device:p is_addressable:b
Device_LocalHardwareId 28 device:p local_hardware_id:i
Device_AddressableMemories 40 device:p memories:p num_memories:z
Device_DefaultMemory 32 device:p memory:p
Device_MemoryStats 201 device:p bytes_in_use:q peak_bytes_in_use:q peak_bytes_in_use_is_set:b num_allocs:q
    num_allocs_is_set:b largest_alloc_size:q largest_alloc_size_is_set:b bytes_limit:q bytes_limit_is_set:b
    bytes_reserved:q bytes_reserved_is_set:b peak_bytes_reserved:q peak_bytes_reserved_is_set:b
    bytes_reservable_limit:q bytes_reservable_limit_is_set:b largest_free_block_bytes:q
    largest_free_block_bytes_is_set:b pool_bytes:q pool_bytes_is_set:b peak_pool_bytes:q
    peak_pool_bytes_is_set:b peak_allocated_bytes:q peak_allocated_bytes_is_set:b
Memory_Id 28 memory:p id:i
Memory_Kind 40 memory:p kind:p kind_size:z
Memory_DebugString 40 memory:p debug_string:p debug_string_size:z
Memory_ToString 40 memory:p to_string:p to_string_size:z
Memory_AddressableByDevices 40 memory:p devices:p num_devices:z
Executable_Destroy 24 executable:p
Executable_Name 40 executable:p executable_name:p executable_name_size:z
Executable_NumReplicas 32 executable:p num_replicas:z
Executable_NumPartitions 32 executable:p num_partitions:z
Executable_NumOutputs 32 executable:p num_outputs:z
Executable_SizeOfGeneratedCodeInBytes 32 executable:p size_in_bytes:q
Executable_GetCostAnalysis 40 executable:p num_properties:z properties:p
Executable_OutputMemoryKinds 48 executable:p num_outputs:z memory_kinds:p memory_kind_sizes:p
Executable_OptimizedProgram 32 executable:p program:p
Executable_Serialize 56 executable:p serialized_bytes:p serialized_bytes_size:z serialized_executable:p
    serialized_executable_deleter:p
LoadedExecutable_Destroy 24 executable:p
LoadedExecutable_GetExecutable 32 loaded_executable:p executable:p
LoadedExecutable_AddressableDevices 40 executable:p addressable_devices:p num_addressable_devices:z
LoadedExecutable_Delete 24 executable:p
LoadedExecutable_IsDeleted 25 executable:p is_deleted:b
LoadedExecutable_Execute 80 executable:p options:p argument_lists:p num_devices:z num_args:z output_lists:p
    device_complete_events:p execute_device:p
Executable_DeserializeAndLoad 72 client:p serialized_executable:p serialized_executable_size:z
    loaded_executable:p overridden_serialized_compile_options:p overridden_serialized_compile_options_size:z
    load_options:p
LoadedExecutable_Fingerprint 40 executable:p executable_fingerprint:p executable_fingerprint_size:z
Buffer_Destroy 24 buffer:p
Buffer_ElementType 28 buffer:p type:i
Buffer_Dimensions 40 buffer:p dims:p num_dims:z
Buffer_UnpaddedDimensions 40 buffer:p unpadded_dims:p num_dims:z
Buffer_DynamicDimensionIndices 40 buffer:p dynamic_dim_indices:p num_dynamic_dims:z
Buffer_GetMemoryLayout 104 buffer:p layout:L
Buffer_OnDeviceSizeInBytes 32 buffer:p on_device_size_in_bytes:z
Buffer_Device 32 buffer:p device:p
Buffer_Memory 32 buffer:p memory:p
Buffer_Delete 24 buffer:p
Buffer_IsDeleted 25 buffer:p is_deleted:b
Buffer_CopyToDevice 40 buffer:p dst_device:p dst_buffer:p
Buffer_ToHostBuffer 56 src:p host_layout:p dst:p dst_size:z event:p
Buffer_IsOnCpu 25 buffer:p is_on_cpu:b
Buffer_ReadyEvent 32 buffer:p event:p
Buffer_UnsafePointer 32 buffer:p buffer_pointer:z
Buffer_IncreaseExternalReferenceCount 24 buffer:p
Buffer_DecreaseExternalReferenceCount 24 buffer:p
Buffer_OpaqueDeviceMemoryDataPointer 32 buffer:p device_memory_ptr:p
CopyToDeviceStream_Destroy 24 stream:p
CopyToDeviceStream_AddChunk 40 stream:p chunk:p transfer_complete:p
CopyToDeviceStream_TotalBytes 32 stream:p total_bytes:q
CopyToDeviceStream_GranuleSize 32 stream:p granule_size_in_bytes:q
CopyToDeviceStream_CurrentBytes 32 stream:p current_bytes:q
TopologyDescription_Create 56 topology_name:p topology_name_size:z create_options:p num_options:z topology:p
TopologyDescription_Destroy 24 topology:p
TopologyDescription_PlatformName 40 topology:p platform_name:p platform_name_size:z
TopologyDescription_PlatformVersion 40 topology:p platform_version:p platform_version_size:z
TopologyDescription_GetDeviceDescriptions 40 topology:p descriptions:p num_descriptions:z
TopologyDescription_Serialize 56 topology:p serialized_bytes:p serialized_bytes_size:z serialized_topology:p
    serialized_topology_deleter:p
TopologyDescription_Attributes 40 topology:p attributes:p num_attributes:z
Compile 64 topology:p program:p compile_options:p compile_options_size:z client:p executable:p
Executable_OutputElementTypes 40 executable:p output_types:p num_output_types:z
Executable_OutputDimensions 48 executable:p num_outputs:z dims:p dim_sizes:p
Buffer_CopyToMemory 40 buffer:p dst_memory:p dst_buffer:p
Client_CreateViewOfDeviceBuffer 112 client:p device_buffer_ptr:p dims:p num_dims:z element_type:i layout:p
    device:p on_delete_callback:p on_delete_callback_arg:p stream:q buffer:p memory:p
Executable_Fingerprint 40 executable:p executable_fingerprint:p executable_fingerprint_size:z
Client_TopologyDescription 32 client:p topology:p
Executable_GetCompiledMemoryStats 144 executable:p generated_code_size_in_bytes:q argument_size_in_bytes:q
    output_size_in_bytes:q alias_size_in_bytes:q temp_size_in_bytes:q host_generated_code_size_in_bytes:q
    host_argument_size_in_bytes:q host_output_size_in_bytes:q host_alias_size_in_bytes:q
    host_temp_size_in_bytes:q peak_memory_in_bytes:q total_size_in_bytes:q total_allocation_bytes:q
    indefinite_allocations:q peak_unpadded_heap_bytes:q
Memory_Kind_Id 28 memory:p kind_id:i
ExecuteContext_Create 24 context:p
ExecuteContext_Destroy 24 context:p
Buffer_CopyRawToHost 56 buffer:p dst:p offset:q transfer_size:q event:p
AsyncHostToDeviceTransferManager_Destroy 24 transfer_manager:p
AsyncHostToDeviceTransferManager_TransferData 72 transfer_manager:p buffer_index:i data:p offset:q
    transfer_size:q is_last_transfer:b done_with_h2d_transfer:p
Client_CreateBuffersForAsyncHostToDevice 72 client:p shape_specs:p num_shape_specs:z device_layouts:p
    num_device_layouts:z memory:p transfer_manager:p
AsyncHostToDeviceTransferManager_RetrieveBuffer 40 transfer_manager:p buffer_index:i buffer_out:p
AsyncHostToDeviceTransferManager_Device 32 transfer_manager:p device_out:p
AsyncHostToDeviceTransferManager_BufferCount 32 transfer_manager:p buffer_count:z
AsyncHostToDeviceTransferManager_BufferSize 40 transfer_manager:p buffer_index:i buffer_size:z
AsyncHostToDeviceTransferManager_SetBufferError 48 transfer_manager:p buffer_index:i error_code:i
    error_message:p error_message_size:z
AsyncHostToDeviceTransferManager_AddMetadata 40 transfer_manager:p transfer_metadata:p num_metadata:z
Client_DmaMap 40 client:p data:p size:z
Client_DmaUnmap 32 client:p data:p
Client_CreateUninitializedBuffer 80 client:p shape_dims:p shape_num_dims:z shape_element_type:i
    shape_layout:p device:p memory:p buffer:p
Client_UpdateGlobalProcessInfo 40 client:p process_infos:p num_process_infos:z
TopologyDescription_Deserialize 40 serialized_topology:p serialized_topology_size:z topology:p
Client_CreateAliasBuffer 80 client:p memory:p shape_dims:p shape_num_dims:z shape_element_type:i
    shape_layout:p alias_buffer:p fulfill_alias_buffer_cb:p
Client_FulfillAliasBuffer 64 client:p buffer:p status_code:i error_message:p error_message_size:z
    fulfill_alias_buffer_cb:p
LoadedExecutable_GetDeviceAssignment 56 executable:p serialized_bytes:p serialized_bytes_size:z
    serialized_device_assignment:p serialized_device_assignment_deleter:p
Client_CreateErrorBuffer 112 client:p error_code:i error_message:p error_message_size:z shape_dims:p
    shape_num_dims:z shape_element_type:i shape_layout:p memory:p buffer:p payload:p num_payload:z
AsyncHostToDeviceTransferManager_TransferLiteral 80 transfer_manager:p buffer_index:i data:p shape_dims:p
    shape_num_dims:z shape_element_type:i shape_layout:p done_with_h2d_transfer:p
Buffer_CopyRawToHostFuture 64 buffer:p offset:q transfer_size:q event:p callback_data:p
    future_ready_callback:p
Device_PoisonExecution 72 device:p launch_id:i error_code:i error_message:p error_message_size:z poisoned:b
    payload:p num_payload:z
Device_CreateAsyncTrackingEvent 48 device:p description:p description_size:z event:p
AsyncTrackingEvent_Destroy 24 event:p
Executable_GetCompileOptions 56 executable:p serialized_bytes:p serialized_bytes_size:z
    serialized_compile_options:p serialized_compile_options_deleter:p
Buffer_DonateWithControlDependency 48 buffer:p callback_data:p dependency_ready_callback:p out_buffer:p
Event_Create 24 event:p
Event_Set 48 event:p error_code:i error_message:p error_message_size:z
Device_GetAttributes 56 device:p attributes:p num_attributes:z device_attributes:p attributes_deleter:p
Client_Load 56 client:p executable:p compile_options:p compile_options_size:z loaded_executable:p
LoadedExecutable_AddressableDeviceLogicalIds 40 executable:p addressable_device_logical_ids:p
    num_addressable_device_logical_ids:z
Buffer_Bitcast 64 buffer:p element_type:i dims:p num_dims:z device_layout:p out_buffer:p
Error_ForEachPayload 40 error:p visitor:p user_arg:p
TopologyDescription_Fingerprint 32 topology:p fingerprint:Q
Executable_ParameterMemoryKinds 48 executable:p num_parameters:z memory_kinds:p memory_kind_sizes:p
Device_ClearMemoryStats 24 device:p
TopologyDescription_MakeCanonicalShapeForMemorySpace 88 topology:p memory_space_kind_id:i dims:p num_dims:z
    element_type:i layout:p serialized_shape:p serialized_shape_size:z serialized_shape_deleter:p
TopologyDescription_GetMemorySpaceKindIds 40 topology:p memory_space_kind_ids:p num_memory_space_kind_ids:z
"""

# Other structs, spelled alike; `*` begins those that have no pointer to extensions, `-` those without a size too.
_STRUCTS = """
Api_Version 24 major_version:i minor_version:i
NamedValue 56 name:p name_size:z type:i value:q value_size:z
Program 48 code:p code_size:z format:p format_size:z
ExecuteOptions 144 send_callbacks:p recv_callbacks:p num_send_ops:z num_recv_ops:z launch_id:i
    non_donatable_input_indices:p num_non_donatable_input_indices:z context:p call_location:p num_tasks:z
    task_ids:p incarnation_ids:p multi_slice_config:p use_major_to_minor_data_layout_for_callbacks:b
    hlo_output_callbacks:p num_hlo_output_callbacks:z
MemoryLayout_Tiled 56 minor_to_major:p minor_to_major_size:z tile_dims:p tile_dim_sizes:p num_tiles:z
MemoryLayout_Strides 32 byte_strides:p num_byte_strides:z
ShapeSpec 36 dims:p num_dims:z element_type:i
-LogicalDeviceIds 8 replica:i partition:i
*Extension_Base 24 type:i next:p
*Error_FunctionTable 56 instance_size:z extension_start:p destroy:p message:p get_code:p for_each_payload:p
-Error 8 vtable:p
Memory_FunctionTable 40 instance_struct_size:z get_user_data:p set_user_data:p
-Memory 8 vtable:p
*Buffer_CopyRawToHostFuture_Callback 48 callback_data:p error_code:i error_message:p error_message_size:z dst:p
*Buffer_DonateWithControlDependency_Callback 40 callback_data:p error_code:i error_message:p error_message_size:z
"""


class MemoryLayout(ctypes.Structure):
    """A layout given by the order of the dimensions or by strides: a union, here as bare words."""

    _fields_ = (("content", ctypes.c_int64 * 9), ("type", ctypes.c_int32))


_KINDS: dict[str, type] = {
    "p": ctypes.c_void_p,
    "z": ctypes.c_size_t,
    "i": ctypes.c_int32,
    "q": ctypes.c_int64,
    "Q": ctypes.c_uint64,
    "b": ctypes.c_bool,
    "L": MemoryLayout,
}
_HEAD = [("struct_size", ctypes.c_size_t), ("extension_start", ctypes.c_void_p)]


class CStruct(ctypes.Structure):
    """A struct of the API. `SIZE` is what its maker writes into `struct_size`: up to its last field."""

    SIZE: int
    struct_size: int


def covers(struct: Arguments, field: str) -> bool:
    """Whether the maker of a struct knows the field."""
    at = getattr(type(struct), field)
    return bool(at.offset + at.size <= struct.struct_size)


def _rows(text: str) -> list[list[str]]:
    rows: list[list[str]] = []
    for line in text.strip().splitlines():
        if line.startswith(" "):
            rows[-1] += line.split()
        else:
            rows.append(line.split())
    return rows


def _struct(row: Sequence[str]) -> type[CStruct]:
    name, size, *fields = row
    head = _HEAD[: {"-": 0, "*": 1}.get(name[0], 2)]
    made = [(field, _KINDS[kind]) for field, _, kind in (text.partition(":") for text in fields)]
    struct: type[CStruct] = type(name.lstrip("-*"), (CStruct,), {"_fields_": [*head, *made], "SIZE": int(size)})
    last = getattr(struct, [*head, *made][-1][0])
    if last.offset + last.size != struct.SIZE:
        raise ImportError(
            f"the PJRT struct {name} is laid out in {last.offset + last.size} bytes here, not {size}:"
            " this platform's C differs from what the JAX plugin knows"
        )
    return struct


_FUNCTION_ROWS = {row[0]: row for row in _rows(_FUNCTIONS)}
_STRUCT_ROWS = {row[0].lstrip("-*"): row for row in _rows(_STRUCTS)}
FUNCTIONS = tuple(_FUNCTION_ROWS)


@functools.cache
def arguments(function: str) -> type[CStruct]:
    """The struct of a function's arguments."""
    return _struct(_FUNCTION_ROWS[function])


@functools.cache
def struct(name: str) -> type[CStruct]:
    return _struct(_STRUCT_ROWS[name])


def structs_of(functions: str) -> dict[str, type[CStruct]]:
    """The structs of arguments of an extension's functions, by name."""
    return {row[0]: _struct(row) for row in _rows(functions)}


def structs() -> list[type[CStruct]]:
    """Every struct there is, each checked against its size."""
    return [*map(arguments, _FUNCTION_ROWS), *map(struct, _STRUCT_ROWS)]


@functools.cache
def api() -> type[CStruct]:
    """The table of functions."""
    fields = [("version", struct("Api_Version")), *((name, ctypes.c_void_p) for name in FUNCTIONS)]
    made: type[CStruct] = type("Api", (CStruct,), {"_fields_": [*_HEAD, *fields], "SIZE": 40 + 8 * len(FUNCTIONS)})
    if ctypes.sizeof(made) != made.SIZE:
        raise ImportError(f"the PJRT table of functions has {ctypes.sizeof(made)} bytes here, not {made.SIZE}")
    return made
