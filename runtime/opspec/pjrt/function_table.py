"""The table of functions: Python functions behind C pointers, and what stands where there is none.

A slot is never null. One without a function returns UNIMPLEMENTED and its own name. An exception becomes the
error that the slot returns.
"""

from __future__ import annotations

import ctypes
import functools
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, TypeVar

from opspec.pjrt import c_structs, errors, handle_memory, handles, slot_instructions
from opspec.pjrt.c_pointers import ERROR_OR_NULL, NOTHING, destroyer, instructions, plain_pointer, set_pointer
from opspec.pjrt.interrupts import again, held, waiting, waits
from opspec.pjrt.last_threads import stay, staying

# It takes the arguments of its own function, one of opspec.pjrt.arguments. What it gives is somebody else's error.
Body = Callable[[Any], int | None]
B = TypeVar("B", bound=Body)

_bodies: dict[str, Body] = {}


def slot(function: str) -> Callable[[B], B]:
    """Fill a slot: the function gets the struct of arguments, writes into it, and raises where it fails."""
    c_structs.arguments(function)

    def fill(body: B) -> B:
        assert function not in _bodies
        _bodies[function] = body
        return body

    return fill


def filled() -> frozenset[str]:
    """The slots that do something."""
    return DESTROYED | IDLE | _bodies.keys()


def table() -> c_structs.CStruct:
    """A table with every slot filled."""
    api = c_structs.api()()
    api.struct_size = api.SIZE
    api.version.struct_size = api.version.SIZE
    api.version.major_version, api.version.minor_version = c_structs.VERSION
    for function in c_structs.FUNCTIONS:
        if function in DESTROYED:
            setattr(api, function, destroyer())
            continue
        if function in IDLE:
            setattr(api, function, NOTHING)
            continue
        body = _bodies.get(function) or partial(_unimplemented, function)
        set_pointer(api, function, _shortened(function, c_function(body, c_structs.arguments(function))))
    return api


# The handle is the first of their arguments, and all that they do is forget it.
DESTROYED = frozenset(
    f"{name}_Destroy"
    for name in ("Buffer", "Client", "Error", "Event", "Executable", "LoadedExecutable", "TopologyDescription")
)

# There is nothing to do, also where an exception is on its way up the stack.
IDLE = frozenset({"Buffer_DecreaseExternalReferenceCount", "AsyncTrackingEvent_Destroy"})


# Slots whose answer lies in the memory of the handle: which of its words is which field of the arguments. Their
# functions in Python say the same, where a processor is not known.
READ: Mapping[str, Mapping[str, int]] = {
    "Buffer_Device": {"device": 0},
    "Buffer_Memory": {"memory": 1},
    "Buffer_IsDeleted": {"is_deleted": 2},
    "Memory_Kind": {"kind": 0, "kind_size": 1},
    "Executable_NumReplicas": {"num_replicas": 0},
    "Executable_NumPartitions": {"num_partitions": 1},
    "Executable_NumOutputs": {"num_outputs": 2},
}
EVENTS: dict[str, int] = {}  # the event whose callback a slot calls at once


def _shortened(function: str, address: int) -> int:
    """A few instructions before the function at an address, where they do for most calls."""
    made = instructions()
    if made is None or function not in READ.keys() | EVENTS.keys():
        return address
    processor, page = made
    if function in EVENTS:
        return page.put(processor.call_when(EVENTS[function], address))
    arguments = c_structs.arguments(function)
    fields = {getattr(arguments, name): word for name, word in READ[function].items()}
    copies = [
        slot_instructions.FieldCopy(handle_memory.WORDS + 8 * word, field.offset, field.size)
        for field, word in fields.items()
    ]
    return page.put(processor.read(copies, address))


def looking_up(key: int, value: int, address: int) -> int:
    """Before the function at an address: the word `value` of a handle, where its word `key` is what is asked for."""
    made = instructions()
    if made is None:
        return address
    processor, page = made
    return page.put(processor.look_up(handle_memory.WORDS + 8 * key, handle_memory.WORDS + 8 * value, address))


def extension(number: int, functions: str, bodies: Mapping[str, Body]) -> int:
    """The address of an extension: its number in PJRT_Extension_Type, and functions in order with their bodies."""
    arguments = c_structs.structs_of(functions)
    fields = [("base", c_structs.struct("Extension_Base")), *((name, ctypes.c_void_p) for name in arguments)]
    made = type("Extension", (ctypes.Structure,), {"_fields_": fields})()
    made.base.struct_size = ctypes.sizeof(made)
    made.base.type = number
    for name, struct in arguments.items():
        set_pointer(made, name, c_function(bodies[name], struct))
    return handles.keep(made)


def c_function(body: Body, arguments: type[c_structs.CStruct]) -> int:
    """The C function of a body: it gives null or an error."""
    made = instructions()
    if made is None:
        return plain_pointer(ERROR_OR_NULL, _guarded(body, arguments, None))
    processor, page = made
    return page.put(processor.call(plain_pointer(ERROR_OR_NULL, _guarded(body, arguments, 1)), _lost()))


@functools.cache
def _lost() -> int:
    return errors.lost()


def _guarded(body: Body, arguments: type[c_structs.CStruct], well: int | None) -> Callable[[int], int | None]:
    view = arguments.from_address
    failed = errors.failed

    @waits
    def call(address: int) -> int | None:
        try:
            result = body(view(address)) or well
        except BaseException as error:  # noqa: BLE001 - nothing may pass through C
            held(error)
            result = failed(error)
        if staying:
            stay()
        if waiting:
            again[waiting.pop()]
        return result

    return call


def _unimplemented(function: str, arguments: object) -> None:
    del arguments
    raise errors.PjrtError(errors.ErrorCode.UNIMPLEMENTED, f"PJRT_{function} is not implemented by opspec")
