"""The table of functions: Python functions behind C pointers, and what stands where there is none.

A slot is never null. One without a function returns UNIMPLEMENTED and its own name. An exception becomes the
error that the slot returns. Once the interpreter ends, every pointer that was given away leads to a function
of the C library that does nothing, since a call into Python would then end the process.
"""

from __future__ import annotations

import ctypes
import functools
import sys
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from opspec.pjrt import errors, handles, layout, marks

Body = Callable[[Any], None]

_ERROR_OR_NULL = ctypes.CFUNCTYPE(ctypes.c_void_p, ctypes.c_void_p)
# `wctype` looks a name up and finds none: it reads a few bytes of what every call passes (never null), changes
# nothing, returns 0, and is there with every C library.
_LIBRARY = ctypes.CDLL("ucrtbase" if sys.platform == "win32" else None)
NOTHING: int = ctypes.cast(_LIBRARY.wctype, ctypes.c_void_p).value or 0

_bodies: dict[str, Body] = {}
_given: list[tuple[Any, str]] = []  # places in memory that hold pointers into Python


def slot(function: str) -> Callable[[Body], Body]:
    """Fill a slot: the function gets the struct of arguments, writes into it, and raises where it fails."""
    layout.arguments(function)

    def fill(body: Body) -> Body:
        assert function not in _bodies
        _bodies[function] = body
        return body

    return fill


def filled() -> frozenset[str]:
    """The slots that do something."""
    return DESTROYED | IDLE | _bodies.keys()


def table() -> Any:
    """A table with every slot filled."""
    api = layout.api()()
    api.struct_size = api.SIZE
    api.version.struct_size = api.version.SIZE
    api.version.major_version, api.version.minor_version = layout.VERSION
    for function in layout.FUNCTIONS:
        if function in DESTROYED:
            setattr(api, function, destroyer())
            continue
        if function in IDLE:
            setattr(api, function, NOTHING)
            continue
        body = _bodies.get(function) or partial(_unimplemented, function)
        set_pointer(api, function, pointer(_ERROR_OR_NULL, _guarded(body, layout.arguments(function))))
    return api


# The handle is the first of their arguments, and all that they do is forget it.
DESTROYED = frozenset(
    f"{name}_Destroy"
    for name in ("Buffer", "Client", "Error", "Event", "Executable", "LoadedExecutable", "TopologyDescription")
)

# There is nothing to do, also where an exception is on its way up the stack.
IDLE = frozenset({"Buffer_DecreaseExternalReferenceCount", "AsyncTrackingEvent_Destroy"})


@functools.cache
def _marks() -> tuple[int, int]:
    def by_arguments(address: int) -> None:
        handles.drop(ctypes.c_void_p.from_address(address + 16).value)

    made = marks.pointers()
    if made is not None:
        return made
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
    arguments = layout.structs_of(functions)
    fields = [("base", layout.struct("Extension_Base")), *((name, ctypes.c_void_p) for name in arguments)]
    made = type("Extension", (ctypes.Structure,), {"_fields_": fields})()
    made.base.struct_size = ctypes.sizeof(made)
    made.base.type = number
    for name, struct in arguments.items():
        set_pointer(made, name, pointer(_ERROR_OR_NULL, _guarded(bodies[name], struct)))
    return handles.keep(made)


def pointer(prototype: Any, function: Callable[..., Any]) -> int:
    """A C pointer to a Python function, which stays for good."""
    address = ctypes.cast(handles.immortal(prototype(function)), ctypes.c_void_p).value
    assert address is not None
    return address


def set_pointer(struct: Any, field: str, address: int) -> None:
    setattr(struct, field, address)
    _given.append((struct, field))


def _guarded(body: Body, arguments: Any) -> Callable[[int], int | None]:
    view = arguments.from_address
    failed = errors.failed

    def call(address: int) -> int | None:
        try:
            body(view(address))
        except BaseException as error:  # noqa: BLE001 - nothing may pass through C
            return failed(error)
        return None

    return call


def _unimplemented(function: str, arguments: Any) -> None:
    del arguments
    raise errors.PjrtError(errors.Code.UNIMPLEMENTED, f"PJRT_{function} is not implemented by opspec")


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
    cache: dict[str, Any] = sys.path_importer_cache
    cache[__file__ + ".seal"] = _Seal()  # no path of a package, so nobody asks for it


