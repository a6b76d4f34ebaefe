"""Programs read in a child process, that a hostile one may take with it.

The carrier's readers are not made for damaged bytes: some end the process, some never return. The child answers one
question after the other, and is started again when it ended. `python -m opspec.programs.sandbox` is the child that
reads; `opspec.verification.isolated` has one that verifies too.
"""

from __future__ import annotations

import atexit
import contextlib
import functools
import json
import math
import os
import queue
import signal
import struct
import subprocess
import sys
import threading
import time
import traceback
from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path
from typing import IO, TYPE_CHECKING, Any, TypeAlias

from opspec.errors import LoadError, OpSpecError
from opspec.programs import carrier, nesting_limit
from opspec.programs.carrier import CarrierMessage, Refused
from opspec.programs.child_process import module_command, started, stopped
from opspec.programs.locations import UNKNOWN, Location
from opspec.programs.records import CONSTANTS, import_module

if TYPE_CHECKING:
    from jaxlib.mlir import ir

Json: TypeAlias = dict[str, Any]  # what the two processes tell each other: an object of JSON

_START_S = 120.0  # loading the carrier takes a tenth of a second, on a busy machine many
_PATIENCE_S = 8.0  # of the child's own work, where the system tells; on a busy machine it may wait for much longer
_MOST_WAITS = 10  # times that patience, by the clock
_SHORTEST_S = 0.1  # of a wait
_BYTES_PER_S = 200_000
_MEMORY = 4 << 30
_MEMORY_PER_BYTE = 32
_MOST_QUESTIONS = 2000
_LENGTH = struct.Struct("<Q")


Tell = Callable[[Json], None]  # what is known so far
Answering = Callable[[Json, bytes, Tell], Json]  # the answer to a question and its data


class ChildEnded(Exception):
    """The child ended or was ended over a question; `found` is what it had said of it until then."""

    def __init__(self, how: str, found: Json | None) -> None:
        super().__init__(how)
        self.found = found


# --- what is asked --------------------------------------------------------------------------------


def check(kind: str, data: bytes, unregistered: bool = False) -> None:
    """Raise what reading the program would: `carrier.Refused`, or LoadError where that ends the process."""
    try:
        answer = child().ask({"kind": kind, "unregistered": unregistered}, data)
    except ChildEnded as ended:
        why = "it is damaged or hostile"
        if kind in ("text", "generic text"):
            why = "it is damaged, or holds a name that is not UTF-8"
        raise LoadError(f"reading the {kind} with {carrier.versions()} {ended}: {why}") from None
    if said := answer.get("error") or answer.get("mistake"):
        raise LoadError(said)
    if answer["messages"]:
        raise carrier.Refused(map(_message, answer["messages"]))


def _message(data: Json) -> CarrierMessage:
    return CarrierMessage(
        data["severity"], data["text"], location_of(data["location"]), tuple(map(_message, data["notes"]))
    )


def location_of(data: Json) -> Location:
    return Location(**data | {"names": tuple(data["names"])})


# --- the child, from outside ----------------------------------------------------------------------


class Child:
    """Started at the first question, and again after it ended. `module`: what it runs."""

    def __init__(self, module: str) -> None:
        self._module = module
        self._lock = threading.Lock()
        self._process: subprocess.Popen[bytes] | None = None
        self._answers: queue.SimpleQueue[Json | None] = queue.SimpleQueue()
        self._asked = 0

    def ask(self, question: Json, data: bytes, size: int = 0) -> Json:
        """The answer; raises `ChildEnded`."""
        patience = _PATIENCE_S + max(size, len(data)) / _BYTES_PER_S
        with self._lock:
            try:
                return self._ask(question, data, patience)
            except BaseException:
                self.stop()  # an answer that comes later would be taken for that of the next question
                raise

    def _ask(self, question: Json, data: bytes, patience: float) -> Json:
        if self._process is None or self._process.poll() is not None or self._asked >= _MOST_QUESTIONS:
            self._start()
        process = self._process
        assert process is not None
        assert process.stdin is not None
        self._asked += 1
        with contextlib.suppress(OSError):  # how it ended is seen when it does not answer
            _write(process.stdin, question)
            _write(process.stdin, data)
        found: Json | None = None
        left, end, before = patience, time.monotonic() + _MOST_WAITS * patience, _worked(process.pid)
        while True:
            try:
                answer = self._answers.get(timeout=max(left, _SHORTEST_S))
            except queue.Empty:
                left = patience - (_worked(process.pid) - before)
                if left > 0 and time.monotonic() < end:
                    continue
                raise ChildEnded(f"took over {patience:.0f} seconds", found) from None
            if answer is None:
                code = process.wait()
                how = f"signal {-code}" if code < 0 else f"exit status {code}"
                raise ChildEnded(f"ended the process that did ({how}, in a child)", found)
            if not answer.pop("so_far", False):
                return answer
            found = answer

    def _start(self) -> None:
        self.stop()
        self._process = process = started(module_command(self._module), subprocess.DEVNULL)
        assert process.stdout is not None
        self._answers = queue.SimpleQueue()
        self._asked = 0
        threading.Thread(target=_receive, args=(process.stdout, self._answers), daemon=True).start()
        try:
            if self._answers.get(timeout=_START_S) is None:
                raise OpSpecError(
                    f"the process that reads programs does not start; `python -m {self._module}` says why"
                )
        except queue.Empty:
            raise OpSpecError(f"the process that reads programs did not start in {_START_S:.0f} seconds") from None

    def stop(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            stopped(process)


def _worked(pid: int) -> float:
    """The processor time of a process in seconds; without end where the system does not tell."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text(encoding="ascii", errors="replace").rpartition(")")[2].split()
    except OSError:
        return math.inf
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def child(module: str = "opspec.programs.sandbox") -> Child:
    """The child of this process that runs a module."""
    return _child_of(os.getpid(), module)  # a process that was forked off needs a child of its own


@functools.lru_cache(maxsize=3)
def _child_of(_: int, module: str) -> Child:
    made = Child(module)
    atexit.register(made.stop)
    return made


def _receive(pipe: IO[bytes], answers: queue.SimpleQueue[Json | None]) -> None:
    with contextlib.suppress(OSError, ValueError, struct.error):
        while True:
            answers.put(json.loads(_read(pipe)))
    answers.put(None)


def _write(pipe: IO[bytes], data: bytes | Json) -> None:
    content = data if isinstance(data, bytes) else json.dumps(data, default=str).encode()
    pipe.write(_LENGTH.pack(len(content)))
    pipe.write(content)
    pipe.flush()


def _read(pipe: IO[bytes]) -> bytes:
    """Raises struct.error where the pipe has ended."""
    (length,) = _LENGTH.unpack(pipe.read(_LENGTH.size))
    return pipe.read(length)


# --- the child, from inside -----------------------------------------------------------------------


_SERVING = threading.Event()


def is_child() -> bool:
    """Whether this process is such a child, which has not to ask another."""
    return _SERVING.is_set()


def serve(answers_to: Answering) -> None:
    """Answer until the pipe is closed."""
    _SERVING.set()
    with contextlib.suppress(ValueError):
        signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever asks decides
    given, answers = sys.stdin.buffer, os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # what the carrier prints is no answer
    _write(answers, {})
    with contextlib.suppress(struct.error):
        while True:
            question, data = json.loads(_read(given)), _read(given)
            _limit_memory(max(len(data), _size(question.get("path"))))
            _write(answers, _answer(answers_to, question, data, answers))
    os._exit(0)


def _answer(answers_to: Answering, question: Json, data: bytes, answers: IO[bytes]) -> Json:
    try:
        return answers_to(question, data, lambda so_far: _write(answers, so_far | {"so_far": True}))
    except OpSpecError as error:
        return {"error": str(error)}
    except MemoryError:
        return {"error": f"{question.get('path') or 'the program'}: reading it takes too much memory"}
    except Exception as error:  # noqa: BLE001 - told to whoever asked
        frame = traceback.extract_tb(error.__traceback__)[-1]
        return {"mistake": f"{type(error).__name__}: {error}, {Path(frame.filename).name}:{frame.lineno}"}


def _readers() -> dict[str, Callable[[bytes, bool], ir.Module]]:
    return {
        "text": lambda data, unregistered: carrier.parse(data.decode(), carrier.new_context(unregistered)),
        "generic text": lambda data, _: carrier.parse_unverified(data.decode()),
        "bytecode": lambda data, unregistered: carrier.parse(data, carrier.new_context(unregistered)),
        "artifact": lambda data, unregistered: carrier.deserialize(data, carrier.new_context(unregistered)),
    }


def looked_at(question: Json, data: bytes, _: Tell) -> Json:
    """What the carrier says of a program."""
    answer: Json = {"messages": []}
    try:
        _look_at(nesting_limit.bounded(lambda: _readers()[question["kind"]](data, question["unregistered"])))
    except Refused as refused:
        answer["messages"] = [asdict(message) for message in refused.messages]
    return answer


def _look_at(module: ir.Module) -> None:
    """Ask for all that an import does: a name that is not UTF-8 passes the parser, not the bindings."""
    try:
        for view in import_module(module).walk():
            _ = view.location
            names = list(view.attributes)
            # A value that cannot be decoded is for the reader in the first process to say.
            with contextlib.suppress(Exception):
                _ = view.name in CONSTANTS or [view.attributes[name] for name in names]
    except RuntimeError:
        raise Refused([CarrierMessage("error", "a name in it is not UTF-8", UNKNOWN)]) from None


def _size(path: str | None) -> int:
    try:
        return Path(path).stat().st_size if path is not None else 0
    except (OSError, ValueError):
        return 0


def _limit_memory(size: int) -> None:
    with contextlib.suppress(ImportError, ValueError, OSError):  # not every system has such limits
        import resource

        hard = resource.getrlimit(resource.RLIMIT_AS)[1]
        limit = _MEMORY + carrier.STACK + _MEMORY_PER_BYTE * size
        resource.setrlimit(resource.RLIMIT_AS, (limit, hard))


if __name__ == "__main__":
    serve(looked_at)
