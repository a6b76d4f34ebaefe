"""A child process that runs a module of ours: how it starts, and how it ends."""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys
from collections.abc import Sequence
from typing import IO


def module_command(module: str, *arguments: str) -> list[str]:
    """How a module is run by the Python that runs us."""
    return [sys.executable, "-P", "-m", module, *arguments]


def started(
    command: Sequence[str], errors: IO[bytes] | int, buffered: bool = True, foreign: bool = False
) -> subprocess.Popen[bytes]:
    """A child that is asked and answers over pipes, in a session, so that what it started ends with it. It finds the
    modules that we find; a foreign one has its own.
    """
    ours = {"PYTHONPATH": os.pathsep.join(entry for entry in sys.path if entry)}
    pipe = subprocess.PIPE
    return subprocess.Popen(
        command,
        stdin=pipe,
        stdout=pipe,
        stderr=errors,
        env=os.environ if foreign else os.environ | ours,
        bufsize=-1 if buffered else 0,
        start_new_session=os.name == "posix",
    )


def stopped(child: subprocess.Popen[bytes]) -> None:
    """End a child with its session, and close its pipes."""
    with contextlib.suppress(OSError):
        if os.name == "posix" and os.getpgid(child.pid) == child.pid:
            os.killpg(child.pid, signal.SIGKILL)
    child.kill()
    child.wait()
    for pipe in (child.stdin, child.stdout):
        if pipe is not None:
            with contextlib.suppress(OSError):
                pipe.close()
