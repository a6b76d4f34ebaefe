"""A watch over ranks, beside MPI: a thread in each that tells the first one over TCP what its rank does.

The thread looks at the frames of its main thread now and then, so that a collective pays nothing for it. The first rank
tells everybody what all do. Where a connection ends, a rank is silent, or nobody can go on, it says who does what, and
all end. Where the first rank itself is lost, the next one says so.
"""

from __future__ import annotations

import json
import os
import secrets
import selectors
import signal
import socket
import sys
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import asdict, replace
from types import FrameType
from typing import TYPE_CHECKING, TypedDict

from opspec.errors import OpSpecError
from opspec.execution.block_code import view_at
from opspec.execution.plans import place
from opspec.ranks.waiting import State, listed, stuck

if TYPE_CHECKING:
    from mpi4py import MPI

_EVERY_S = 0.2  # how often a rank looks at itself
_VAIN_S = 8.0  # how long nothing has changed where nobody can go on
_SILENT_S = 20.0  # from when on a rank that says nothing is lost
_TOGETHER_S = 0.3  # of several errors that come at once the one of the lowest rank is told
_LEAVE_S = 3.0  # from the error to the end of a process that does not end by itself


class _Address(TypedDict):
    host: str
    port: int
    token: str


class Watch:
    """The watch of one rank. `come` and `gone` are what its communication calls; the rest is of its thread."""

    def __init__(self, world: MPI.Intracomm) -> None:
        self.rank, self.size = int(world.Get_rank()), int(world.Get_size())
        self._abort: Callable[[int], object] = world.Abort
        self._own = State()
        self._main = threading.get_ident()
        self._all: dict[int, State] = {}
        self._failed: str | None = None
        self._done = threading.Event()
        self._hub: threading.Thread | None = None
        address = self._listening(world)
        self._line = socket.create_connection((address["host"], address["port"]), timeout=_SILENT_S)
        self._say({"token": address["token"], "rank": self.rank})
        threading.Thread(target=self._run, daemon=True, name="watch").start()
        _stay_a_moment()

    def _listening(self, world: MPI.Intracomm) -> _Address:
        """Where the first rank listens: on one machine nobody else can call."""
        here = socket.gethostname()
        host = "127.0.0.1" if set(world.allgather(here)) == {here} else here
        if self.rank:
            found: _Address = world.bcast(None)
            return found
        server = socket.create_server(("127.0.0.1" if host != here else "", 0), backlog=self.size)
        address: _Address = {"host": host, "port": server.getsockname()[1], "token": secrets.token_hex()}
        hub = _Hub(server, address["token"], self.size)
        self._hub = threading.Thread(target=hub.run, daemon=True, name="all ranks")
        self._hub.start()
        world.bcast(address)
        return address

    def come(self, what: str, group: tuple[int, ...], turn: int) -> None:
        """The rank begins to wait."""
        self._own = State("waits", what, "", group, turn)

    def gone(self) -> None:
        self._own = State()

    def fail(self, text: str) -> None:
        """This rank has an error; the first rank tells it, or that of a lower one, and all end."""
        self._failed = text
        self._done.wait(_SILENT_S)
        self._leave()

    def close(self) -> None:
        """This rank is done; it stays until all are, so that a lost one is still told."""
        self._own = State("ended")
        self._done.wait()
        if self._hub is not None:
            self._hub.join(_LEAVE_S)

    # -- the thread ----------------------------------------------------------------------------------------

    def _run(self) -> None:
        try:
            self._tell_and_hear()
        except Exception as error:  # noqa: BLE001 - without a watch nobody would end the others
            self._end(f"the watch of rank {self.rank} has failed: {type(error).__name__}: {error}")

    def _tell_and_hear(self) -> None:
        said: object = None
        last = 0.0
        buffer = b""
        self._line.settimeout(_EVERY_S)
        while True:
            now = time.monotonic()
            state: dict[str, object] = {"state": asdict(self._looked())}
            if self._failed is not None:
                state["failed"] = self._failed
            if state != said or now - last > 1:
                said, last = state, now
                self._say(state)
            try:
                found = self._line.recv(1 << 16)
            except TimeoutError:
                continue
            except OSError:
                break
            if not found:
                break
            *lines, buffer = (buffer + found).split(b"\n")
            for line in lines:
                if self._heard(json.loads(line)):
                    return
        self._hub_is_lost()

    def _heard(self, message: dict[str, object]) -> bool:
        if message.get("end") == "done":
            self._line.close()
            self._done.set()
            return True
        if "end" in message:
            self._end(str(message["end"]) if self.rank == 0 else "")
        if isinstance(states := message.get("states"), list):
            self._all = {at: state_of(one) for at, one in enumerate(states)}
        return False

    def _looked(self) -> State:
        """What the rank does, with the op at which it is."""
        own = self._own
        view = view_at(sys._current_frames().get(self._main))
        return own if view is None or own.doing == "ended" else replace(own, where=place(view))

    def _say(self, message: dict[str, object]) -> None:
        with suppress(OSError):
            self._line.sendall(json.dumps(message).encode() + b"\n")

    def _hub_is_lost(self) -> None:
        time.sleep(_TOGETHER_S * self.rank)  # the lowest one that is left says it, and ends the others
        others = {at: state for at, state in self._all.items() if at} | {self.rank: self._looked()}
        self._end(f"rank 0 is lost; it was last seen where it {self._all.get(0, State()).told()}\n{listed(others)}")

    def _end(self, text: str) -> None:
        if text:
            sys.stderr.write(f"opspec: {text}\n")
            sys.stderr.flush()
        self._leave()

    def _leave(self) -> None:
        threading.Timer(_LEAVE_S, lambda: os._exit(1)).start()
        if self.rank:
            time.sleep(_TOGETHER_S)  # the first rank's error comes first
        self._abort(1)
        os._exit(1)


def state_of(found: dict[str, object]) -> State:
    """A state as it went over the line."""
    made = State(**found)  # type: ignore[arg-type]
    return replace(made, group=tuple(made.group))


def _stay_a_moment() -> None:
    """mpiexec asks all others to end when one is lost: time enough to say what it was."""

    def leave(_number: int, _frame: FrameType | None) -> None:
        threading.Timer(_LEAVE_S, lambda: os._exit(1)).start()

    if threading.current_thread() is threading.main_thread():
        signal.signal(signal.SIGTERM, leave)


class _Hub:
    """What the first rank hears of all."""

    def __init__(self, server: socket.socket, token: str, size: int) -> None:
        self._server, self._token, self._size = server, token, size
        self._states = [State()] * size
        self._changed = time.monotonic()
        self._lines: dict[int, socket.socket] = {}
        self._heard: dict[int, float] = {}
        self._failed: dict[int, str] = {}
        self._ended = False

    def run(self) -> None:
        with selectors.DefaultSelector() as selector:
            self._watch(selector)
            until = time.monotonic() + _LEAVE_S  # a line that ends with something unread would lose what was told
            while len(selector.get_map()) > 1 and time.monotonic() < until:
                for key, _ in selector.select(_EVERY_S):
                    if key.data is not None and key.data.read() is None:
                        selector.unregister(key.fileobj)

    def _watch(self, selector: selectors.BaseSelector) -> None:
        selector.register(self._server, selectors.EVENT_READ, None)
        told, failing = 0.0, 0.0
        while not self._ended:
            for key, _ in selector.select(_EVERY_S):
                if key.data is None:
                    line, _ = self._server.accept()
                    selector.register(line, selectors.EVENT_READ, _Reader(line))
                elif not self._read(key.data):
                    selector.unregister(key.fileobj)
                    if key.data.rank is not None:
                        self._lost(key.data.rank, "its connection has ended")
            now = time.monotonic()
            if all(state.doing == "ended" for state in self._states):
                self._tell({"end": "done"})
            failing = failing or (now if self._failed else 0.0)
            if failing and now - failing > _TOGETHER_S:
                self._tell({"end": self._failed[min(self._failed)]})
            for rank, heard in self._heard.items():
                if now - heard > _SILENT_S:
                    self._lost(rank, f"it has said nothing for {now - heard:.0f} s")
            if now - self._changed > _VAIN_S and stuck(self._states):
                self._tell({"end": f"the ranks wait for each other in vain:\n{listed(dict(enumerate(self._states)))}"})
            if now - told > 1:
                told = now
                self._tell({"states": [asdict(state) for state in self._states]})

    def _read(self, reader: _Reader) -> bool:
        messages = reader.read()
        if messages is None:
            return False
        for message in messages:
            if reader.rank is None:
                if message.get("token") != self._token:
                    return False
                reader.rank = int(str(message["rank"]))
                self._lines[reader.rank] = reader.line
            self._heard[reader.rank] = time.monotonic()
            if isinstance(found := message.get("state"), dict):
                state = state_of(found)
                if state != self._states[reader.rank]:
                    self._states[reader.rank] = state
                    self._changed = time.monotonic()
            if "failed" in message:
                self._failed.setdefault(reader.rank, str(message["failed"]))
        return True

    def _lost(self, rank: int, why: str) -> None:
        last = self._states[rank]
        others = {at: state for at, state in enumerate(self._states) if at != rank}
        self._tell({"end": f"rank {rank} is lost: {why}; it was last seen where it {last.told()}\n{listed(others)}"})

    def _tell(self, message: dict[str, object]) -> None:
        if self._ended:
            return
        self._ended = "end" in message
        data = json.dumps(message).encode() + b"\n"
        for _, line in sorted(self._lines.items()):
            with suppress(OSError):
                line.sendall(data)


class _Reader:
    """What comes over a line, message by message."""

    def __init__(self, line: socket.socket) -> None:
        self.line = line
        self.rank: int | None = None
        self._rest = b""

    def read(self) -> list[dict[str, object]] | None:
        """The messages that have come; None where the line has ended."""
        try:
            found = self.line.recv(1 << 16)
        except OSError:
            return None
        if not found:
            return None
        *lines, self._rest = (self._rest + found).split(b"\n")
        try:
            return [json.loads(line) for line in lines]
        except ValueError:
            return None


def one_error(texts: list[str | None]) -> OpSpecError | None:
    """Of the errors of ranks, by rank, the first."""
    found = [(rank, text) for rank, text in enumerate(texts) if text is not None]
    if not found:
        return None
    rank, text = found[0]
    return OpSpecError(text if all(other == text for _, other in found) and len(found) > 1 else f"rank {rank}: {text}")
