"""A program that NumPy runs op by op until its kernels are built, by a thread that begins after a call: the first one
if kernels were asked for, else the second, since many a program is called once.

One thread builds for all programs, one after the other, and ends when none is left. It is never in the middle of
something when the process forks, and gives up when the main thread has ended.
"""

from __future__ import annotations

import copy
import threading
import time
import warnings
from collections import deque
from collections.abc import Callable, Collection, Sequence
from typing import Any

from opspec.compiled.engine_names import EngineWarning, UnloadedLibrary
from opspec.compiled.forks import at_fork
from opspec.compiled.planning_progress import Pause, What
from opspec.errors import OpSpecError
from opspec.execution.events import Probe
from opspec.execution.executor import MAIN, Program, Shortcut
from opspec.execution.kernel_choice import Kernels
from opspec.kernels.streams import Streams
from opspec.kernels.vocabulary import exchange
from opspec.programs.records import ModuleView
from opspec.values.arrays import Array


class GivenUp(Exception):
    """Nobody waits for kernels any more."""


class TieredProgram(Program):
    """`make` builds the program of kernels that takes over; it calls what it is given between its steps. `asked`: it
    is begun after the first call, and what cannot be built is told.
    """

    def __init__(
        self,
        module: ModuleView,
        kernels: Kernels,
        entries: Sequence[str] | None,
        make: Callable[[Pause], Program],
        asked: bool = True,
    ) -> None:
        super().__init__(module, kernels, entries)
        self._make: Callable[[Pause], Program] | None = make
        self._asked = asked
        self._called = asked
        self._built: Program | None = None
        self._done = threading.Event()

    def __call__(self, *arguments: object, entry: str = MAIN, **streams: Any) -> tuple[Array, ...]:
        if self._built is not None and _is_alone():
            return self._built(*arguments, entry=entry, **streams)
        return super().__call__(*arguments, entry=entry, **streams)

    def call(
        self,
        arguments: list[Any],
        *,
        donated: Collection[int] = (),
        entry: str = MAIN,
        on_op: Probe | None = None,
        streams: Streams | None = None,
    ) -> list[Array]:
        if self._built is not None and _is_alone():
            return self._built.call(arguments, donated=donated, entry=entry, on_op=on_op, streams=streams)
        found = super().call(arguments, donated=donated, entry=entry, on_op=on_op, streams=streams)
        if _is_alone():
            self._count()
        return found

    def shortcut(self, entry: str = MAIN) -> Shortcut | None:
        return None if self._built is None else self._built.shortcut(entry)

    def settled(self, entry: str, calls: Sequence[Sequence[object]]) -> Program:  # noqa: ARG002 - as those of others
        """The kernels, or NumPy, as it is now; who asks for it calls it."""
        if self._built is not None:
            return self._built
        self._count()
        return self.by_numpy()

    def by_numpy(self) -> TieredProgram:
        """The same, to the end without kernels."""
        found = copy.copy(self)
        found._make = found._built = None
        found._done = threading.Event()
        found._done.set()
        return found

    def _count(self) -> None:
        """One more call: kernels are worth it, or will be with the next one."""
        if self._make is not None and self._called:
            _BUILDS.add(self)
        self._called = True

    def wait(self, seconds: float | None = None) -> bool:
        """Until its kernels are built, or turned out not to be; whether that is so. Who waits begins them."""
        if self._make is not None:
            _BUILDS.add(self)
        return self._done.wait(seconds)

    def take(self) -> Callable[[Pause], Program] | None:
        """What builds the kernels, once."""
        make, self._make = self._make, None
        return make

    def put_back(self, make: Callable[[Pause], Program]) -> None:
        """What was taken, by who will not build it, unless it is built."""
        if not self._done.is_set():
            self._make = make

    def build(self, make: Callable[[Pause], Program], pause: Pause) -> None:
        """What cannot be built stays with NumPy; who did not ask for kernels is not told of what is merely refused."""
        try:
            self._built = make(pause)
        except GivenUp:
            return
        except Exception as problem:  # noqa: BLE001 - a thread has nobody to raise it to
            refused = isinstance(problem, OpSpecError) and not isinstance(problem, UnloadedLibrary)
            if self._asked or not refused:
                warnings.warn(f"no kernels, so NumPy goes on: {problem}", EngineWarning, stacklevel=2)
        self._done.set()


def _is_alone() -> bool:
    """Whether no other process computes the same: each has its kernels at another time, so NumPy computes for all."""
    grid = exchange()
    return grid.num_replicas * grid.num_partitions == 1


class _Builds:
    """Programs that wait for their kernels, and the thread that builds these."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._step = threading.Lock()  # held while something is planned or built
        self._waiting: deque[tuple[TieredProgram, Callable[[Pause], Program]]] = deque()  # the first is being built
        self._thread: threading.Thread | None = None

    def add(self, program: TieredProgram) -> None:
        with self._lock:
            make = program.take()
            if make is None:
                return
            self._waiting.append((program, make))
            if self._thread is None:
                self._thread = threading.Thread(target=self._work, name="opspec kernels")
                self._thread.start()

    def _work(self) -> None:
        while True:
            with self._lock:
                if not self._waiting or not threading.main_thread().is_alive():
                    self._thread = None
                    return
                program, make = self._waiting[0]
            with self._step:
                program.build(make, self._pause)
            with self._lock:
                self._waiting.popleft()

    def _pause(self, _what: What) -> None:
        """Whoever calls the program goes first; so does a fork."""
        self._step.release()
        time.sleep(0)
        self._step.acquire()
        if not threading.main_thread().is_alive():
            raise GivenUp

    def before_fork(self) -> None:
        self._lock.acquire()
        self._step.acquire()

    def after_fork(self) -> None:
        self._step.release()
        self._lock.release()

    def in_child(self) -> None:
        """The thread is the parent's; what it has not built begins here again, when it is called or waited for."""
        for program, make in self._waiting:
            program.put_back(make)
        self._waiting.clear()
        self._thread = None
        self.after_fork()


_BUILDS = _Builds()
at_fork(before=_BUILDS.before_fork, after_in_parent=_BUILDS.after_fork, after_in_child=_BUILDS.in_child)
