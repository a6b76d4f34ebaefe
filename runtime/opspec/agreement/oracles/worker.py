"""An oracle in a child process: asked over pipes, killed when it takes too long, started again when needed."""

from __future__ import annotations

import base64
import contextlib
import os
import selectors
import subprocess
import tempfile
import threading
import time
from collections.abc import Sequence
from math import prod
from typing import IO

from opspec.agreement.oracles.answers import (
    ALONE,
    CARRIES,
    DIES,
    GARBLES,
    HANGS,
    STARTS,
    Grid,
    Unsupported,
    Verdict,
    plain,
)
from opspec.agreement.oracles.frames import FRAMES, Framing, Garbled, OracleMessage
from opspec.programs import carrier
from opspec.programs.child_process import module_command, started, stopped
from opspec.programs.decoding import Decoder
from opspec.values.arrays import Array
from opspec.values.types import Tensor

# Loading JAX takes seconds, on a busy machine many.
_START_S = 120.0
_END_S = 1.0  # for a child that says nothing more
_TAIL = 400
# What a library says in front of the first thing that it has to say.
_CHATTER = "WARNING: All log messages before absl::InitializeLog() is called are written to STDERR\n"


class _Ended(Exception):
    pass


def child_command(*kind: str) -> list[str]:
    """How the oracle of a kind is started: `library`, `xla`, or `pjrt` and its target."""
    return module_command("opspec.agreement.oracles.child", *kind)


def _types(texts: Sequence[str]) -> tuple[Tensor, ...]:
    context = carrier.new_context()
    found = [Decoder().type(carrier.ir.Type.parse(text, context)) for text in texts]
    tensors = tuple(type_ for type_ in found if isinstance(type_, Tensor))
    if len(tensors) != len(found):
        raise ValueError("they are not all tensors")
    return tensors


def _asked(question: str, program: str | bytes, grid: Grid) -> OracleMessage:
    replicas, partitions = grid
    together: OracleMessage = {} if replicas == 1 else {"replicas": replicas}
    if partitions > 1:
        together["partitions"] = partitions
    if isinstance(program, bytes):
        return {"question": question, "bytecode": base64.b64encode(program).decode(), **together}
    return {"question": question, "program": program, **together}


def _declined(said: OracleMessage) -> Unsupported:
    return Unsupported(plain(str(said["declines"])), stage=str(said.get("stage", "")))


def _obituary(code: int | None, said: str) -> str:
    how = "closed its pipe" if code is None else f"signal {-code}" if code < 0 else f"exit status {code}"
    said = plain(said.removeprefix(_CHATTER))
    if len(said) > 2 * _TAIL:
        said = f"{said[:_TAIL]} ... {said[-_TAIL:]}"
    return f"{how}{': ' + said if said else ''}"


class Worker:
    """An oracle whose child answers one question at a time, for as long as it lives.

    `foreign`: the child is somebody else's program, which keeps its own environment.
    """

    def __init__(
        self,
        name: str,
        command: Sequence[str],
        patience_s: float,
        start_s: float = _START_S,
        framing: Framing = FRAMES,
        foreign: bool = False,
    ) -> None:
        self.name = name
        self._framing = framing
        self._foreign = foreign
        self._command = list(command)
        self._patience_s = patience_s
        self._start_s = start_s
        self._lock = threading.Lock()
        self._child: subprocess.Popen[bytes] | None = None
        self._errors: IO[bytes] | None = None
        self._devices = 1

    def hello(self) -> str | Unsupported:
        """What the child says of itself when it starts."""
        answer = self._ask(None)
        return answer if isinstance(answer, Unsupported) else plain(str(answer[0].get("described", "")))

    def accepts(self, program: str | bytes) -> Verdict | Unsupported:
        answer = self._ask("accepts", program)
        if isinstance(answer, Unsupported):
            return answer
        said = answer[0]
        return Verdict(bool(said.get("accepted")), plain(str(said.get("reason", ""))), str(said.get("stage", "")))

    def infer(self, program: str) -> tuple[Tensor, ...] | Unsupported:
        answer = self._ask("infer", program)
        if isinstance(answer, Unsupported):
            return answer
        try:
            return _types(answer[0]["types"])
        except (LookupError, ValueError, TypeError, carrier.ir.MLIRError) as problem:
            return Unsupported(f"expected types, found {answer[0].get('types')}: {problem}", GARBLES)

    def run(self, program: str | bytes, inputs: Sequence[Array]) -> tuple[Array, ...] | Unsupported:
        answer = self._ask("run", program, inputs)
        return answer if isinstance(answer, Unsupported) else tuple(answer[1])

    def run_together(
        self, program: str | bytes, inputs: Sequence[Array], grid: Grid
    ) -> tuple[Array, ...] | Unsupported:
        """What the processes of a grid give, one behind the other; inputs lie likewise."""
        answer = self._ask("run", program, inputs, grid)
        return answer if isinstance(answer, Unsupported) else tuple(answer[1])

    def close(self) -> None:
        with self._lock:
            self._stop()

    # --- questions --------------------------------------------------------------------------------

    def _ask(
        self,
        question: str | None,
        program: str | bytes = "",
        inputs: Sequence[Array] = (),
        grid: Grid = ALONE,
    ) -> tuple[OracleMessage, list[Array]] | Unsupported:
        """The answer to a question; without one, what the child begins with."""
        with self._lock:
            patience = self._start_s
            try:
                if question is None or self._child is None or self._child.poll() is not None:
                    self._start()
                    answer = self._exchange(b"", patience)
                    problem = self._problem(answer[0])
                    if problem is not None:
                        self._stop()
                        return problem
                    self._devices = int(answer[0].get("devices", 1))
                if prod(grid) > self._devices:
                    return Unsupported(f"it has no {prod(grid)} devices, but {self._devices}", stage=CARRIES)
                if question is not None:
                    patience = self._patience_s
                    self._forget()
                    answer = self._exchange(self._framing.pack(_asked(question, program, grid), inputs), patience)
            except TimeoutError:
                self._stop()
                return Unsupported(f"no answer within {patience:g} s", HANGS)
            except Garbled as garbled:
                self._stop()
                return Unsupported(str(garbled), GARBLES)
            except (_Ended, OSError) as ended:
                if self._child is None:
                    return Unsupported(f"it cannot be started: {ended}", DIES, STARTS)
                return Unsupported(self._buried(), DIES)
            except BaseException:
                self._stop()  # an answer that comes later would be taken for that of the next question
                raise
            return self._problem(answer[0]) or answer

    def _problem(self, said: OracleMessage) -> Unsupported | None:
        """What is said instead of an answer."""
        if "died" in said:  # a fork of the child, and the next question finds another one
            return Unsupported(_obituary(said["died"], self._said()), DIES)
        return None if said.get("declines") is None else _declined(said)

    def _start(self) -> None:
        self._stop()
        self._errors = tempfile.TemporaryFile()  # noqa: SIM115 - read when the child is gone
        self._child = started(self._command, self._errors, buffered=False, foreign=self._foreign)
        for pipe in (self._child.stdin, self._child.stdout):
            assert pipe is not None
            os.set_blocking(pipe.fileno(), False)

    def _stop(self) -> None:
        child, self._child = self._child, None
        if child is not None:
            stopped(child)
        if self._errors is not None:
            self._errors.close()
            self._errors = None

    def _buried(self) -> str:
        """How the child ended, and the last that it said."""
        assert self._child is not None
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._child.wait(_END_S)
        found = _obituary(self._child.poll(), self._said())
        self._stop()
        return found

    def _said(self) -> str:
        """What the child has written to its standard error about the last question."""
        assert self._errors is not None
        self._errors.seek(0)
        return self._errors.read().decode(errors="replace").strip()

    def _forget(self) -> None:
        """What was said before is not about the next question. The child writes where we are: the file is open once."""
        assert self._errors is not None
        self._errors.seek(0)
        self._errors.truncate()

    def _exchange(self, message: bytes, patience_s: float) -> tuple[OracleMessage, list[Array]]:
        """Send a message and get the answer; at once, for a child may write before it has read everything."""
        child = self._child
        assert child is not None
        assert child.stdin is not None
        assert child.stdout is not None
        deadline = time.monotonic() + patience_s
        received = bytearray()
        left = memoryview(message)
        with selectors.DefaultSelector() as pipes:
            pipes.register(child.stdout, selectors.EVENT_READ)
            if left:
                pipes.register(child.stdin, selectors.EVENT_WRITE)

            def read(size: int | None) -> bytes:
                nonlocal left
                while len(received) < size if size is not None else b"\n" not in received:
                    rest = deadline - time.monotonic()
                    ready = pipes.select(rest) if rest > 0 else []
                    if not ready:
                        raise TimeoutError
                    for key, _ in ready:
                        if key.fileobj is child.stdin:
                            left = left[os.write(key.fd, left[: 1 << 16]) :]
                            if not left:
                                pipes.unregister(key.fileobj)
                            continue
                        data = os.read(key.fd, 1 << 20)
                        if not data:
                            if received and not received.startswith(self._framing.begins[: len(received)]):
                                raise Garbled(f"expected a message, found {bytes(received[:40])!r}")
                            raise _Ended
                        received.extend(data)
                end = received.index(b"\n") + 1 if size is None else size
                taken = bytes(received[:end])
                del received[:end]
                return taken

            answer = self._framing.unpack(read)
        if received:
            raise Garbled(f"expected one message, found {bytes(received[:40])!r} after it")
        return answer
