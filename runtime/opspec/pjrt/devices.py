"""The client, its virtual devices and their memories."""

from __future__ import annotations

import ctypes
import functools
import os
import re
from dataclasses import dataclass, field

from opspec.pjrt import c_structs, destroyed_handles, handle_memory, handles
from opspec.pjrt.arguments import (
    AttributesArguments,
    ClientArguments,
    DescriptionArguments,
    DeviceArguments,
    DeviceMemoryStats,
    MemoryArguments,
    TopologyArguments,
)
from opspec.pjrt.c_pointers import NOTHING, pointer, set_pointer
from opspec.pjrt.errors import ErrorCode, PjrtError
from opspec.pjrt.function_table import looking_up, slot
from opspec.pjrt.named_values import named_values

PLATFORM = "opspec"
KINDS = ("device", "pinned_host", "unpinned_host")  # where JAX may ask for an array to be; here all is one
_MOST = 4096


@dataclass(slots=True, eq=False)
class DeviceMemory:
    """A place for arrays of one device. `handle` is its address on the other side, as everywhere here."""

    device: Device
    id: int
    kind: str
    handle: int = 0
    devices: int = 0  # the address of an array that holds the device
    words: tuple[int, ...] = ()  # what the handles of its buffers say
    values: dict[int, tuple[int, int]] = field(default_factory=dict)  # what callers attach: data, destructor


@dataclass(slots=True, eq=False)
class Device:
    id: int
    handle: int = 0
    description: int = 0
    memories: list[DeviceMemory] = field(default_factory=list)
    memory_list: int = 0
    in_use: int = 0  # bytes, and the most there were
    peak: int = 0
    largest: int = 0  # of an array
    live: int = 0

    @property
    def memory(self) -> DeviceMemory:
        return self.memories[0]


@dataclass(slots=True, eq=False)
class Client:
    """Its devices and memories outlive it, since arrays that do name them."""

    devices: list[Device]
    handle: int = 0
    topology: int = 0
    device_list: int = 0
    description_list: int = 0
    memory_list: int = 0

    @property
    def memories(self) -> list[DeviceMemory]:
        return [memory for device in self.devices for memory in device.memories]


@dataclass(frozen=True, slots=True)
class Description:
    device: Device
    label: str


@dataclass(frozen=True, slots=True)
class Topology:
    client: Client


def device_count() -> int:
    """What the environment says; else as many as the program wants JAX's CPU to have, which it is written for."""
    given = os.environ.get("OPSPEC_DEVICES") or _of_cpu()
    if not given.isdecimal() or not 1 <= int(given) <= _MOST:
        raise PjrtError(
            ErrorCode.INVALID_ARGUMENT, f"expected a number from 1 to {_MOST} in OPSPEC_DEVICES, found {given!r}"
        )
    return int(given)


def _of_cpu() -> str:
    import jax

    wanted = getattr(jax.config, "jax_num_cpu_devices", -1)
    flags = re.findall(r"--xla_force_host_platform_device_count=(\d+)", os.environ.get("XLA_FLAGS", ""))
    return str(wanted) if wanted > 0 else flags[-1] if flags else "1"


def make_client(count: int) -> Client:
    client = Client([Device(at) for at in range(count)])
    client.handle = handles.new(client)
    client.topology = handles.new(Topology(client))
    for device in client.devices:
        device.handle = handles.new(device)
        device.description = handles.new(Description(device, f"opspec:{device.id}"))
        device_list = handles.pointers([device.handle])
        for at, kind in enumerate(KINDS):
            memory = DeviceMemory(device, device.id * len(KINDS) + at, kind, devices=device_list)
            memory.handle = handles.new(memory, handles.text(kind))
            memory.words = (device.handle, memory.handle, 0)
            ctypes.c_void_p.from_address(memory.handle).value = _memory_functions()
            device.memories.append(memory)
        device.memory_list = handles.pointers([memory.handle for memory in device.memories])
    client.device_list = handles.pointers([device.handle for device in client.devices])
    client.description_list = handles.pointers([device.description for device in client.devices])
    client.memory_list = handles.pointers([memory.handle for memory in client.memories])
    return client


# --- plugin and client --------------------------------------------------------------------------------------


@slot("Plugin_Initialize")
def _initialize(args: object) -> None:
    del args


@slot("Plugin_Attributes")
def _plugin_attributes(args: AttributesArguments) -> None:
    # JAX writes programs in the version that is named here, which the library we read them with knows.
    args.attributes, args.num_attributes = _attributes()


_made: dict[str, tuple[int, int]] = {}


def _attributes() -> tuple[int, int]:
    if "plugin" not in _made:
        from opspec.programs import carrier

        known = carrier.versions()
        _made["plugin"] = named_values(
            {
                "xla_version": 2,
                "stablehlo_current_version": tuple(map(int, known.stablehlo.split("."))),
                "stablehlo_minimum_version": tuple(map(int, known.oldest_stablehlo.split("."))),
            }
        )
    return _made["plugin"]


@slot("Client_Create")
def _create(args: ClientArguments) -> None:
    args.client = make_client(device_count()).handle


@slot("Client_PlatformName")
def _platform_name(args: ClientArguments) -> None:
    args.platform_name, args.platform_name_size = handles.text(PLATFORM)


@slot("Client_PlatformVersion")
def _platform_version(args: ClientArguments) -> None:
    args.platform_version, args.platform_version_size = handles.text(_version())


def _version() -> str:
    import opspec

    return f"opspec {opspec.__version__}"


@slot("Client_ProcessIndex")
def _process_index(args: ClientArguments) -> None:
    args.process_index = 0


@slot("Client_Devices")
def _devices(args: ClientArguments) -> None:
    client: Client = handles.get(args.client)
    args.devices, args.num_devices = client.device_list, len(client.devices)


@slot("Client_AddressableDevices")
def _addressable_devices(args: ClientArguments) -> None:
    client: Client = handles.get(args.client)
    args.addressable_devices, args.num_addressable_devices = client.device_list, len(client.devices)


@slot("Client_AddressableMemories")
def _addressable_memories(args: ClientArguments) -> None:
    client: Client = handles.get(args.client)
    args.addressable_memories, args.num_addressable_memories = client.memory_list, len(client.memories)


@slot("Client_LookupDevice")
def _lookup_device(args: ClientArguments) -> None:
    args.device = _device(handles.get(args.client), args.id)


@slot("Client_LookupAddressableDevice")
def _lookup_addressable_device(args: ClientArguments) -> None:
    args.addressable_device = _device(handles.get(args.client), args.local_hardware_id)


def _device(client: Client, number: int) -> int:
    if not 0 <= number < len(client.devices):
        raise PjrtError(
            ErrorCode.NOT_FOUND,
            f"there is no device {number}: OpSpec has {len(client.devices)}; OPSPEC_DEVICES sets how many",
        )
    return client.devices[number].handle


@slot("Client_DefaultDeviceAssignment")
def _default_assignment(args: ClientArguments) -> None:
    client: Client = handles.get(args.client)
    wanted = args.num_replicas * args.num_partitions
    if wanted > len(client.devices) or wanted > args.default_assignment_size:
        raise PjrtError(ErrorCode.INVALID_ARGUMENT, f"{wanted} devices are wanted, and there are {len(client.devices)}")
    for at in range(wanted):
        ctypes.c_int32.from_address(args.default_assignment + 4 * at).value = at


@slot("Client_UpdateGlobalProcessInfo")
def _process_info(args: object) -> None:
    del args


# --- topology -----------------------------------------------------------------------------------------------


@slot("Client_TopologyDescription")
def _client_topology(args: ClientArguments) -> None:
    args.topology = handles.get(args.client).topology


@slot("TopologyDescription_Create")
def _create_topology(args: TopologyArguments) -> None:
    args.topology = make_client(device_count()).topology


@slot("TopologyDescription_PlatformName")
def _topology_name(args: TopologyArguments) -> None:
    args.platform_name, args.platform_name_size = handles.text(PLATFORM)


@slot("TopologyDescription_PlatformVersion")
def _topology_version(args: TopologyArguments) -> None:
    args.platform_version, args.platform_version_size = handles.text(_version())


@slot("TopologyDescription_GetDeviceDescriptions")
def _topology_devices(args: TopologyArguments) -> None:
    client: Client = handles.get(args.topology).client
    args.descriptions, args.num_descriptions = client.description_list, len(client.devices)


@slot("TopologyDescription_Attributes")
def _topology_attributes(args: AttributesArguments) -> None:
    args.attributes, args.num_attributes = _no_values()


@slot("TopologyDescription_Fingerprint")
def _topology_fingerprint(args: TopologyArguments) -> None:
    args.fingerprint = len(handles.get(args.topology).client.devices)


@slot("TopologyDescription_GetMemorySpaceKindIds")
def _kind_ids(args: TopologyArguments) -> None:
    if "kinds" not in _made:
        numbers = (ctypes.c_int32 * len(KINDS))(*range(len(KINDS)))
        _made["kinds"] = handles.keep(numbers), len(KINDS)
    args.memory_space_kind_ids, args.num_memory_space_kind_ids = _made["kinds"]


def _no_values() -> tuple[int, int]:
    if "none" not in _made:
        _made["none"] = named_values({})
    return _made["none"]


# --- devices ------------------------------------------------------------------------------------------------


@slot("DeviceDescription_Id")
def _description_id(args: DescriptionArguments) -> None:
    args.id = handles.get(args.device_description).device.id


@slot("DeviceDescription_ProcessIndex")
def _description_process(args: DescriptionArguments) -> None:
    args.process_index = 0


@slot("DeviceDescription_Attributes")
def _description_attributes(args: AttributesArguments) -> None:
    args.attributes, args.num_attributes = _no_values()


@slot("DeviceDescription_Kind")
def _description_kind(args: DescriptionArguments) -> None:
    args.device_kind, args.device_kind_size = handles.text(PLATFORM)


@slot("DeviceDescription_DebugString")
def _description_debug(args: DescriptionArguments) -> None:
    args.debug_string, args.debug_string_size = handles.text(handles.get(args.device_description).label)


@slot("DeviceDescription_ToString")
def _description_text(args: DescriptionArguments) -> None:
    args.to_string, args.to_string_size = handles.text(handles.get(args.device_description).label)


@slot("Device_GetDescription")
def _description(args: DeviceArguments) -> None:
    args.device_description = handles.get(args.device).description


@slot("Device_GetAttributes")
def _device_attributes(args: AttributesArguments) -> None:
    args.attributes, args.num_attributes = _no_values()
    args.device_attributes = args.device
    args.attributes_deleter = NOTHING


@slot("Device_IsAddressable")
def _is_addressable(args: DeviceArguments) -> None:
    args.is_addressable = True


@slot("Device_LocalHardwareId")
def _hardware_id(args: DeviceArguments) -> None:
    args.local_hardware_id = handles.get(args.device).id


@slot("Device_AddressableMemories")
def _device_memories(args: DeviceArguments) -> None:
    device: Device = handles.get(args.device)
    args.memories, args.num_memories = device.memory_list, len(device.memories)


@slot("Device_DefaultMemory")
def _default_memory(args: DeviceArguments) -> None:
    args.memory = handles.get(args.device).memory.handle


@slot("Device_MemoryStats")
def _memory_stats(args: DeviceMemoryStats) -> None:
    device: Device = handles.get(args.device)
    destroyed_handles.sweep()
    for at in type(args)._fields_[3:]:
        if c_structs.covers(args, at[0]):
            setattr(args, at[0], 0)
    args.bytes_in_use = device.in_use
    args.peak_bytes_in_use, args.peak_bytes_in_use_is_set = device.peak, True
    args.num_allocs, args.num_allocs_is_set = device.live, True
    args.largest_alloc_size, args.largest_alloc_size_is_set = device.largest, True
    limit = _memory_of_machine()
    args.bytes_limit, args.bytes_limit_is_set = limit, limit > 0
    args.bytes_reserved_is_set = args.peak_bytes_reserved_is_set = True  # none: NumPy asks for what it needs


@functools.cache
def _memory_of_machine() -> int:
    """In bytes; 0 where the system does not say."""
    try:
        return os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE")
    except (AttributeError, OSError, ValueError):
        return 0


@slot("Device_ClearMemoryStats")
def _clear_memory_stats(args: DeviceArguments) -> None:
    device: Device = handles.get(args.device)
    device.peak = device.in_use


@slot("Device_CreateAsyncTrackingEvent")
def _tracking_event(args: DeviceArguments) -> None:
    args.event = None  # nothing happens later


# --- memories -----------------------------------------------------------------------------------------------


@slot("Memory_Id")
def _memory_id(args: MemoryArguments) -> None:
    args.id = handles.get(args.memory).id


@slot("Memory_Kind")
def _memory_kind(args: MemoryArguments) -> None:
    args.kind, args.kind_size = handles.text(handles.get(args.memory).kind)


@slot("Memory_Kind_Id")
def _memory_kind_id(args: MemoryArguments) -> None:
    args.kind_id = KINDS.index(handles.get(args.memory).kind)


@slot("Memory_DebugString")
def _memory_debug(args: MemoryArguments) -> None:
    args.debug_string, args.debug_string_size = handles.text(_label(handles.get(args.memory)))


@slot("Memory_ToString")
def _memory_text(args: MemoryArguments) -> None:
    args.to_string, args.to_string_size = handles.text(_label(handles.get(args.memory)))


def _label(memory: DeviceMemory) -> str:
    return f"opspec:{memory.device.id}:{memory.kind}"


@slot("Memory_AddressableByDevices")
def _memory_devices(args: MemoryArguments) -> None:
    args.devices, args.num_devices = handles.get(args.memory).devices, 1


_KEY, _VALUE = 2, 3  # words of a memory's handle


def _memory_functions() -> int:
    """The address of the table that a memory begins with: callers attach values to it by key."""
    if "memory" not in _made:
        void = ctypes.c_void_p
        made = c_structs.struct("Memory_FunctionTable")()
        made.struct_size = made.SIZE
        made.instance_struct_size = handle_memory.SIZE
        get = pointer(ctypes.CFUNCTYPE(void, void, void), _get_value)
        set_pointer(made, "get_user_data", looking_up(_KEY, _VALUE, get))
        set_pointer(made, "set_user_data", pointer(ctypes.CFUNCTYPE(None, void, void, void, void), _set_value))
        _made["memory"] = handles.keep(made), 1
    return _made["memory"][0]


def _get_value(memory: int, key: int | None) -> int:
    found: tuple[int, int] = handles.get(memory).values.get(key, (0, 0))
    return found[0]


def _set_value(memory: int, key: int | None, data: int | None, destructor: int | None) -> None:
    values: dict[int | None, tuple[int, int]] = handles.get(memory).values
    old, destroy = values.get(key, (0, 0))
    values[key] = (data or 0, destructor or 0)
    if key:  # what was attached last is what is asked for
        handles.set_word(memory, _KEY, 0)
        handles.set_word(memory, _VALUE, data or 0)
        handles.set_word(memory, _KEY, key)
    if old and destroy:
        ctypes.CFUNCTYPE(None, ctypes.c_void_p)(destroy)(old)
