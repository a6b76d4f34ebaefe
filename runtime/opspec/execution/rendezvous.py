"""Processes within this one: a thread each, which meet where they exchange values.

What a group makes of what its processes have is made once, by the first that asks, and they all get that array.
"""

from __future__ import annotations

import sys
import threading
from collections import deque
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor, wait
from contextvars import copy_context
from functools import partial
from types import FrameType
from typing import TypeVar, cast

import numpy as np

from opspec.errors import OpSpecError
from opspec.execution.block_code import view_at
from opspec.execution.random_stream import shared_stream
from opspec.execution.runnable_blocks import place
from opspec.kernels.streams import Streams, fed
from opspec.kernels.vocabulary import Combining, Given, Peers, Stopped, stacked, within
from opspec.values.arrays import Array, RunValue

R = TypeVar("R")  # the results of a process


def run_processes(
    calls: Sequence[Callable[..., R]], arguments: Sequence[Sequence[object]], replicas: int, partitions: int
) -> list[R]:
    """Run a function for each process of a grid, all at once and in the context of the caller."""
    size = len(calls)
    meeting = _Meeting(size)
    processes = [_Process(meeting, at, replicas, partitions) for at in range(size)]
    with shared_stream(), ThreadPoolExecutor(size, "process") as pool:
        made = [
            pool.submit(copy_context().run, process.run, call, given)
            for process, call, given in zip(processes, calls, arguments, strict=True)
        ]
        try:
            wait(made)
        except BaseException:  # the user has had enough: the processes end where they meet next
            meeting.fail(OpSpecError("interrupted"))
            raise
    if meeting.failure is not None:
        raise meeting.failure
    return cast("list[R]", [future.result() for future in made])


def run_functions(
    functions: Sequence[Callable[..., RunValue]],
    arguments: Sequence[Sequence[object]],
    *,
    replicas: int,
    partitions: int,
    infeed: Sequence[RunValue] = (),
) -> list[tuple[RunValue, ...]]:
    """Run a function for each process of a grid, all at once. `infeed`: what each of them is fed in turn."""
    wrapped = [partial(_called, function, infeed) for function in functions]
    return run_processes(wrapped, arguments, replicas, partitions)


def _called(
    function: Callable[..., RunValue], infeed: Sequence[RunValue], *arguments: RunValue
) -> tuple[RunValue, ...]:
    with np.errstate(all="ignore"), fed(Streams([_several(x) for x in infeed])):
        return _several(function(*arguments))


def _several(made: RunValue | list[RunValue]) -> tuple[RunValue, ...]:
    return tuple(made) if isinstance(made, tuple | list) else (made,)


class _Process:
    """One process, as the running program sees the grid: see `opspec.kernels.vocabulary.Exchange`."""

    def __init__(self, meeting: _Meeting, at: int, replicas: int, partitions: int) -> None:
        self.replica_id, self.partition_id = divmod(at, partitions)
        self.num_replicas = replicas
        self.num_partitions = partitions
        self.peers: Peers | None = self if meeting.size > 1 else None
        self._meeting = meeting
        self._at = at
        self._shared: dict[int, Array] = {}

    def run(self, call: Callable[..., R], arguments: Sequence[object]) -> R | tuple[()]:
        try:
            with within(self):
                return call(*arguments)
        except Stopped:
            return ()
        except Exception as error:  # noqa: BLE001 - of many threads the first error is the one to tell
            where = f"process ({self.replica_id}, {self.partition_id})"
            self._meeting.fail(error if self._meeting.size == 1 else _located(where, error))
            return ()
        finally:
            self._meeting.end(self._at)

    def share(self, operands: Given) -> None:
        everyone = self._meeting.exchange(self._at, [np.asarray(x) for x in operands]).given
        grid = (self.num_replicas, self.num_partitions)
        self._shared = {id(x): stacked([given[i] for given in everyone], grid) for i, x in enumerate(operands)}

    def everywhere(self, x: Array) -> Array:
        return self._shared[id(x)]

    # -- what collectives are made of: see `opspec.kernels.vocabulary.Peers` --------------------------------

    def gather(self, group: Sequence[int], x: Array, join: Callable[[Sequence[Array]], Array]) -> Array:
        everyone = self._meeting.exchange(self._at, [x])
        return everyone.once(tuple(group), lambda: join([everyone.given[at][0] for at in group]))

    def deal(self, group: Sequence[int], parts: Sequence[Array]) -> Sequence[Array]:
        everyone = self._meeting.exchange(self._at, parts)
        mine = group.index(self._at)
        return [everyone.given[at][mine] for at in group]

    def combine(self, group: Sequence[int], x: Array, how: Combining) -> Array:
        return self.gather(group, x, how.fold)

    def combine_parts(self, group: Sequence[int], parts: Sequence[Array], how: Combining) -> Array:
        return how.fold(self.deal(group, parts))

    def move(self, source: int | None, _targets: Sequence[int], x: Array) -> Array | None:
        everyone = self._meeting.exchange(self._at, [x])
        return None if source is None else everyone.given[source][0]

    def spread(self, group: Sequence[int], x: Array) -> Array | None:
        everyone = self._meeting.exchange(self._at, [x])
        return everyone.given[group[0]][0] if group else None

    # -- channels ------------------------------------------------------------------------------------------

    def send(self, channel: int, replica: int, partition: int, values: Given) -> None:
        self._meeting.send((channel, replica * self.num_partitions + partition), values)

    def receive(self, channel: int) -> Given:
        return self._meeting.receive(self._at, (channel, self._at))


def _located(where: str, error: Exception) -> Exception:
    return type(error)(f"{where}: {error}") if isinstance(error, OpSpecError) else error


class _Round:
    """What the processes brought to a meeting, and what was made of that by groups."""

    def __init__(self, given: list[list[Array]]) -> None:
        self.given = given
        self._made: dict[tuple[int, ...], Array] = {}
        self._lock = threading.Lock()

    def once(self, group: tuple[int, ...], make: Callable[[], Array]) -> Array:
        with self._lock:
            if group not in self._made:
                self._made[group] = make()
            return self._made[group]


class _Meeting:
    """What the threads of a grid share. A state in which every process waits for another ends all of them."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.failure: Exception | None = None
        self._changed = threading.Condition()
        self._offered: dict[int, list[Array]] = {}
        self._round = _Round([])
        self._letters: dict[tuple[int, int], deque[Given]] = {}
        self._waiting: dict[int, tuple[str, Callable[[], bool], int]] = {}  # with the thread
        self._ended: set[int] = set()

    def exchange(self, at: int, operands: Sequence[Array]) -> _Round:
        """The operands of every process, once all have come with theirs."""
        with self._changed:
            self._offered[at] = list(operands)
            last = self._round
            if len(self._offered) < self.size:
                self._wait(at, "a collective", lambda: self._round is not last)
            else:
                self._round = _Round([self._offered[other] for other in range(self.size)])
                self._offered = {}
                self._changed.notify_all()
            return self._round

    def send(self, address: tuple[int, int], values: Given) -> None:
        with self._changed:
            self._letters.setdefault(address, deque()).append(values)
            self._changed.notify_all()

    def receive(self, at: int, address: tuple[int, int]) -> Given:
        with self._changed:
            letters = self._letters.setdefault(address, deque())
            self._wait(at, f"a value from channel {address[0]}", lambda: bool(letters))
            return letters.popleft()

    def end(self, at: int) -> None:
        with self._changed:
            self._ended.add(at)
            self._expect_progress()

    def fail(self, error: Exception) -> None:
        with self._changed:
            self.failure = self.failure or error
            self._changed.notify_all()

    def _wait(self, at: int, what: str, until: Callable[[], bool]) -> None:
        self._waiting[at] = what, until, threading.get_ident()
        self._expect_progress()
        self._changed.wait_for(lambda: self.failure is not None or until())
        del self._waiting[at]
        if self.failure is not None:
            raise Stopped

    def _expect_progress(self) -> None:
        if not self._waiting or len(self._waiting) + len(self._ended) < self.size:
            return
        if not any(until() for _, until, _ in self._waiting.values()):
            frames = sys._current_frames()
            waits = ", ".join(
                f"{at} for {what}{_where(frames.get(thread))}"
                for at, (what, _, thread) in sorted(self._waiting.items())
            )
            ended = f", and {', '.join(map(str, sorted(self._ended)))} ended" if self._ended else ""
            self.fail(OpSpecError(f"the processes wait for each other in vain: {waits}{ended}"))


def _where(frame: FrameType | None) -> str:
    view = view_at(frame)
    return "" if view is None else f" in {place(view)}"
