"""A watch over ranks, beside MPI: a thread in each that tells a hub over TCP what its rank does.

The thread looks at the frames of its main thread now and then, so that a collective pays nothing for it. The hub
(`opspec.ranks.hub`) is a process that the first rank starts. Where it is lost, the lowest rank that is left says so.
"""

from __future__ import annotations

import json
import os
import secrets
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import asdict, replace
from math import inf
from types import FrameType
from typing import TYPE_CHECKING, TypedDict

from opspec.errors import OpSpecError
from opspec.execution.block_code import view_at
from opspec.execution.runnable_blocks import place
from opspec.ranks.hub import LEAVE_S, TOGETHER_S
from opspec.ranks.waiting import State, listed, state_of

if TYPE_CHECKING:
    from mpi4py import MPI

_PATIENCE = "OPSPEC_RANKS_PATIENCE"
_PATIENCE_S = 8.0
_EVERY_S = 0.2  # how often a rank looks at itself
_CONNECT_S = 20.0


class _Address(TypedDict):
    host: str
    port: int
    token: str


class RankWatch:
    """The watch of one rank. `come` and `gone` are what its communication calls; the rest is of its thread."""

    def __init__(self, world: MPI.Intracomm) -> None:
        self.rank, self.size = int(world.Get_rank()), int(world.Get_size())
        self._abort: Callable[[int], object] = world.Abort
        self._own = State()
        self._main = threading.get_ident()
        self._all: dict[int, State] = {}
        self._failed: str | None = None
        self._done = threading.Event()
        self._hub: subprocess.Popen[str] | None = None
        address = self._listening(world)
        self._line = socket.create_connection((address["host"], address["port"]), timeout=_CONNECT_S)
        self._say({"token": address["token"], "rank": self.rank})
        threading.Thread(target=self._run, daemon=True, name="watch").start()
        _stay_a_moment()

    def _listening(self, world: MPI.Intracomm) -> _Address:
        """Where the hub listens: on one machine nobody else can call."""
        here = socket.gethostname()
        host = "127.0.0.1" if set(world.allgather(here)) == {here} else here
        found: _Address | str = ""
        if self.rank == 0:
            try:
                found = self._begun(host, "" if host == here else host)
            except OpSpecError as error:
                found = str(error)
        found = world.bcast(found)
        if isinstance(found, str):
            raise OpSpecError(found)
        return found

    def _begun(self, host: str, interface: str) -> _Address:
        token = secrets.token_hex()
        self._hub = subprocess.Popen(
            [sys.executable, "-m", "opspec.ranks.hub", interface, str(self.size), str(_patience())],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            start_new_session=True,  # else an mpiexec that kills all ranks because one is lost would kill it
        )
        assert self._hub.stdin is not None
        assert self._hub.stdout is not None
        with self._hub.stdin as given:
            given.write(token)
        port = self._hub.stdout.readline()
        if not port:
            raise OpSpecError("expected a process beside the ranks that watches them, found that it ended at once")
        return {"host": host, "port": int(port), "token": token}

    def come(self, what: str, group: tuple[int, ...], turn: int) -> None:
        """The rank begins to wait."""
        self._own = State("waits", what, "", group, turn)

    def gone(self) -> None:
        self._own = State()

    def fail(self, text: str) -> None:
        """This rank has an error; the hub tells it, or that of a lower one, and all end."""
        self._failed = text
        self._done.wait(_CONNECT_S)
        self._leave()

    def close(self) -> None:
        """This rank is done; it stays until all are, so that a lost one is still told."""
        self._own = State("ended")
        self._done.wait()
        if self._hub is not None:
            self._hub.wait()

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
            self._leave()
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
        time.sleep(TOGETHER_S * self.rank)  # the lowest one that is left says it, and ends the others
        others = self._all | {self.rank: self._looked()}
        self._end(f"the process that watches the ranks is lost\n{listed(others)}")

    def _end(self, text: str) -> None:
        if text:
            sys.stderr.write(f"opspec: {text}\n")
            sys.stderr.flush()
        self._leave()

    def _leave(self) -> None:
        threading.Timer(LEAVE_S, lambda: os._exit(1)).start()
        self._abort(1)
        os._exit(1)


def _patience() -> float:
    """How many seconds ranks wait in vain before all end."""
    asked = os.environ.get(_PATIENCE, "").strip()
    try:
        found = float(asked or _PATIENCE_S)
    except ValueError:
        found = 0.0
    if not 0 < found < inf:
        raise OpSpecError(f"expected a number of seconds as {_PATIENCE}, found {asked!r}")
    return found


def _stay_a_moment() -> None:
    """mpiexec asks all others to end when one is lost: time enough to say what it was."""

    def leave(_number: int, _frame: FrameType | None) -> None:
        threading.Timer(LEAVE_S, lambda: os._exit(1)).start()

    if threading.current_thread() is threading.main_thread():
        signal.signal(signal.SIGTERM, leave)
