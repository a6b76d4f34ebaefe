"""Errors on their way into JAX: code and message, behind a handle that begins with its table of functions."""

from __future__ import annotations

import ctypes
import enum
import traceback
from dataclasses import dataclass

from opspec.errors import OpSpecError
from opspec.pjrt import c_structs, handle_memory, handles
from opspec.pjrt.c_pointers import deleter, pointer, set_pointer


class ErrorCode(enum.IntEnum):
    CANCELLED = 1
    UNKNOWN = 2
    INVALID_ARGUMENT = 3
    NOT_FOUND = 5
    RESOURCE_EXHAUSTED = 8
    FAILED_PRECONDITION = 9
    OUT_OF_RANGE = 11
    UNIMPLEMENTED = 12
    INTERNAL = 13


class CallbackError(OpSpecError):
    """A Python function that a program calls has failed. JAX's other platforms say so in these words."""

    def __init__(self, said: str) -> None:
        super().__init__(f"CpuCallback error calling callback: {said}")


class PjrtError(Exception):
    """What a slot raises to return an error of this code."""

    def __init__(self, code: int, message: str) -> None:
        super().__init__(message)
        self.code = code


@dataclass(frozen=True, slots=True)
class Failure:
    code: int
    message: ctypes.Array[ctypes.c_char]
    immortal: bool = False  # its handle outlives its destruction

    @property
    def text(self) -> str:
        return bytes(self.message.value).decode(errors="replace")


def failed(error: BaseException) -> int:
    """The handle of an error for an exception."""
    return _handle(failure_of(error))


def failure_of(error: BaseException) -> Failure:
    """The same without a handle."""
    return Failure(_code(error), ctypes.create_string_buffer(_text(error).encode()))


def _code(error: BaseException) -> int:
    match error:
        case PjrtError():
            return error.code
        case KeyboardInterrupt():
            return ErrorCode.CANCELLED
    if _is_memory(error):
        return ErrorCode.RESOURCE_EXHAUSTED
    # What a Python function of the program raises is no fault of what the program was given.
    calls_back = isinstance(error.__cause__ or error.__context__, CallbackError)
    return ErrorCode.INVALID_ARGUMENT if isinstance(error, OpSpecError) and not calls_back else ErrorCode.INTERNAL


def _is_memory(error: BaseException) -> bool:
    inner = (error.__cause__ or error.__context__) if isinstance(error, OpSpecError) else None
    return isinstance(error, MemoryError) or isinstance(inner, MemoryError)


def lost() -> int:
    """The error of a function that Python left by an exception before or behind all that it does."""
    message = ctypes.create_string_buffer(_INTERRUPTED.encode())
    return _handle(Failure(ErrorCode.CANCELLED, message, immortal=True))


_INTERRUPTED = "interrupted by KeyboardInterrupt"


def _text(error: BaseException) -> str:
    if isinstance(error, KeyboardInterrupt):
        return "\n".join([_INTERRUPTED, *getattr(error, "__notes__", ())])
    if _is_memory(error):
        return f"Out of memory: {error}"  # in the words that programs look for
    if isinstance(error, PjrtError | OpSpecError):
        return str(error)
    return "".join(traceback.format_exception(error)).rstrip()


def _handle(failure: Failure) -> int:
    address = handles.new(failure)
    ctypes.c_void_p.from_address(address).value = _functions()
    return address


def copy_of(failure: Failure) -> int:
    """Another handle of the same error: each is destroyed on its own."""
    return _handle(Failure(failure.code, failure.message))


# --- the functions of an error's own table ------------------------------------------------------------------

_table: int | None = None


def _functions() -> int:
    """The address of the table that newer callers use in place of the API's slots."""
    global _table  # made once, when the first error is
    if _table is None:
        void = ctypes.c_void_p
        made = c_structs.struct("Error_FunctionTable")()
        made.struct_size = made.SIZE
        made.instance_size = handle_memory.SIZE
        made.destroy = deleter()
        set_pointer(made, "message", pointer(ctypes.CFUNCTYPE(None, void, void, void), _message))
        set_pointer(made, "get_code", pointer(ctypes.CFUNCTYPE(ctypes.c_int32, void), lambda at: handles.get(at).code))
        set_pointer(made, "for_each_payload", pointer(ctypes.CFUNCTYPE(None, void, void, void), lambda *_: None))
        _table = handles.keep(made)
    return _table


def _message(address: int, message: int, size: int) -> None:
    failure: Failure = handles.get(address)
    ctypes.c_void_p.from_address(message).value = ctypes.addressof(failure.message)
    ctypes.c_size_t.from_address(size).value = len(failure.message) - 1
