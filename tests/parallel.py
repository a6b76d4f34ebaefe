"""Tests in several processes, which are forks of the one that collected them: `pytest -p tests.parallel --jobs 3`.

To collect takes seconds, and so does what every test stands on: both are done once. What is left to run lies in memory
that all share, and a child that has nothing left takes half of what another one has: no child waits for an answer.
"""

from __future__ import annotations

import atexit
import itertools
import math
import mmap
import os
import pickle
import select
import signal
import sys
import tempfile
import time
import traceback
import warnings
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Literal, NoReturn

import pytest

_TOGETHER_S = 0.02  # what children tell meanwhile is heard at once: to wake up for each of them takes as long as a test
_LOOKED_S = 0.2  # a child may end and leave its pipe to others
_MOMENT_S = 0.5  # what a terminal interrupts, or what has no test left, ends by itself
_PATIENCE_S = 5  # what is interrupted ends its fixtures first
_HEAD = 4  # bytes that say how long a message is

_USUAL = vars(pytest.TestReport("", ("", None, ""), {}, "passed", None, "call")).keys()


def pytest_addoption(parser: pytest.Parser) -> None:
    text = "how many processes run tests; 0: the one that collects them"
    parser.getgroup("parallel").addoption("--jobs", type=int, default=0, metavar="N", help=text)


def pytest_configure(config: pytest.Config) -> None:
    if config.getoption("jobs") > 1 and not hasattr(os, "fork"):
        raise pytest.UsageError("--jobs needs fork, which this system does not have: leave it out")


@pytest.hookimpl(tryfirst=True)
def pytest_runtestloop(session: pytest.Session) -> bool | None:
    option = session.config.option
    count = min(option.jobs, len(session.items))
    if count < 2 or option.collectonly or option.usepdb:
        return None
    if session.testsfailed and not option.continue_on_collection_errors:
        return None  # and pytest says so
    _Parent(session, count).run()
    return True


# --- what is left to run --------------------------------------------------------------------------


class Shares:
    """Which tests each child has left, a range of the list: consecutive ones have fixtures in common.

    The first of a range is nobody else's: the test before it leaves the fixtures that both have in common.
    """

    def __init__(self, modules: Sequence[object], count: int) -> None:
        self._modules = modules
        self._memory = memoryview(mmap.mmap(-1, 3 * 8 * count)).cast("q")
        self._file = tempfile.TemporaryFile()  # noqa: SIM115 - as long as this; its lock ends with whoever has it
        self.children = range(count)
        for child in self.children:
            start, end = (len(modules) * at // count for at in (child, child + 1))
            self._set(child, start, end)
            self._memory[3 * child + 2] = -1

    def taken(self, child: int) -> tuple[int, int | None] | None:
        """The test that the child is to run now, and the one that it will run next."""
        with self._locked():
            first, end = self.left(child)
            if first == end:
                return None
            self._memory[3 * child + 2] = first
            self._set(child, first + 1, end)
            if first + 1 == end:
                self._take_half(child)
            following, end = self.left(child)
            return first, following if following < end else None

    def left(self, child: int) -> tuple[int, int]:
        return self._memory[3 * child], self._memory[3 * child + 1]

    def forgotten(self, child: int) -> int:
        """The test that a child took last, which is gone; -1 where it took none."""
        last, self._memory[3 * child + 2] = self._memory[3 * child + 2], -1
        return last

    def clear(self) -> None:
        with self._locked():
            for child in self.children:
                self._set(child, 0, 0)

    def _set(self, child: int, first: int, end: int) -> None:
        self._memory[3 * child], self._memory[3 * child + 1] = first, end

    def _take_half(self, child: int) -> None:
        fullest = max(self.children, key=lambda other: self.left(other)[1] - self.left(other)[0])
        first, end = self.left(fullest)
        if end - first > 1:
            middle = self._cut(first + 1, end)
            self._set(fullest, first, middle)
            self._set(child, middle, end)

    def _cut(self, start: int, end: int) -> int:
        """The middle; or where a module begins, not far from it: fixtures of a module are made in each part of it."""
        middle, near = (start + end) // 2, (end - start) // 4
        modules = self._modules
        begins = (at for at in range(middle - near, middle + near + 1) if at > start and modules[at] != modules[at - 1])
        return min(begins, key=lambda at: abs(at - middle), default=middle)

    @contextmanager
    def _locked(self) -> Iterator[None]:
        from fcntl import LOCK_EX, LOCK_UN, lockf  # where there is fork, there is this

        lockf(self._file, LOCK_EX)
        try:
            yield
        finally:
            lockf(self._file, LOCK_UN)


# --- the process that collected -------------------------------------------------------------------


@dataclass
class _Child:
    """One that was forked, and the pipe in which it tells of tests."""

    share: int
    pid: int
    pipe: int
    finished: bool = False
    status: int | None = None
    _unread: bytearray = field(default_factory=bytearray)

    def has_ended(self) -> bool:
        if self.status is None:
            pid, status = os.waitpid(self.pid, os.WNOHANG)
            self.status = os.waitstatus_to_exitcode(status) if pid else None
        return self.status is not None

    def messages(self) -> list[tuple[Any, ...]]:
        """All that has come whole."""
        with suppress(BlockingIOError):
            while part := os.read(self.pipe, 1 << 20):
                self._unread += part
        found, start = [], 0
        while (end := start + _HEAD + int.from_bytes(self._unread[start : start + _HEAD], "big")) <= len(self._unread):
            found.append(pickle.loads(self._unread[start + _HEAD : end]))
            start = end
        del self._unread[:start]
        return found

    def how_it_ended(self) -> str:
        assert self.status is not None
        return f"status {self.status}" if self.status >= 0 else signal.Signals(-self.status).name


class _Parent:
    """Forks the children, and hands what they tell to pytest as if the tests had run here."""

    def __init__(self, session: pytest.Session, count: int) -> None:
        self._session = session
        self._shares = Shares([item.path for item in session.items], count)
        self._children: list[_Child] = []
        self._folder = session.config._tmp_path_factory.getbasetemp()  # type: ignore[attr-defined]
        self._names = itertools.count()
        if reporter := session.config.pluginmanager.get_plugin("terminalreporter"):
            reporter.showfspath = False  # tests of several files end by turns

    def run(self) -> None:
        session = self._session
        try:
            for share in self._shares.children:
                self._fork(share)
            while self._children:
                select.select([child.pipe for child in self._children], [], [], _LOOKED_S)
                time.sleep(_TOGETHER_S)
                for child in [*self._children]:
                    self._look(child)
                if session.shouldfail:
                    raise session.Failed(session.shouldfail)
                if session.shouldstop:
                    raise session.Interrupted(session.shouldstop)
        finally:
            self._dismiss()

    def _fork(self, share: int) -> None:
        reading, writing = os.pipe()
        os.set_blocking(reading, False)
        folder = self._folder / f"job{next(self._names)}"
        sys.stdout.flush()
        sys.stderr.flush()
        try:
            with _uninterrupted() as interruptible:  # a child that nobody knows never ends
                with warnings.catch_warnings(record=True) as told:
                    warnings.simplefilter("ignore", DeprecationWarning)  # OpenBLAS has threads, and knows of forks
                    pid = os.fork()
                if pid == 0:
                    for pipe in (reading, *(child.pipe for child in self._children)):
                        os.close(pipe)  # what nobody reads any more cannot be written
                    _run(self._session, self._shares, share, writing, folder, interruptible)
                self._children.append(_Child(share, pid, reading))
        finally:
            os.close(writing)
        if told:  # JAX says so where it has threads, and a fork of them may wait for ever
            raise pytest.UsageError(
                f"--jobs: a test starts what cannot be forked as it is collected: {told[0].message}"
            )

    def _look(self, child: _Child) -> None:
        ended = child.has_ended()  # all that it told is in the pipe then
        for message in child.messages():
            self._hear(child, *message)
        if ended:
            self._children.remove(child)
            os.close(child.pipe)
            if not child.finished:
                self._lost(child)

    def _lost(self, child: _Child) -> None:
        """The test that it ran last is one that failed, and another child runs what it has left."""
        at = self._shares.forgotten(child.share)
        if at < 0:
            raise RuntimeError(f"a process ended before its first test: {child.how_it_ended()}")
        text = f"The process that ran this test ended: {child.how_it_ended()}"
        item = self._session.items[at]
        self._report(at, [pytest.TestReport(item.nodeid, item.location, {}, "failed", text, "call")])
        if not self._session.shouldfail and len(range(*self._shares.left(child.share))):
            self._fork(child.share)

    def _hear(self, child: _Child, kind: str, *told: Any) -> None:
        session, hook = self._session, self._session.config.hook
        match kind, *told:
            case "ran", at, reports:
                self._report(at, [self._whole(at, report) for report in reports])
            case "warned", category, text, place, when, nodeid:
                of = type(category, (Warning,), {})
                message = warnings.WarningMessage(of(text), of, *place)
                given = {"warning_message": message, "when": when, "nodeid": nodeid, "location": None}
                hook.pytest_warning_recorded.call_historic(kwargs=given)
            case "stopped", fail, stop:
                session.shouldfail, session.shouldstop = session.shouldfail or fail, session.shouldstop or stop
            case ("interrupted",):
                raise KeyboardInterrupt
            case "exits", error, status:
                pytest.exit(error, status)
            case "broken", text:
                raise RuntimeError(f"in a process that runs tests:\n{text}")
            case _:
                child.finished = True

    def _whole(self, at: int, told: tuple[Any, ...] | dict[str, Any]) -> pytest.TestReport:
        if isinstance(told, dict):
            config = self._session.config
            report: pytest.TestReport = config.hook.pytest_report_from_serializable(config=config, data=told)
            return report
        item, (when, duration, start, stop) = self._session.items[at], told
        keywords: dict[str, Literal[1]] = dict.fromkeys(item.keywords, 1)
        return pytest.TestReport(item.nodeid, item.location, keywords, "passed", None, when, (), duration, start, stop)

    def _report(self, at: int, reports: Sequence[pytest.TestReport]) -> None:
        item, hook = self._session.items[at], self._session.config.hook
        hook.pytest_runtest_logstart(nodeid=item.nodeid, location=item.location)
        for report in reports:
            hook.pytest_runtest_logreport(report=report)
        hook.pytest_runtest_logfinish(nodeid=item.nodeid, location=item.location)

    def _dismiss(self) -> None:
        """Whoever is left ends: by itself, as where a terminal interrupts all; else interrupted; else killed."""
        self._shares.clear()
        for number, patience in ((0, _MOMENT_S), (signal.SIGINT, _PATIENCE_S), (signal.SIGKILL, math.inf)):
            for child in self._children:
                if not child.has_ended():
                    os.kill(child.pid, number)
            end = time.monotonic() + patience
            while self._children and time.monotonic() < end:
                time.sleep(_TOGETHER_S)
                for child in [*self._children]:
                    child.messages()  # or it waits for a pipe that is full
                    if child.has_ended():
                        self._children.remove(child)
                        os.close(child.pipe)


@contextmanager
def _uninterrupted() -> Iterator[Callable[[], None]]:
    """An interrupt that comes meanwhile comes afterwards; who is forked here asks for it where it can end."""
    came: list[int] = []
    before = signal.signal(signal.SIGINT, lambda number, _: came.append(number))

    def interruptible() -> None:
        signal.signal(signal.SIGINT, before)
        if came:
            signal.raise_signal(signal.SIGINT)

    try:
        yield interruptible
    finally:
        interruptible()


# --- a process that runs tests --------------------------------------------------------------------


def _run(
    session: pytest.Session, shares: Shares, share: int, pipe: int, folder: Path, interruptible: Callable[[], None]
) -> NoReturn:
    """It ends here: Python takes seconds to take down what is gone with the process."""
    try:
        teller = _Teller(session.config, pipe)
        try:
            _begin(session.config, teller, folder)
            interruptible()  # from here on what it does at its end is its own
            _run_tests(session, shares, share, teller)
            _end(session)
            teller.tell("finished")
        except KeyboardInterrupt:
            signal.signal(signal.SIGINT, signal.SIG_IGN)
            teller.tell("interrupted")
            _end(session)
        except pytest.exit.Exception as error:
            teller.tell("exits", error.msg, error.returncode)
            _end(session)
        except BaseException:  # noqa: BLE001 - the parent says what it is
            teller.tell("broken", traceback.format_exc())
    finally:
        os._exit(0)


def _begin(config: pytest.Config, teller: _Teller, folder: Path) -> None:
    """What a process has for itself: a folder, files for what tests print, what it does at its end, and no terminal."""
    atexit._clear()  # the parent does what is left to do for it
    if "multiprocessing.util" in sys.modules:
        atexit.register(sys.modules["multiprocessing.util"]._exit_function)
    folder.mkdir(mode=0o700)
    config._tmp_path_factory._basetemp = folder  # type: ignore[attr-defined]
    plugins = config.pluginmanager
    if capture := plugins.get_plugin("capturemanager"):
        capture.stop_global_capturing()
        capture.start_global_capturing()
        capture.suspend_global_capture()
    for name in ("terminalreporter", "terminalprogress-plugin"):
        if plugins.has_plugin(name):
            plugins.unregister(name=name)
    plugins.register(teller, "terminalreporter")
    teller.begins()


def _run_tests(session: pytest.Session, shares: Shares, share: int, teller: _Teller) -> None:
    items, hook = session.items, session.config.hook
    while (taken := shares.taken(share)) is not None:
        at, following = taken
        hook.pytest_runtest_protocol(item=items[at], nextitem=None if following is None else items[following])
        teller.ran(at)
        if session.shouldfail or session.shouldstop:
            teller.tell("stopped", session.shouldfail, session.shouldstop)
            return


def _end(session: pytest.Session) -> None:
    session._setupstate.teardown_exact(None)
    atexit._run_exitfuncs()
    sys.stdout.flush()
    sys.stderr.flush()


class _Teller:
    """Stands where the terminal's reporter stood, and tells the parent what that is to write. Of a test that passes and
    prints nothing one report is told, as a few numbers, where nobody asks how long it took to make its fixtures.
    """

    def __init__(self, config: pytest.Config, pipe: int) -> None:
        self._tw = config.get_terminal_writer()  # assertions ask it for colours
        self._config = config
        self._pipe = pipe
        self._all = config.option.xmlpath is not None or config.option.durations is not None
        self._reports: list[tuple[Any, ...] | dict[str, Any]] = []
        self._begun = False

    def begins(self) -> None:
        """Warnings that were recorded before are recorded again where a plugin begins to listen."""
        self._begun = True

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        told = vars(report)
        if not (report.passed and told.keys() == _USUAL and not report.sections and not report.user_properties):
            self._reports.append(self._config.hook.pytest_report_to_serializable(config=self._config, report=report))
        elif report.when == "call" or self._all:
            self._reports.append((report.when, report.duration, report.start, report.stop))

    def pytest_warning_recorded(self, warning_message: warnings.WarningMessage, when: str, nodeid: str) -> None:
        if self._begun:
            name, text = warning_message.category.__name__, str(warning_message.message)
            place = (warning_message.filename, warning_message.lineno)
            self.tell("warned", name, text, place, when, nodeid)

    def ran(self, at: int) -> None:
        self.tell("ran", at, self._reports)
        self._reports = []

    def tell(self, *told: object) -> None:
        message = pickle.dumps(told)
        left = memoryview(len(message).to_bytes(_HEAD, "big") + message)
        while left:
            left = left[os.write(self._pipe, left) :]
