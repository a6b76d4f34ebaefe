"""A child process that runs a module of ours: how it starts, and how it ends."""

from __future__ import annotations

import contextlib
import os
import subprocess
import sys
from collections.abc import Sequence
from typing import IO


def module_command(module: str, *arguments: str) -> list[str]:
    """How a module is run by the Python that runs us."""
    return [sys.executable, "-P", "-m", module, *arguments]


def started(command: Sequence[str], errors: IO[bytes] | int, buffered: bool = True) -> subprocess.Popen[bytes]:
    """A child that is asked and answers over pipes, and finds the modules that we find."""
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(entry for entry in sys.path if entry)}
    pipe = subprocess.PIPE
    size = -1 if buffered else 0
    return subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=errors, env=environment, bufsize=size)


def stopped(child: subprocess.Popen[bytes]) -> None:
    """End a child, and close its pipes."""
    child.kill()
    child.wait()
    for pipe in (child.stdin, child.stdout):
        if pipe is not None:
            with contextlib.suppress(OSError):
                pipe.close()
