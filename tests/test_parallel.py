"""Tests that run in several processes are told of as if one had run them."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import textwrap
import time
from pathlib import Path
from typing import Any

import pytest

from tests.checkout import ROOT
from tests.parallel import Shares

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="needs fork")

# What a shell runs behind its back has interrupts ignored, and so has what it starts.
HEAD = "import os, pytest, signal, time\nsignal.signal(signal.SIGINT, signal.default_int_handler)\n"
COMMAND = [sys.executable, "-m", "pytest", "-p", "tests.parallel"]
ENVIRONMENT = {"PYTHONPATH": str(ROOT), "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}


def started(folder: Path, source: str, *words: str, jobs: int = 2) -> subprocess.Popen[str]:
    (folder / "pytest.ini").write_text("[pytest]\n")
    (folder / "test_it.py").write_text(HEAD + textwrap.dedent(source))
    command = [*COMMAND, "--jobs", str(jobs), f"--basetemp={folder / 'made'}", *words]
    pipe, environment = subprocess.PIPE, os.environ | ENVIRONMENT
    given: dict[str, Any] = {"stdout": pipe, "stderr": subprocess.STDOUT, "env": environment}
    return subprocess.Popen(command, cwd=folder, text=True, start_new_session=True, **given)


def ran(folder: Path, source: str, *words: str, jobs: int = 2) -> tuple[int, str]:
    child = started(folder, source, *words, jobs=jobs)
    told, _ = child.communicate(timeout=120)
    return child.returncode, told


def test_what_fails_warns_and_prints_is_told_as_ever(tmp_path: Path) -> None:
    status, told = ran(
        tmp_path,
        """
        import warnings

        @pytest.fixture
        def broken():
            raise OSError("no fixture")

        @pytest.fixture
        def leaving():
            yield
            raise OSError("no end")

        def test_fails():
            print("printed by", "one")
            os.system("echo printed by a child")
            assert [1, 2] == [1, 3]

        def test_error(broken): pass
        def test_end(leaving): pass
        def test_skipped(): pytest.skip("for no reason")
        @pytest.mark.xfail
        def test_expected(): assert False
        @pytest.mark.xfail
        def test_unexpected(): pass
        def test_warned():
            class Own(UserWarning): pass
            warnings.warn("take care", Own)
        def test_folder(tmp_path): assert tmp_path.parent.name.startswith("job")
        """,
        "-rsxX",
        "--durations=3",
        "--junitxml=told.xml",
    )
    assert status == 1, told
    for text in (
        "printed by one",
        "printed by a child",
        "At index 1 diff: 2 != 3",
        "OSError: no fixture",
        "OSError: no end",
        ": for no reason",
        "Own: take care",
        "slowest 3 durations",
        "1 failed, 3 passed, 1 skipped, 1 xfailed, 1 xpassed, 1 warning, 2 errors",
    ):
        assert text in told
    assert (tmp_path / "told.xml").read_text().count("<testcase") == 8
    assert told.count("collected 8 items") == 1
    again, told = ran(tmp_path, "def test_fails(): pass\ndef test_expected(): pass", "--lf")
    assert again == 0
    assert "1 passed" in told


def test_whoever_dies_is_named_and_others_run_on(tmp_path: Path) -> None:
    source = """
        import signal

        @pytest.mark.parametrize("at", range(20))
        def test_runs(at):
            if at == 3: os._exit(0)
            if at == 4: os.kill(os.getpid(), signal.SIGKILL)
            if at == 19: os._exit(7)
        """
    status, told = ran(tmp_path, source, "-v")
    assert status == 1
    assert "3 failed, 17 passed" in told
    for at, how in ((3, "status 0"), (4, "SIGKILL"), (19, "status 7")):
        assert f"test_it.py::test_runs[{at}] FAILED" in told
        assert f"The process that ran this test ended: {how}" in told


def test_fixtures_are_made_once_in_a_part_of_a_module_and_taken_down(tmp_path: Path) -> None:
    source = """
        from pathlib import Path

        def note(word):
            with Path("notes").open("a") as file:
                print(os.getpid(), word, file=file)

        @pytest.fixture(scope="session", autouse=True)
        def whole():
            yield
            note("session")

        @pytest.fixture(scope="class")
        def part(request):
            note(f"make {request.cls.__name__}")
            yield
            note(f"end {request.cls.__name__}")

        @pytest.mark.parametrize("at", range(10))
        class TestA:
            def test(self, part, at):
                time.sleep(0.02)
                note("A")

        @pytest.mark.parametrize("at", range(10))
        class TestB:
            def test(self, part, at):
                note("B")
        """
    status, told = ran(tmp_path, source)
    assert status == 0, told
    processes: dict[str, list[str]] = {}
    for line in (tmp_path / "notes").read_text().splitlines():
        process, note = line.split(" ", 1)
        processes.setdefault(process, []).append(note)
    assert len(processes) == 2
    assert sorted(note for notes in processes.values() for note in notes if note in "AB") == ["A"] * 10 + ["B"] * 10
    for notes in processes.values():
        assert notes[-1] == "session"
        made = ""
        for word, _, name in (note.partition(" ") for note in notes):
            assert made == {"make": "", "end": name, "session": ""}.get(word, f"Test{word}")
            made = name if word == "make" else "" if word == "end" else made


def test_the_first_failure_stops_all_where_it_is_asked_to(tmp_path: Path) -> None:
    source = """
        @pytest.mark.parametrize("at", range(40))
        def test_runs(at):
            time.sleep(0.1)
            assert at != 2
        """
    status, told = ran(tmp_path, source, "-x")
    assert status == 1
    assert "stopping after 1 failures" in told
    assert "1 failed" in told
    assert "40" not in told.splitlines()[-1]


def test_what_ends_a_session_ends_it_from_a_child_too(tmp_path: Path) -> None:
    status, told = ran(tmp_path, "def test_a(): pytest.exit('enough', 9)\ndef test_b(): pass")
    assert (status, "Exit: enough" in told) == (9, True)
    status, told = ran(tmp_path, "def test_a(): raise KeyboardInterrupt\ndef test_b(): pass")
    assert (status, "KeyboardInterrupt" in told) == (2, True)
    (tmp_path / "conftest.py").write_text("def pytest_runtest_protocol(): raise OSError('a hook is wrong')")
    status, told = ran(tmp_path, "def test_a(): pass\ndef test_b(): pass")
    assert (status, "INTERNALERROR> OSError: a hook is wrong" in told) == (3, True)


@pytest.mark.parametrize("before", ["", "os.register_at_fork(after_in_parent=lambda: time.sleep(0.3))"])
def test_an_interrupt_ends_children_and_fixtures(tmp_path: Path, before: str) -> None:
    """One that comes where a child was just forked, too."""
    source = f"""
        {before}

        @pytest.fixture
        def waiting():
            open(f"begun-{{os.getpid()}}", "w").close()
            yield
            open(f"ended-{{os.getpid()}}", "w").close()

        @pytest.mark.parametrize("at", range(8))
        def test_waits(waiting, at): time.sleep(60)
        """
    child = started(tmp_path, source)
    end = time.monotonic() + 60
    while len([*tmp_path.glob("begun-*")]) < 2 and time.monotonic() < end:
        time.sleep(0.02)
    child.send_signal(signal.SIGINT)
    told, _ = child.communicate(timeout=60)
    assert child.returncode == 2, told
    begun, ended = (sorted(path.name[6:] for path in tmp_path.glob(f"{word}-*")) for word in ("begun", "ended"))
    assert begun == ended
    for process in begun:
        with pytest.raises(ProcessLookupError):
            os.kill(int(process), 0)


@pytest.mark.parametrize("where", ["before", "after_in_parent", "after_in_child"])
def test_an_interrupt_of_all_while_one_is_forked_is_told_once(tmp_path: Path, where: str) -> None:
    """As a terminal interrupts: everyone of a group."""
    source = f"""
        def held():
            open("held", "w").close()
            time.sleep(0.5)

        os.register_at_fork({where}=held)

        @pytest.mark.parametrize("at", range(8))
        def test_waits(at): time.sleep(60)
        """
    child = started(tmp_path, source)
    end = time.monotonic() + 60
    while not (tmp_path / "held").exists() and time.monotonic() < end:
        time.sleep(0.02)
    os.killpg(child.pid, signal.SIGINT)
    told, _ = child.communicate(timeout=60)
    assert child.returncode == 2, told
    assert told.count("! KeyboardInterrupt !") == told.count("no tests ran in") == 1, told
    assert "Traceback" not in told
    with pytest.raises(ProcessLookupError):
        os.killpg(child.pid, 0)


def test_who_collects_says_what_it_cannot_collect_or_fork(tmp_path: Path) -> None:
    status, told = ran(tmp_path, "import nothing_of_this_name\ndef test_a(): pass\ndef test_b(): pass")
    assert (status, "1 error during collection" in told) == (2, True)
    source = "os.register_at_fork(before=lambda: __import__('warnings').warn('threads', RuntimeWarning))\n"
    status, told = ran(tmp_path, source + "def test_a(): pass\ndef test_b(): pass")
    assert (status, "--jobs: a test starts what cannot be forked" in told) == (4, True)


@pytest.mark.parametrize("count", [1, 2, 3, 5])
def test_each_test_is_taken_once_and_with_what_follows(count: int) -> None:
    modules = [at // 7 for at in range(50)]
    shares = Shares(modules, count)
    taken, following = list[int](), dict[int, int | None]()
    going = list(range(count))
    while going:
        child = going[len(taken) * 7 % 3 % len(going)]
        found = shares.taken(child)
        if found is None:
            assert following.get(child) is None
            going.remove(child)
        else:
            at, then = found
            assert following.get(child, at) == at
            following[child] = then
            taken.append(at)
    assert sorted(taken) == list(range(50))


def test_half_of_what_is_left_is_taken_where_a_module_begins() -> None:
    shares = Shares([at // 7 for at in range(50)], 2)
    for _ in range(24):
        shares.taken(0)
    assert shares.taken(0) == (24, 35)  # 25 is the next of the other, and 35 begins a module
    assert (shares.left(0), shares.left(1)) == ((35, 50), (25, 35))
    shares.clear()
    assert shares.taken(0) is None
