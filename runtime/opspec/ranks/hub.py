"""What hears of all ranks: a process beside them, which the first rank starts.

python -m opspec.ranks.hub HOST RANKS PATIENCE

Where a connection ends, a rank is silent, or nobody can go on, it says who does what, and all end. It is no rank
itself: some mpiexec kill all ranks at the moment when one is lost.
"""

from __future__ import annotations

import json
import selectors
import socket
import sys
import time
from contextlib import suppress
from dataclasses import asdict

from opspec.ranks.waiting import State, listed, state_of, stuck

TOGETHER_S = 0.3  # of several errors that come at once the one of the lowest rank is told
LEAVE_S = 3.0  # from the error to the end of a process that does not end by itself
_EVERY_S = 0.2
_SILENT = 2.5  # how many times as long a rank may say nothing
_COME_S = 60.0  # until all ranks are there


class Hub:
    """What is heard of all ranks. `patience`: how many seconds nothing has changed where nobody can go on."""

    def __init__(self, server: socket.socket, token: str, size: int, patience: float) -> None:
        self._server, self._token, self._size = server, token, size
        self._vain_s, self._silent_s = patience, _SILENT * patience
        self._begun = time.monotonic()
        self._states = [State()] * size
        self._changed = time.monotonic()
        self._lines: dict[int, socket.socket] = {}
        self._heard: dict[int, float] = {}
        self._failed: dict[int, str] = {}
        self._ended = False

    def run(self) -> None:
        with selectors.DefaultSelector() as selector:
            self._watch(selector)
            until = time.monotonic() + LEAVE_S  # a line that ends with something unread would lose what was told
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
            if len(self._heard) < self._size and now - self._begun > _COME_S:
                self._end(f"expected {self._size} ranks, found {len(self._heard)} after {_COME_S:.0f} s")
            if all(state.doing == "ended" for state in self._states):
                self._tell({"end": "done"})
            failing = failing or (now if self._failed else 0.0)
            if failing and now - failing > TOGETHER_S:
                self._end(self._one_error())
            for rank, heard in self._heard.items():
                if now - heard > self._silent_s:
                    self._lost(rank, f"it has said nothing for {now - heard:.0f} s")
            if now - self._changed > self._vain_s and stuck(self._states):
                self._end(f"the ranks wait for each other in vain:\n{listed(dict(enumerate(self._states)))}")
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
        self._end(f"rank {rank} is lost: {why}; it was last seen where it {last.told()}\n{listed(others)}")

    def _one_error(self) -> str:
        """That of the lowest rank; where all have the same, it is of none of them."""
        rank = min(self._failed)
        text = self._failed[rank]
        is_of_all = len(self._failed) == self._size and len({*self._failed.values()}) == 1
        return text if is_of_all else f"rank {rank}: {text}"

    def _end(self, text: str) -> None:
        """Say what is wrong, and let all end."""
        if not self._ended:
            sys.stderr.write(f"opspec: {text}\n")
            sys.stderr.flush()
            self._tell({"end": text})

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


def main(host: str, size: int, patience: float) -> None:
    server = socket.create_server((host, 0), backlog=size)
    token = sys.stdin.read()
    sys.stdout.write(f"{server.getsockname()[1]}\n")
    sys.stdout.close()
    Hub(server, token, size, patience).run()


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), float(sys.argv[3]))
