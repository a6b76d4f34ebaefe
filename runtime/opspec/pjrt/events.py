"""Events and errors as slots. What we do is done when a slot returns, so nearly every event is one and the same."""

from __future__ import annotations

import ctypes
import functools
import threading

from opspec.pjrt import errors, handles
from opspec.pjrt.arguments import ErrorArguments, EventArguments
from opspec.pjrt.errors import Failure, PjrtError
from opspec.pjrt.function_table import EVENTS, slot

# From an address to something to call; there are few of them.
_callback = functools.cache(ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p))


class PjrtEvent:
    """Something that happens at some time, perhaps with an error. An immortal one outlives its destruction."""

    def __init__(self, immortal: bool = False) -> None:
        self.immortal = immortal
        self._done = threading.Event()
        self._lock = threading.Lock()
        self._waiting: list[tuple[int, int | None]] = []
        self.failure: Failure | None = None

    def set(self, failure: Failure | None = None) -> None:
        with self._lock:
            self.failure = failure
            self._done.set()
            waiting, self._waiting = self._waiting, []
        for callback, argument in waiting:
            _callback(callback)(self.error(), argument)

    def error(self) -> int | None:
        return None if self.failure is None else errors.copy_of(self.failure)

    def is_set(self) -> bool:
        return self._done.is_set()

    def wait(self) -> None:
        self._done.wait()

    def when_set(self, callback: int, argument: int | None) -> None:
        with self._lock:
            if not self._done.is_set():
                self._waiting.append((callback, argument))
                return
        _callback(callback)(self.error(), argument)


_ready = PjrtEvent(immortal=True)
_ready.set()
READY = handles.new(_ready)  # the event of all that is done without an error
EVENTS["Event_OnReady"] = READY


def failed(failure: Failure) -> int:
    """The handle of an event that has happened, with an error."""
    event = PjrtEvent()
    event.set(failure)
    return handles.new(event)


@slot("Event_IsReady")
def _is_ready(args: EventArguments) -> None:
    args.is_ready = args.event == READY or handles.get(args.event).is_set()


@slot("Event_Error")
def _error(args: EventArguments) -> None:
    if args.event != READY:
        _raise(handles.get(args.event).failure)


@slot("Event_Await")
def _await(args: EventArguments) -> None:
    if args.event != READY:
        event = handles.get(args.event)
        event.wait()
        _raise(event.failure)


@slot("Event_OnReady")
def _on_ready(args: EventArguments) -> None:
    if args.event == READY:
        _callback(args.callback)(None, args.user_arg)
    else:
        handles.get(args.event).when_set(args.callback, args.user_arg)


@slot("Event_Create")
def _create(args: EventArguments) -> None:
    args.event = handles.new(PjrtEvent())


@slot("Event_Set")
def _set(args: EventArguments) -> None:
    failure = None
    if args.error_code:
        message = ctypes.string_at(args.error_message, args.error_message_size)
        failure = Failure(args.error_code, ctypes.create_string_buffer(message))
    handles.get(args.event).set(failure)


def _raise(failure: Failure | None) -> None:
    if failure is not None:
        raise PjrtError(failure.code, failure.text)


# --- errors -------------------------------------------------------------------------------------------------


@slot("Error_Message")
def error_message(args: ErrorArguments) -> None:
    failure: Failure = handles.get(args.error)
    args.message = ctypes.addressof(failure.message)
    args.message_size = len(failure.message) - 1


@slot("Error_GetCode")
def error_code(args: ErrorArguments) -> None:
    args.code = handles.get(args.error).code


@slot("Error_ForEachPayload")
def _payloads(args: ErrorArguments) -> None:
    """No error of ours carries one."""
    del args
