"""The table of functions: Python functions behind C pointers, and what stands where there is none.

A slot is never null. One without a function returns UNIMPLEMENTED and its own name. An exception becomes the
error that the slot returns. Once the interpreter ends, every pointer that was given away leads to a function
of the C library that does nothing, since a call into Python would then end the process.
"""

from __future__ import annotations

import _thread
import ctypes
import functools
import sys
import threading
import time
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, TypeVar, cast

from opspec.pjrt import c_structs, errors, handles, machine_code

Body = Callable[[Any], None]  # it takes the arguments of its own function: one of opspec.pjrt.arguments
B = TypeVar("B", bound=Body)

_ERROR_OR_NULL = ctypes.CFUNCTYPE(ctypes.c_void_p, ctypes.c_void_p)
# `wctype` looks a name up and finds none: it reads a few bytes of what every call passes (never null), changes
# nothing, returns 0, and is there with every C library.
_LIBRARY = ctypes.CDLL("ucrtbase" if sys.platform == "win32" else None)
NOTHING: int = ctypes.cast(_LIBRARY.wctype, ctypes.c_void_p).value or 0

_bodies: dict[str, Body] = {}
_given: list[tuple[ctypes.Structure, str]] = []  # places in memory that hold pointers into Python


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
        set_pointer(api, function, _shortened(function, _function(body, c_structs.arguments(function))))
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


@functools.cache
def _instructions() -> tuple[machine_code.Processor, machine_code.Page] | None:
    processor = machine_code.processor()
    try:
        return None if processor is None else (processor, machine_code.Page())
    except OSError:
        return None


def _shortened(function: str, address: int) -> int:
    """A few instructions before the function at an address, where they do for most calls."""
    made = _instructions()
    if made is None or function not in READ.keys() | EVENTS.keys():
        return address
    processor, page = made
    if function in EVENTS:
        return page.put(processor.call_when(EVENTS[function], address))
    arguments = c_structs.arguments(function)
    fields = {getattr(arguments, name): word for name, word in READ[function].items()}
    copies = [machine_code.Copy(handles.WORDS + 8 * word, field.offset, field.size) for field, word in fields.items()]
    return page.put(processor.read(copies, address))


def looking_up(key: int, value: int, address: int) -> int:
    """Before the function at an address: the word `value` of a handle, where its word `key` is what is asked for."""
    made = _instructions()
    if made is None:
        return address
    processor, page = made
    return page.put(processor.look_up(handles.WORDS + 8 * key, handles.WORDS + 8 * value, address))


@functools.cache
def _marks() -> tuple[int, int]:
    def by_arguments(address: int) -> None:
        handles.drop(ctypes.c_void_p.from_address(address + 16).value)

    made = _instructions()
    if made is not None:
        processor, page = made
        return page.put(processor.mark_by_arguments()), page.put(processor.mark())
    direct = pointer(ctypes.CFUNCTYPE(None, ctypes.c_void_p), handles.drop)
    return pointer(_ERROR_OR_NULL, by_arguments), direct


def destroyer() -> int:
    """The C function behind the slots that destroy."""
    return _marks()[0]


def deleter() -> int:
    """A C function that destroys the handle that it is given."""
    return _marks()[1]


def extension(number: int, functions: str, bodies: Mapping[str, Body]) -> int:
    """The address of an extension: its number in PJRT_Extension_Type, and functions in order with their bodies."""
    arguments = c_structs.structs_of(functions)
    fields = [("base", c_structs.struct("Extension_Base")), *((name, ctypes.c_void_p) for name in arguments)]
    made = type("Extension", (ctypes.Structure,), {"_fields_": fields})()
    made.base.struct_size = ctypes.sizeof(made)
    made.base.type = number
    for name, struct in arguments.items():
        set_pointer(made, name, _function(bodies[name], struct))
    return handles.keep(made)


def pointer(prototype: Callable[[Callable[..., object]], ctypes._CData], function: Callable[..., object]) -> int:
    """A C pointer to a Python function, which stays for good."""
    address = ctypes.cast(handles.immortal(prototype(function)), ctypes.c_void_p).value
    assert address is not None
    return address


def set_pointer(struct: ctypes.Structure, field: str, address: int) -> None:
    setattr(struct, field, address)
    _given.append((struct, field))


def _function(body: Body, arguments: type[c_structs.CStruct]) -> int:
    """The C function of a body: it gives null or an error."""
    made = _instructions()
    if made is None:
        return pointer(_ERROR_OR_NULL, _guarded(body, arguments, None))
    processor, page = made
    return page.put(processor.call(pointer(_ERROR_OR_NULL, _guarded(body, arguments, 1)), _lost()))


@functools.cache
def _lost() -> int:
    return errors.lost()


def _guarded(body: Body, arguments: type[c_structs.CStruct], well: int | None) -> Callable[[int], int | None]:
    view = arguments.from_address
    failed = errors.failed

    def call(address: int) -> int | None:
        try:
            body(view(address))
        except BaseException as error:  # noqa: BLE001 - nothing may pass through C
            if isinstance(error, KeyboardInterrupt):
                _interrupt_later()
            return failed(error)
        return well

    return call


def _interrupt_later() -> None:
    """Interrupt the program's own Python too, once it has the error and is not in one of our functions."""

    def interrupt() -> None:
        for _ in range(10_000):
            time.sleep(0.001)
            if not _is_inside(threading.main_thread().ident):
                _thread.interrupt_main()
                return

    threading.Thread(target=interrupt, daemon=True).start()


def _is_inside(thread: int | None) -> bool:
    frame = sys._current_frames().get(thread or 0)
    while frame is not None:
        if frame.f_code.co_filename == __file__:
            return True
        frame = frame.f_back
    return False


def _unimplemented(function: str, arguments: object) -> None:
    del arguments
    raise errors.PjrtError(errors.ErrorCode.UNIMPLEMENTED, f"PJRT_{function} is not implemented by opspec")


# --- the end of the interpreter -----------------------------------------------------------------------------


class _Seal:
    """Cuts all pointers when it is destroyed."""

    def __init__(self) -> None:
        self._given = _given
        self._nothing = NOTHING

    def __del__(self) -> None:
        for struct, field in self._given:
            setattr(struct, field, self._nothing)


def seal_at_end() -> None:
    """Cut the pointers after everything that runs at exit, and before modules are emptied.

    `atexit` is too early: it calls in the reverse order of registration, and JAX's own hooks, and those of
    programs, were registered before us and use arrays. The first thing that the interpreter does after them is
    to drop a few attributes of `sys`, this cache among them.
    """
    cache = cast("dict[str, object]", sys.path_importer_cache)
    cache[__file__ + ".seal"] = _Seal()  # no path of a package, so nobody asks for it
