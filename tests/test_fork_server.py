"""A command of the server begins, speaks and ends as one that is no fork."""

from __future__ import annotations

import os
import signal
import subprocess
import time
from pathlib import Path

import pytest

from tests.fork_server import fork_command

pytestmark = pytest.mark.skipif(not hasattr(os, "pidfd_open"), reason="there is no server of forks here")

SOURCE = """
import os, signal, sys, time
print(os.getpid(), sys.argv[1:], os.environ.get("TOLD"), os.getcwd(), flush=True)
how = sys.stdin.readline()
print("wrong", file=sys.stderr, flush=True)
exec(how)
"""


@pytest.fixture
def begun(tmp_path: Path) -> subprocess.Popen[str]:
    """A child that says where it is, and then does what it is told in a line."""
    (tmp_path / "told.py").write_text(SOURCE)
    pipe = subprocess.PIPE
    environment = {**os.environ, "TOLD": "this", "PYTHONPATH": str(tmp_path)}
    command = fork_command("told", "a", "b")
    return subprocess.Popen(command, cwd=tmp_path, env=environment, stdin=pipe, stdout=pipe, stderr=pipe, text=True)


def said(child: subprocess.Popen[str]) -> tuple[int, str]:
    assert child.stdout is not None
    pid, _, words = child.stdout.readline().partition(" ")
    return int(pid), words


@pytest.mark.parametrize(("how", "status"), [("sys.exit(3)", 3), ("os.abort()", -6), ("pass", 0), ("os._exit(7)", 7)])
def test_it_ends_as_it_would(begun: subprocess.Popen[str], tmp_path: Path, how: str, status: int) -> None:
    pid, words = said(begun)
    assert pid != begun.pid
    assert words == f"['a', 'b'] this {tmp_path.resolve()}\n"
    assert begun.communicate(f"{how}\n") == ("", "wrong\n")
    assert begun.returncode == status


def test_who_is_killed_takes_the_fork_along(begun: subprocess.Popen[str]) -> None:
    pid, _ = said(begun)
    begun.send_signal(signal.SIGKILL)
    begun.wait()  # its input stays open: nothing else ends the fork
    end = time.monotonic() + 60
    while Path(f"/proc/{pid}").exists() and time.monotonic() < end:
        time.sleep(0.01)
    assert not Path(f"/proc/{pid}").exists()
    begun.communicate()
