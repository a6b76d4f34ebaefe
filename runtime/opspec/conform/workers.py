"""Cases asked and judged, several at a time: processes make them, each thread has a process of the backend."""

from __future__ import annotations

import io
import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing, contextmanager
from dataclasses import dataclass, replace
from typing import TypeVar

from opspec.agreement.oracles import DIES, Unsupported, oracle
from opspec.agreement.oracles.answers import ALONE
from opspec.conform.asked import Case, OpCases, Selection
from opspec.conform.backends import Backend, GridOracle
from opspec.conform.cases import made
from opspec.conform.results import Result, Results, result
from opspec.conform.verdicts import Judge, Judgement, JudgeSettings
from opspec.errors import OpSpecError
from opspec.programs import carrier

XLA = "cpu, "  # how XLA on the CPU describes itself, which is no second opinion of itself
C_API = "PJRT C API"  # how jaxlib describes a plugin, for which it lowers CHLO itself
T = TypeVar("T")
_HAS_MASKS = hasattr(signal, "pthread_sigmask")
AHEAD = 2  # ops, for each process that makes cases, that are made before somebody asks them


@dataclass(frozen=True, slots=True)
class Progress:
    """Where a run is: ops that are done of all, cases judged, and those that count against the backend."""

    ops: int
    of: int
    cases: int
    failed: int
    op: str


def run(
    backend: Backend,
    selection: Selection,
    settings: JudgeSettings,
    results: Results,
    jobs: int = 2,
    tell: Callable[[Progress], None] = lambda _: None,
) -> None:
    """Ask everything that the results do not have yet, and add it to them."""
    asked = selection.asked()
    left = [name for name in asked if name not in results.run.done]
    failed = sum(settings.fails(found.verdict) for found in results.run.results.values())
    with (
        judging(backend, settings) as judge,
        closing(_Asking(backend, judge, results)) as asking,
        closing(Makers(min(jobs, len(left)))) as makers,
        ThreadPoolExecutor(jobs) as threads,
    ):
        try:
            for number, (name, cases) in enumerate(_ahead(makers, left, selection, AHEAD * jobs)):
                begun = time.monotonic()
                todo = [case for case in cases.cases if case.name not in results.run.results]
                for found in threads.map(asking.ask, todo):
                    failed += settings.fails(found.verdict)
                    of = len(asked)
                    tell(Progress(of - len(left) + number, of, len(results.run.results), failed, name))
                results.finish(cases, time.monotonic() - begun)
        except BaseException:
            asking.close()
            threads.shutdown(cancel_futures=True)
            raise


class Makers:
    """What makes the cases of ops: other processes where there are many ops, else this one. Processes that end are
    followed by new ones.
    """

    def __init__(self, count: int) -> None:
        self._count = count
        self._pool = self._new()

    def _new(self) -> Executor:
        if self._count < 2:
            return ThreadPoolExecutor(1)
        return ProcessPoolExecutor(self._count, multiprocessing.get_context("spawn"), _end_with_parent)

    def begin(self, name: str, selection: Selection) -> Future[OpCases]:
        with _interrupts_put_off():
            try:
                return self._pool.submit(made, name, selection)
            except BrokenProcessPool:
                self._pool.shutdown(wait=False)
                self._pool = self._new()
                return self._pool.submit(made, name, selection)

    def finish(self, name: str, selection: Selection, future: Future[OpCases]) -> OpCases:
        """The cases that were begun; begun once more where the process ended meanwhile."""
        try:
            return future.result()
        except BrokenProcessPool:
            try:
                return self.begin(name, selection).result()
            except BrokenProcessPool:
                raise OpSpecError(f"the process that makes the cases of {name} ends, and a second one too") from None

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)


@contextmanager
def _interrupts_put_off() -> Iterator[None]:
    """A process that is started meanwhile puts them off too, until `_end_with_parent` says what they do to it."""
    if not _HAS_MASKS:
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _end_with_parent() -> None:
    """End this process when the one that started it is gone, killed maybe: its queue alone says nothing of that. And
    Ctrl-C, which reaches it too, ends it without a word: who started it tells.
    """
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    if _HAS_MASKS:
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
    parent = multiprocessing.parent_process()

    def wait() -> None:
        if parent is not None:
            parent.join()
            os._exit(1)

    threading.Thread(target=wait, daemon=True).start()


def _ahead(makers: Makers, names: Sequence[str], selection: Selection, ahead: int) -> Iterator[tuple[str, OpCases]]:
    """The cases of each op in order; those of the next ones are being made meanwhile."""
    waiting: list[tuple[str, Future[OpCases]]] = []
    left = iter(names)
    while True:
        while len(waiting) < ahead and (name := next(left, None)) is not None:
            waiting.append((name, makers.begin(name, selection)))
        if not waiting:
            return
        name, future = waiting.pop(0)
        yield name, makers.finish(name, selection, future)


class _Asking:
    """Asks cases; each thread that does has a process of the backend to itself."""

    def __init__(self, backend: Backend, judge: Judge, results: Results) -> None:
        self._backend = backend
        self._judge = judge
        self._results = results
        self._own = threading.local()
        self._started: list[GridOracle] = []
        self._lock = threading.Lock()

    def ask(self, case: Case) -> Result:
        found = result(case, *judged(case, self._oracle(), self._judge))
        with self._lock:
            self._results.add(found)
        return found

    def _oracle(self) -> GridOracle:
        known: GridOracle | None = getattr(self._own, "oracle", None)
        if known is None:
            known = self._own.oracle = self._backend.start()
            with self._lock:
                self._started.append(known)
        return known

    def close(self) -> None:
        with self._lock:
            started, self._started = self._started, []
        for each in started:
            each.close()


def judged(case: Case, asked: GridOracle, judge: Judge) -> tuple[Judgement, float]:
    """What the answer to a case is worth, and the seconds that it took."""
    begun = time.monotonic()
    if case.rule:
        verdict = _answered(lambda: asked.accepts(case.program))
        seconds = time.monotonic() - begun
        return judge.of_refusal(case, verdict), seconds
    program = _bytecode(case.program) if case.bytecode else case.program
    if case.grid == ALONE:
        answer = _answered(lambda: asked.run(program, case.inputs))
    else:
        answer = _answered(lambda: asked.run_together(program, case.inputs, case.grid))
    seconds = time.monotonic() - begun
    return judge.of_values(case, answer), seconds


def _answered(ask: Callable[[], T]) -> T | Unsupported:
    """The answer; where the process ended without a word, another one is asked too, for a case before may have left a
    mess.
    """
    answer = ask()
    if isinstance(answer, Unsupported) and answer.how == DIES and ":" not in answer.reason:
        again = ask()
        if not (isinstance(again, Unsupported) and again.how == DIES):
            return replace(answer, reason=f"once, and not when a new process was asked: {answer.reason}")
    return answer


@contextmanager
def judging(backend: Backend, settings: JudgeSettings) -> Iterator[Judge]:
    """A judge of a backend, and whoever else it asks, until all is done."""
    third = None if XLA in backend.described else oracle("xla")
    judge = Judge(settings, third, lowered=C_API in backend.described)
    try:
        yield judge
    finally:
        judge.close()
        if third is not None:
            third.close()


def _bytecode(program: str) -> str | bytes:
    """A program as bytecode; as text where the library does not know what is in it."""
    try:
        module = carrier.parse(program, carrier.new_context())
    except carrier.Refused:
        return program
    written = io.BytesIO()
    module.operation.write_bytecode(written)
    return written.getvalue()
