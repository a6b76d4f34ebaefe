"""What is judged: a platform of JAX, a plugin's file, or a command."""

from __future__ import annotations

import shlex
import shutil
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from platform import machine
from typing import Protocol

from opspec.agreement.oracles import DECLINES, DIES, GARBLES, HANGS, Oracle, Unsupported
from opspec.agreement.oracles.answers import Grid
from opspec.agreement.oracles.json_lines import LINES
from opspec.agreement.oracles.worker import Worker, child_command
from opspec.conform.commands import PLACEHOLDERS, PerCase
from opspec.errors import OpSpecError
from opspec.values.arrays import Array

JAX = "jax:"
COMMAND = "-- "
START_S = 180.0


class BadBackend(OpSpecError):
    """There is nothing that could be judged."""


class GridOracle(Oracle, Protocol):
    """An oracle that may have several devices."""

    def run_together(
        self, program: str | bytes, inputs: Sequence[Array], grid: Grid, /
    ) -> tuple[Array, ...] | Unsupported:
        """What the processes of a grid give that run the program together, one behind the other."""


@dataclass(frozen=True, slots=True)
class Backend:
    """A backend by name, as the command line has it, and what makes a process of it. `close` ends the one that has said
    what it is, which is the first to be started.
    """

    name: str
    start: Callable[[], GridOracle]
    described: str = ""
    close: Callable[[], None] = lambda: None


def backend(target: str, patience_s: float = 60.0, *, or_run: bool = False) -> Backend:
    """The backend of a name (`jax:PLATFORM`, the file of a plugin, `-- COMMAND`); BadBackend where there is none.
    `or_run`: who asks has looked for the folder of a run first.
    """
    if target.startswith(COMMAND):
        command, name = shlex.split(target[len(COMMAND) :]), target
        if any(f"{{{PLACEHOLDERS[0]}}}" in word for word in command):
            if shutil.which(command[0]) is None:
                raise BadBackend(f"expected a command that can be run, found {command[0]!r}, which is none")
            return Backend(name, lambda: PerCase(name, command, patience_s), "a command that is run for each case")
        return _greeted(name, lambda: Worker(name, command, patience_s, START_S, LINES, foreign=True))
    if target == JAX:
        raise BadBackend("expected the name of a platform behind jax:, found none: try jax:cpu")
    if target.startswith(JAX):
        return _greeted(target, lambda: Worker(target, child_command("pjrt", target[len(JAX) :]), patience_s, START_S))
    path = Path(target)
    if not path.is_file():
        raise BadBackend(_no_backend(target, path.is_dir(), or_run))
    if _machine(path) not in (None, _machine(Path(sys.executable))):
        raise BadBackend(f"{target} cannot be used: it is built for other machines than this one, which is {machine()}")
    resolved = str(path.resolve())
    return _greeted(target, lambda: Worker(target, child_command("pjrt", resolved), patience_s, START_S))


def _no_backend(target: str, is_folder: bool, or_run: bool) -> str:
    from opspec.conform.results import FILE

    run = "the folder of `opspec conform -o`, " if or_run else ""
    found = (
        f"a folder{f' without {FILE}' if or_run else ''}" if is_folder else f"no file{' or folder' if or_run else ''}"
    )
    return f"expected {run}jax:PLATFORM, the file of a PJRT plugin, or `-- COMMAND`; found {target!r}, which is {found}"


def _machine(path: Path) -> bytes | None:
    """For which machines a library or program is built, as its ELF header says; None of other files."""
    with path.open("rb") as file:
        head = file.read(20)
    return head[18:20] if head.startswith(b"\x7fELF") else None


def named(target: str | None, command: Sequence[str] | None, option: str = "") -> str:
    """The name of the backend that a command line has: in a word, behind an option maybe, or behind two dashes."""
    if target is None and not command:
        word = f"{option} BACKEND" if option else "BACKEND"
        raise BadBackend(
            f"expected a backend as {word} (jax:PLATFORM, the file of a plugin), or as `-- COMMAND`; found none"
        )
    if target is not None and command:
        raise BadBackend(f"expected a backend or `-- COMMAND`, and not both; found {target} and {shlex.join(command)}")
    return target if target is not None else f"{COMMAND}{shlex.join(command or ())}"


def _greeted(name: str, start: Callable[[], Worker]) -> Backend:
    """The backend, once a process of it has started and said what it is."""
    first = start()
    said = first.hello()
    if isinstance(said, Unsupported):
        first.close()
        how = {
            DECLINES: "cannot be used",
            DIES: "ends at once",
            HANGS: "does not start",
            GARBLES: "does not say what it is",
        }
        raise BadBackend(f"{name} {how[said.how]}: {_one_line(said.reason)}")
    waiting = iter([first])
    return Backend(name, lambda: next(waiting, None) or start(), said, first.close)


def _one_line(text: str) -> str:
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    return lines[-1] if len(lines) > 1 and lines[0].startswith("exit status") else " ".join(lines[:1])
