"""A run of `opspec conform` that was killed, or whose backend was: nothing is lost, and nothing counted twice."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

import numpy as np
import pytest

from opspec.agreement.oracles import DIES, Unsupported
from opspec.cli.main import main
from opspec.conform.asked import Case, Selection
from opspec.conform.results import FILE, read
from opspec.conform.verdicts import CRASH, FINE, Judge, JudgeSettings
from opspec.conform.workers import Makers, judged
from opspec.programs.child_process import module_command
from opspec.values.arrays import Array
from tests.fork_server import fork_command

T = TypeVar("T")
FEW = ["--ops", "add,negate,abs", "--types", "f32,i32", "--labels", "random,zeros,ones,boundaries,refused"]
BACKEND = ["--", *fork_command("tests.conform.faulty_backend", "none")]
_HEARD = partial(signal.signal, signal.SIGINT, signal.SIG_DFL)  # a job of a shell in the background ignores it


@pytest.fixture(autouse=True)
def children_find_us(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", ":".join(x for x in sys.path if x))


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The verdicts of a run that nobody disturbed."""
    folder = tmp_path_factory.mktemp("whole")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", ":".join(x for x in sys.path if x))
        assert main(["conform", *FEW, "--jobs", "1", "-o", str(folder), *BACKEND]) == 0
    return verdicts(folder)


def verdicts(folder: Path) -> dict[str, str]:
    return {name: found.verdict for name, found in read(folder / FILE).results.items()}


def counted(folder: Path) -> Counter[str]:
    """How often each case stands in the file."""
    lines = (folder / FILE).read_bytes().splitlines()
    return Counter(json.loads(line)["case"]["case"] for line in lines if b'{"case"' in line)


def until(is_so: Callable[[], T], seconds: float = 120) -> T:
    end = time.monotonic() + seconds
    while not (found := is_so()):
        assert time.monotonic() < end
        time.sleep(0.02)
    return found


def begun(folder: Path, jobs: int) -> subprocess.Popen[bytes]:
    """A run that has judged a few cases."""
    command = module_command("opspec", "conform", *FEW, "--jobs", str(jobs), "-o", str(folder), *BACKEND)
    child = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    path = folder / FILE
    until(lambda: child.poll() is not None or (path.exists() and path.read_bytes().count(b"\n") > 8))
    assert child.poll() is None
    return child


def children(pid: int, words: str = "") -> list[int]:
    """Processes that another one started."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            parent = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
            if parent == pid and words in (folder / "cmdline").read_text():
                found.append(int(folder.name))
        except OSError:  # it ended meanwhile
            continue
    return found


def runs(pid: int) -> bool:
    try:
        return (Path("/proc") / str(pid) / "stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


@pytest.mark.slow
@pytest.mark.parametrize("jobs", [2, pytest.param(1, marks=pytest.mark.full)])
def test_a_killed_run_goes_on_and_counts_nothing_twice(tmp_path: Path, whole: dict[str, str], jobs: int) -> None:
    child = begun(tmp_path, jobs)
    started = children(child.pid)
    child.kill()
    child.wait()
    path = tmp_path / FILE
    text = path.read_bytes()
    path.write_bytes(text[: text.rindex(b"\n", 0, -1) + 20])  # and it was killed while it wrote
    before = read(path).results
    assert 5 < len(before) < len(whole)
    assert main(["conform", *FEW, "--jobs", "1", "-o", str(tmp_path), "--resume", *BACKEND]) == 0
    assert verdicts(tmp_path) == whole
    assert counted(tmp_path) == dict.fromkeys(whole, 1)
    assert before.items() <= read(path).results.items()
    report = json.loads((tmp_path / "report.json").read_text())
    assert sorted(case["case"] for case in report["cases"]) == sorted(whole)
    assert sum(report["counts"].values()) == len(whole)
    until(lambda: not any(map(runs, started)), 20)  # nobody is left behind


def test_who_makes_cases_is_followed_by_another_when_killed() -> None:
    selection = Selection(labels=("zeros",), types=("f32",))
    makers = Makers(2)
    try:
        future = makers.begin("stablehlo.abs", selection)
        victim, *_ = until(lambda: children(os.getpid(), "spawn_main"))
        os.kill(victim, signal.SIGKILL)
        until(lambda: future.done())
        assert isinstance(future.exception(), BrokenProcessPool)
        for name in ("stablehlo.abs", "stablehlo.negate"):
            (case,) = makers.finish(name, selection, future).cases
            assert case.op == name
    finally:
        makers.close()


@pytest.mark.full
@pytest.mark.slow
def test_a_backend_that_is_killed_costs_the_case_that_it_was_asked(tmp_path: Path, whole: dict[str, str]) -> None:
    child = begun(tmp_path, 1)
    (backend,) = children(child.pid, "faulty_backend")
    os.kill(backend, signal.SIGKILL)
    assert child.wait() in (0, 1)  # it may have been killed between two cases
    found = verdicts(tmp_path)
    assert found.keys() == whole.keys()
    other = [name for name, verdict in found.items() if verdict != whole[name]]
    assert [found[name] for name in other] in ([], [CRASH])
    assert set(whole.values()) <= FINE
    assert main(["conform", *FEW, "--jobs", "1", "-o", str(tmp_path), "--resume", *BACKEND]) == len(other)
    assert counted(tmp_path) == dict.fromkeys(whole, 1)
    assert verdicts(tmp_path) == found


def forked() -> list[str]:
    """The same, where it does not matter how it begins and ends."""
    return ["--", *fork_command("tests.conform.faulty_backend", "none")]


def test_a_finished_run_has_nothing_to_ask_again(tmp_path: Path) -> None:
    few = ["conform", "--ops", "abs", "--types", "f32", "--labels", "zeros", "--jobs", "1", "-o", str(tmp_path)]
    assert main([*few, *forked()]) == 0
    before = (tmp_path / FILE).read_bytes()
    assert main([*few, "--resume", *forked()]) == 0
    assert (tmp_path / FILE).read_bytes() == before


def test_another_run_is_not_resumed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    few = ["conform", "--types", "f32", "--labels", "zeros", "--jobs", "1", "-o", str(tmp_path)]
    assert main([*few, "--ops", "abs", *forked()]) == 0
    assert main([*few, "--ops", "negate", "--resume", *forked()]) == 1
    assert "expected a run with selection" in capsys.readouterr().err


@dataclass
class Mortal:
    """Ends at as many questions, and then gives what is right."""

    left: int

    def run(self, _: object, inputs: tuple[Array, ...]) -> tuple[Array, ...] | Unsupported:
        self.left -= 1
        return Unsupported("signal 11", DIES) if self.left >= 0 else inputs[:1]


@pytest.mark.parametrize(
    ("ends", "said"), [(1, "once, and not when a new process was asked: signal 11"), (2, "signal 11")]
)
def test_a_crash_that_a_new_process_does_not_repeat_says_so(ends: int, said: str) -> None:
    case = Case("add/f32/zeros", "stablehlo.add", "f32", "zeros", "", (np.float32([1]),))
    asked: Any = Mortal(ends)
    judge = Judge(JudgeSettings())
    found, _ = judged(case, asked, judge)
    judge.close()
    assert (found.verdict, found.reason) == (CRASH, said)


def test_processes_that_make_cases_end_without_a_word(tmp_path: Path) -> None:
    """Ctrl-C reaches them too, while they start for the most part."""
    command = module_command("opspec", "conform", *FEW, "--jobs", "2", "-o", str(tmp_path), *BACKEND)
    child = subprocess.Popen(
        command,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        preexec_fn=_HEARD,
    )
    until(lambda: children(child.pid, "spawn_main"))
    time.sleep(0.2)
    os.killpg(child.pid, signal.SIGINT)
    _, said = child.communicate(timeout=120)
    assert (child.returncode, said) == (130, "opspec: interrupted\n")
